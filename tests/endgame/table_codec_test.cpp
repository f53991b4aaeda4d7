#include "endgame/table_codec.hpp"

#include <stdexcept>

#include <doctest/doctest.h>

#include "endgame/consistency.hpp"

namespace damas::endgame {

namespace {

const Material king_against_man{{0, 1}, {1, 0}};

struct Example {
  std::unique_ptr<Tables> tables = make_tables(Variant::English);
  PairValues pair;
  std::string bytes;

  Example() {
    compute_all(*tables, 2);
    pair = {tables->values(king_against_man), tables->values(king_against_man.swapped())};
    bytes = bytes_of(pair, Variant::English, king_against_man);
  }
  PairValues read(std::string_view text) const {
    return pair_from(text, *tables, Variant::English, king_against_man);
  }
};

}  // namespace

TEST_CASE("a table that was written is read") {
  const Example example;
  const PairValues read = example.read(example.bytes);
  CHECK(read.values == example.pair.values);
  CHECK(read.swapped == example.pair.swapped);
}

TEST_CASE("damaged bytes are refused, wherever the damage is") {
  const Example example;
  for (std::size_t i = 0; i < example.bytes.size(); i += 97) {
    std::string damaged = example.bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    CHECK_THROWS_AS(example.read(damaged), std::runtime_error);
  }
}

TEST_CASE("bytes that end too early are refused") {
  const Example example;
  for (std::size_t size = 0; size < example.bytes.size(); size += 53)
    CHECK_THROWS_AS(example.read(example.bytes.substr(0, size)), std::runtime_error);
}

TEST_CASE("tables of another variant or material are refused with what was expected") {
  const Example example;
  const std::string italian = bytes_of(example.pair, Variant::Italian, king_against_man);
  CHECK_THROWS_WITH(example.read(italian), "expected tables of english");
  const std::string other = bytes_of(example.pair, Variant::English, {{0, 1}, {0, 1}});
  CHECK_THROWS_WITH(example.read(other), "expected the material 0110");
}

}  // namespace damas::endgame
