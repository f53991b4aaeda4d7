// Owns canonical Huffman codes, and texts of bits, the highest bit of each byte first.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damas::endgame {

class BitWriter {
 public:
  // Appends the lowest `count` bits of `value`, 0..32.
  void put(std::uint32_t value, int count);
  // All bits, filled up with zeros to whole bytes.
  std::string bytes() const;

 private:
  std::string whole_;
  std::uint64_t rest_ = 0;
  int bits_ = 0;
};

// Bits for random access. Beyond the end there are zeros.
class BitText {
 public:
  explicit BitText(std::string_view bytes) : bytes_(bytes), size_(8 * bytes.size()) {
    bytes_.append(padding, '\0');
  }

  std::size_t size() const { return size_; }

  // The 64 bits from bit `position` on, which is at most size(); the lowest seven may be missing.
  std::uint64_t from(std::size_t position) const {
    const char* const first = bytes_.data() + position / 8;
    std::uint64_t window = 0;
    for (std::size_t i = 0; i < padding; ++i)
      window = window << 8 | static_cast<unsigned char>(first[i]);
    return window << position % 8;
  }

 private:
  static constexpr std::size_t padding = 8;

  std::string bytes_;
  std::size_t size_;
};

inline constexpr int longest_code = 15;

// The bits of each symbol's code for those counts, 0 for a symbol that does not occur, and at most
// `longest_code`. A lone symbol has a code of one bit.
std::vector<std::uint8_t> code_lengths(std::vector<std::uint64_t> counts);

// The code of each symbol, for writing.
std::vector<std::uint32_t> codes(const std::vector<std::uint8_t>& lengths);

// Reads symbols of a code.
class HuffmanReader {
 public:
  struct Symbol {
    int symbol;
    int bits;  // length of its code; 0 if no code begins with these bits
  };

  // Each length is 0..longest_code. Throws std::runtime_error if no code has these lengths.
  explicit HuffmanReader(const std::vector<std::uint8_t>& lengths);

  // The symbol whose code the highest bits are.
  Symbol read(std::uint64_t window) const {
    const auto top = static_cast<std::uint32_t>(window >> 48);
    for (std::size_t n = 1; n <= longest_code; ++n) {
      if (top >= end_[n]) continue;
      const std::uint32_t rank = (top - begin_[n]) >> (16 - n);
      return {symbols_[place_[n] + rank], static_cast<int>(n)};
    }
    return {0, 0};
  }

 private:
  using ByLength = std::array<std::uint32_t, longest_code + 1>;

  // The codes of a length as the highest of 16 bits: the first, and the end of the last.
  ByLength begin_ = {};
  ByLength end_ = {};
  ByLength place_ = {};                // where the symbols of a length begin
  std::vector<std::uint8_t> symbols_;  // ordered by length, then by value
};

}  // namespace damas::endgame
