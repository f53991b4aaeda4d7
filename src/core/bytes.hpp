// Owns the binary form of numbers and texts in files: little-endian on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace damas {

template <class T>
void add_number(std::string& bytes, T value) {
  auto rest = static_cast<std::uint64_t>(value);
  for (std::size_t i = 0; i < sizeof(T); ++i, rest >>= 8)
    bytes.push_back(static_cast<char>(rest & 0xFFU));
}

// Appends the size of a text as one byte, then the text, cut off after 255 bytes.
inline void add_text(std::string& bytes, std::string_view text) {
  const std::string_view part = text.substr(0, 255);
  add_number(bytes, static_cast<std::uint8_t>(part.size()));
  bytes.append(part);
}

// FNV-1a, which detects damage on a disk or in transmission.
inline std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t sum = 0xCBF29CE484222325U;
  for (const char c : bytes)
    sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return sum;
}

// Reads bytes from front to back. A read beyond the end returns zero and clears `ok` permanently.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  bool ok() const { return ok_; }
  std::string_view rest() const { return rest_; }

  std::string_view take(std::size_t size) {
    if (size > rest_.size()) {
      ok_ = false;
      rest_ = {};
      return {};
    }
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }

  template <class T>
  T number() {
    std::uint64_t value = 0;
    const std::string_view taken = take(sizeof(T));
    for (std::size_t i = taken.size(); i > 0; --i)
      value = value << 8 | static_cast<unsigned char>(taken[i - 1]);
    return static_cast<T>(value);
  }

  std::string_view text() { return take(number<std::uint8_t>()); }

 private:
  std::string_view rest_;
  bool ok_ = true;
};

}  // namespace damas
