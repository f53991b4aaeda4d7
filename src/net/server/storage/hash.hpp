// Owns the hash under which tokens are stored.
#pragma once

#include <string>

namespace damas::net::storage {

// SHA-256 in hexadecimal digits. Tokens have 256 random bits, so no salt or slow hash is needed.
std::string sha256_hex(const std::string& text);

}  // namespace damas::net::storage
