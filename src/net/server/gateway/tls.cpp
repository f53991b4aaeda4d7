#include "net/server/gateway/tls.hpp"

#include <openssl/err.h>
#include <stdexcept>

namespace damas::net {

namespace ssl = boost::asio::ssl;

std::shared_ptr<ssl::context> tls_with(const std::string& certificate, const std::string& key) {
  boost::system::error_code error;
  const auto must = [&error](const std::string& what, const std::string& file) {
    ERR_clear_error();
    if (error)
      throw std::runtime_error("cannot use the " + what + " " + file + ": " + error.message());
  };
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
  // Saves memory: thousands of connections are idle most of the time.
  SSL_CTX_set_mode(context->native_handle(), SSL_MODE_RELEASE_BUFFERS);
  context->use_certificate_chain_file(certificate, error);
  must("certificate (expected a chain in PEM)", certificate);
  context->use_private_key_file(key, ssl::context::pem, error);
  must("key (expected that of the certificate, in PEM)", key);
  return context;
}

}  // namespace damas::net
