// Native links over TLS. The system must trust the server's certificate for its name.
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <cstdint>
#include <mutex>

#include "net/client/native_socket.hpp"

namespace damas::net {

namespace {
namespace ssl = boost::asio::ssl;
using TlsStream = boost::beast::ssl_stream<boost::beast::tcp_stream>;

// OpenSSL's error codes for a peer that does not speak TLS; they depend on its version.
bool is_no_tls(int reason) {
  switch (reason) {
#ifdef SSL_R_WRONG_VERSION_NUMBER
    case SSL_R_WRONG_VERSION_NUMBER:
#endif
#ifdef SSL_R_HTTP_REQUEST
    case SSL_R_HTTP_REQUEST:
#endif
#ifdef SSL_R_PACKET_LENGTH_TOO_LONG
    case SSL_R_PACKET_LENGTH_TOO_LONG:
#endif
      return true;
    default:
      return false;
  }
}
}  // namespace

class TrustedCertificates {
 public:
  // May be called from any thread.
  ssl::context& context() {
    std::call_once(read_, [this] {
      Error ignored;  // without certificates every server is refused later, with a reason
      context_.set_default_verify_paths(ignored);
      context_.set_verify_mode(ssl::verify_peer);
    });
    return context_;
  }

 private:
  std::once_flag read_;
  ssl::context context_{ssl::context::tls_client};
};

template <>
struct Carrier<TlsStream> {
  boost::beast::websocket::stream<TlsStream> open(boost::asio::io_context& io) const {
    return boost::beast::websocket::stream<TlsStream>(io, context);
  }

  template <typename Socket, typename Done>
  void agree(Socket& socket, Done done) {
    auto& tls = socket.next_layer();
    tls.set_verify_callback(ssl::host_name_verification(host));
    Error is_name;
    boost::asio::ip::make_address(host, is_name);
    // Server name indication is for names, not for addresses.
    if (is_name)
      SSL_ctrl(tls.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
               host.data());
    tls.async_handshake(ssl::stream_base::client, std::move(done));
  }

  // A server that is too slow or closes the connection may still be a server of this game.
  static Link::Found found(const Error& error) {
    if (error.category() != boost::asio::error::get_ssl_category()) return Link::Found::Nobody;
    const int reason = ERR_GET_REASON(static_cast<std::uint32_t>(error.value()));
    if (reason == SSL_R_CERTIFICATE_VERIFY_FAILED) return Link::Found::NoTrust;
    return is_no_tls(reason) ? Link::Found::NoTls : Link::Found::Nobody;
  }

  std::string host;
  ssl::context& context;
};

std::shared_ptr<TrustedCertificates> make_trust() {
  return std::make_shared<TrustedCertificates>();
}

std::shared_ptr<NativeSocket> tls_socket(boost::asio::io_context& io,
                                         const std::shared_ptr<Mailbox>& box, const Url& url,
                                         TrustedCertificates& trust) {
  return std::make_shared<StreamSocket<TlsStream>>(io, box, url,
                                                   Carrier<TlsStream>{url.host, trust.context()});
}

}  // namespace damas::net
