#include "net/client/tls_server.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdio>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <thread>
#include <unistd.h>

namespace damas::net {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Error = boost::system::error_code;

struct Certificate {
  explicit Certificate(const std::string& host) : key(EVP_EC_gen("P-256")), x509(X509_new()) {
    X509_set_version(x509, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(x509), 1);
    X509_gmtime_adj(X509_getm_notBefore(x509), -3600);
    X509_gmtime_adj(X509_getm_notAfter(x509), 3600);
    X509_set_pubkey(x509, key);
    X509_NAME* subject = X509_get_subject_name(x509);
    const auto* text = reinterpret_cast<const unsigned char*>(host.c_str());
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, text, -1, -1, 0);
    X509_set_issuer_name(x509, subject);
    const std::string names = "DNS:" + host;
    X509_EXTENSION* extension =
        X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, names.c_str());
    X509_add_ext(x509, extension, -1);
    X509_EXTENSION_free(extension);
    X509_sign(x509, key, EVP_sha256());
  }
  ~Certificate() {
    X509_free(x509);
    EVP_PKEY_free(key);
  }
  Certificate(const Certificate&) = delete;
  Certificate& operator=(const Certificate&) = delete;

  EVP_PKEY* key;
  X509* x509;
};

}  // namespace

class TlsServer::Impl {
 public:
  explicit Impl(const std::string& host) {
    const Certificate certificate(host);
    SSL_CTX_use_certificate(context_.native_handle(), certificate.x509);
    SSL_CTX_use_PrivateKey(context_.native_handle(), certificate.key);
    file_ = std::filesystem::temp_directory_path() /
            ("damas-tls-" + std::to_string(getpid()) + "-" + std::to_string(port()) + ".pem");
    std::FILE* file = std::fopen(file_.c_str(), "w");
    PEM_write_X509(file, certificate.x509);
    std::fclose(file);
    thread_ = std::thread([this] { serve(); });
  }

  ~Impl() {
    stopping_ = true;
    Error ignored;
    tcp::socket last(io_);
    last.connect(acceptor_.local_endpoint(), ignored);  // so that accept() returns
    last.close(ignored);
    thread_.join();
    std::filesystem::remove(file_);
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  const std::filesystem::path& file() const { return file_; }

 private:
  void serve() {
    while (!stopping_) {
      boost::beast::websocket::stream<asio::ssl::stream<tcp::socket>> socket(io_, context_);
      Error error;
      acceptor_.accept(socket.next_layer().next_layer(), error);
      if (!error) socket.next_layer().handshake(asio::ssl::stream_base::server, error);
      if (!error) socket.accept(error);
      boost::beast::flat_buffer buffer;
      while (!error) {
        socket.read(buffer, error);
        if (!error) socket.write(buffer.data(), error);
        buffer.consume(buffer.size());
      }
    }
  }

  asio::io_context io_;
  asio::ssl::context context_{asio::ssl::context::tls_server};
  tcp::acceptor acceptor_{io_, {asio::ip::address_v4::loopback(), 0}};
  std::filesystem::path file_;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

TlsServer::TlsServer(const std::string& host) : impl_(std::make_unique<Impl>(host)) {}

TlsServer::~TlsServer() = default;

std::uint16_t TlsServer::port() const {
  return impl_->port();
}

std::filesystem::path TlsServer::certificate() const {
  return impl_->file();
}

}  // namespace damas::net
