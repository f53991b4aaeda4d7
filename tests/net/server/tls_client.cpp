#include "net/server/tls_client.hpp"

#include <csignal>
#include <cstdio>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <random>
#include <stdexcept>

namespace damas::net {

namespace {

struct Free {
  void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
  void operator()(SSL* tls) const { SSL_free(tls); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(X509* certificate) const { X509_free(certificate); }
  void operator()(std::FILE* file) const { std::fclose(file); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

Owned<std::FILE> open_to_write(const std::string& path) {
  Owned<std::FILE> file(std::fopen(path.c_str(), "w"));
  if (!file) throw std::runtime_error("cannot write " + path);
  return file;
}

std::string common_name(const X509_NAME* name) {
  char text[64] = "";
  X509_NAME_get_text_by_NID(name, NID_commonName, text, sizeof text);
  return text;
}

}  // namespace

struct TlsClient::State {
  Owned<SSL_CTX> context{SSL_CTX_new(TLS_client_method())};
  Owned<SSL> tls{SSL_new(context.get())};
};

TlsClient::TlsClient(std::uint16_t port) : RawClient(port), state_(std::make_unique<State>()) {
  std::signal(SIGPIPE, SIG_IGN);  // OpenSSL's writes do not suppress the signal
  SSL_set_fd(state_->tls.get(), socket());
  if (SSL_connect(state_->tls.get()) != 1) throw std::runtime_error("no TLS here");
}

TlsClient::~TlsClient() {
  SSL_shutdown(state_->tls.get());
}

std::string TlsClient::server_name() const {
  const Owned<X509> certificate(SSL_get1_peer_certificate(state_->tls.get()));
  return common_name(X509_get_subject_name(certificate.get()));
}

long TlsClient::send_some(const char* bytes, std::size_t count) {
  return SSL_write(state_->tls.get(), bytes, static_cast<int>(count));
}

long TlsClient::receive_some(char* bytes, std::size_t count) {
  return SSL_read(state_->tls.get(), bytes, static_cast<int>(count));
}

TestCertificate::TestCertificate(const std::string& name)
    : folder_(std::filesystem::temp_directory_path() /
              ("damas-tls-" + std::to_string(std::random_device{}()))) {
  std::filesystem::create_directories(folder_);
  make(name);
}

TestCertificate::~TestCertificate() {
  std::filesystem::remove_all(folder_);
}

void TestCertificate::make(const std::string& name) const {
  const Owned<EVP_PKEY> pair(EVP_EC_gen("P-256"));
  const Owned<X509> signed_by_itself(X509_new());
  X509* made = signed_by_itself.get();
  constexpr long day = 24L * 3600;
  X509_set_version(made, 2);
  ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
  X509_gmtime_adj(X509_getm_notBefore(made), -day);
  X509_gmtime_adj(X509_getm_notAfter(made), day);
  X509_NAME_add_entry_by_txt(X509_get_subject_name(made), "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
  X509_set_issuer_name(made, X509_get_subject_name(made));
  X509_set_pubkey(made, pair.get());
  if (X509_sign(made, pair.get(), EVP_sha256()) == 0) throw std::runtime_error("cannot sign");
  PEM_write_X509(open_to_write(certificate()).get(), made);
  PEM_write_PrivateKey(open_to_write(key()).get(), pair.get(), nullptr, nullptr, 0, nullptr,
                       nullptr);
}

}  // namespace damas::net
