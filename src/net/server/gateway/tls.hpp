// Owns the TLS certificate of the port; internal to src/net/server/gateway.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

namespace damas::net {

// Reads PEM files: the certificate chain, the server's own certificate first, and its key. Throws
// std::runtime_error with a sentence that says which file cannot be used, and why.
std::shared_ptr<boost::asio::ssl::context> tls_with(const std::string& certificate,
                                                    const std::string& key);

}  // namespace damas::net
