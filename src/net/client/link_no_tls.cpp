// Native links in a build without OpenSSL.
#include "net/client/native_socket.hpp"

namespace damas::net {

std::shared_ptr<TrustedCertificates> make_trust() {
  return nullptr;
}

std::shared_ptr<NativeSocket> tls_socket(boost::asio::io_context&, const std::shared_ptr<Mailbox>&,
                                         const Url&, TrustedCertificates&) {
  return nullptr;
}

}  // namespace damas::net
