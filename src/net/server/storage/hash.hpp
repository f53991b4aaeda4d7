// Owns the fingerprint under which tokens are stored.
#pragma once

#include <string>

namespace damas::net::storage {

// SHA-256 in hexadecimal digits. Enough for tokens of 256 random bits, which nobody can list.
std::string sha256_hex(const std::string& text);

}  // namespace damas::net::storage
