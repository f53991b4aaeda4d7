#include "endgame/huffman.hpp"

#include <stdexcept>

#include <doctest/doctest.h>

namespace damas::endgame {

namespace {

// Writes each symbol once and reads it back.
void check_round_trip(const std::vector<std::uint8_t>& lengths) {
  const std::vector<std::uint32_t> words = codes(lengths);
  BitWriter writer;
  for (std::size_t i = 0; i < lengths.size(); ++i)
    writer.put(words[i], lengths[i]);
  const BitText text(writer.bytes());
  const HuffmanReader reader(lengths);
  std::size_t bit = 0;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (lengths[i] == 0) continue;
    const auto [symbol, bits] = reader.read(text.from(bit));
    CHECK(symbol == static_cast<int>(i));
    CHECK(bits == lengths[i]);
    bit += static_cast<std::size_t>(bits);
  }
  CHECK((bit + 7) / 8 * 8 == text.size());
}

}  // namespace

TEST_CASE("frequent symbols have short codes, and all can be read back") {
  const auto lengths = code_lengths({50, 1, 0, 2, 10});
  CHECK(lengths == std::vector<std::uint8_t>{1, 3, 0, 3, 2});
  check_round_trip(lengths);
}

TEST_CASE("a lone symbol has a code of one bit, and without symbols there is no code") {
  CHECK(code_lengths({0, 7, 0}) == std::vector<std::uint8_t>{0, 1, 0});
  CHECK(code_lengths({0, 0}) == std::vector<std::uint8_t>{0, 0});
  CHECK(HuffmanReader({0, 0}).read(0).bits == 0);
}

TEST_CASE("counts that ask for longer codes than allowed get codes of the greatest length") {
  std::vector<std::uint64_t> counts = {1, 1};
  while (counts.size() < 40)
    counts.push_back(counts[counts.size() - 1] + counts[counts.size() - 2]);
  const auto lengths = code_lengths(counts);
  for (const int length : lengths) {
    CHECK(length >= 1);
    CHECK(length <= longest_code);
  }
  check_round_trip(lengths);
}

TEST_CASE("lengths that form no code are refused") {
  CHECK_THROWS_WITH_AS(HuffmanReader({1, 1, 1}), "expected lengths of a Huffman code",
                       std::runtime_error);
}

TEST_CASE("bits are read from any position, and zeros beyond the end") {
  BitWriter writer;
  writer.put(5, 3);
  writer.put(0, 0);
  writer.put(0xABCDEF01U, 32);
  const BitText text(writer.bytes());
  CHECK(text.size() == 40);
  CHECK((text.from(0) >> 61) == 5);
  CHECK((text.from(3) >> 32) == 0xABCDEF01U);
  CHECK(text.from(40) == 0);
}

}  // namespace damas::endgame
