// Native links in a build without OpenSSL.
#include "net/client/native_talk.hpp"

namespace damas::net {

std::shared_ptr<Trust> make_trust() {
  return nullptr;
}

std::shared_ptr<Talk> tls_talk(boost::asio::io_context&, const std::shared_ptr<Mailbox>&,
                               const Url&, Trust&) {
  return nullptr;
}

}  // namespace damas::net
