// Owns numbers of variable length in stored bytes: seven bits a byte, the lowest first.
#pragma once

#include <algorithm>

#include "core/bytes.hpp"

namespace damas::games {

inline void add_varint(std::string& bytes, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7)
    bytes.push_back(static_cast<char>((value & 0x7F) | 0x80));
  bytes.push_back(static_cast<char>(value));
}

// Beyond the end it returns zero and clears reader.ok().
inline std::uint64_t read_varint(ByteReader& reader) {
  std::uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const auto byte = reader.number<std::uint8_t>();
    value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
    if ((byte & 0x80) == 0) break;
  }
  return value;
}

inline void add_long_text(std::string& bytes, std::string_view text) {
  add_varint(bytes, text.size());
  bytes.append(text);
}

inline std::string_view read_long_text(ByteReader& reader) {
  const std::uint64_t size = read_varint(reader);
  // A damaged size must not overflow on 32 bits.
  return reader.take(
      static_cast<std::size_t>(std::min<std::uint64_t>(size, reader.rest().size() + 1)));
}

}  // namespace damas::games
