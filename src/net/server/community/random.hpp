// Owns unguessable identifiers, made from a given source of random bits.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "net/protocol/limits.hpp"
#include "net/protocol/values.hpp"

namespace damas::net {

// Each call gives 64 random bits. Tokens are secrets, so a server must use a cryptographic
// generator.
using RandomBits = std::function<std::uint64_t()>;

inline std::string random_hex(const RandomBits& random, std::size_t digits) {
  std::string text;
  while (text.size() < digits) {
    std::uint64_t bits = random();
    for (int i = 0; i < 16; ++i, bits >>= 4)
      text += "0123456789abcdef"[bits & 15];
  }
  text.resize(digits);
  return text;
}

inline std::string random_uuid(const RandomBits& random) {
  std::string hex = random_hex(random, 32);
  hex[12] = '4';
  hex[16] = "89ab"[static_cast<unsigned char>(hex[16]) % 4];
  for (const std::size_t at : {8U, 13U, 18U, 23U})
    hex.insert(at, "-");
  return hex;
}

inline std::string random_token(const RandomBits& random) {
  return random_hex(random, 64);
}

inline std::string random_room_code(const RandomBits& random) {
  std::string code;
  while (code.size() < limits::room_letters)
    code += room_alphabet[random() % room_alphabet.size()];
  return code;
}

}  // namespace damas::net
