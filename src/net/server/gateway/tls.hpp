// Owns the certificate with which the port speaks TLS; for the sources of this room only.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

namespace damas::net {

// PEM files: the chain, one's own certificate first, and its key. Throws std::runtime_error with a
// sentence that says which file cannot be used, and why.
std::shared_ptr<boost::asio::ssl::context> tls_with(const std::string& certificate,
                                                    const std::string& key);

}  // namespace damas::net
