#include "endgame/packed_tables.hpp"

#include <stdexcept>

#include <doctest/doctest.h>

#include "endgame/packed_check.hpp"

namespace damas::endgame {

namespace {

std::string two_pieces(Variant variant) {
  const auto tables = make_tables(variant);
  compute_all(*tables, 2);
  return packed(*tables, variant, 2);
}

std::string with_checksum(std::string content) {
  add_number(content, checksum(content));
  return content;
}

}  // namespace

TEST_CASE("two pieces: every result is as in the tables") {
  for (const Variant variant : {Variant::English, Variant::Brazilian, Variant::Casual,
                                Variant::Antidraughts, Variant::Breakthrough, Variant::Frisian}) {
    CAPTURE(info(variant).id);
    const auto tables = make_tables(variant);
    compute_all(*tables, 2);
    const PackedTables read(packed(*tables, variant, 2), variant);
    CHECK(read.pieces() == 2);
    CHECK(wrongly_packed(*tables, read, 2) == 0);
  }
}

TEST_CASE("the side to move may be Black") {
  const PackedTables read(two_pieces(Variant::English), Variant::English);
  const auto tables = make_tables(Variant::English);
  compute_all(*tables, 2);
  const Material material{{0, 1}, {1, 0}};
  int asked = 0;
  for (std::size_t i = 0; i < tables->size(material); ++i) {
    const AnyPosition position = tables->position(material, i);
    const CompiledRules& rules = compiled_rules(Variant::English);
    MoveList moves;
    rules.legal_moves(position, moves);
    for (const Move& m : moves) {
      const AnyPosition next = rules.after(position, m);
      CHECK(read.find(next) == tables->find(next)->sign);
      ++asked;
    }
  }
  CHECK(asked > 1000);
}

TEST_CASE("more pieces than are stored have no result") {
  const PackedTables read(two_pieces(Variant::English), Variant::English);
  CHECK_FALSE(read.find(start_of(Variant::English)));
  const auto tables = make_tables(Variant::English);
  CHECK_FALSE(read.find(tables->position({{1, 1}, {0, 1}}, 0)));
}

TEST_CASE("damaged bytes are refused, wherever the damage is") {
  const std::string bytes = two_pieces(Variant::English);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    CHECK_THROWS_AS(PackedTables(damaged, Variant::English), std::runtime_error);
    CHECK_THROWS_AS(PackedTables(bytes.substr(0, i), Variant::English), std::runtime_error);
  }
  std::string damaged = bytes;
  damaged[bytes.size() / 2] = static_cast<char>(damaged[bytes.size() / 2] ^ 4);
  CHECK_THROWS_WITH(PackedTables(damaged, Variant::English),
                    "it is damaged or cut off: expected another checksum");
}

TEST_CASE("other files are refused with what was expected") {
  CHECK_THROWS_WITH(PackedTables("PNG", Variant::English),
                    "expected a file that begins with 'Damas packed endings 1'");
  CHECK_THROWS_WITH(PackedTables(two_pieces(Variant::Italian), Variant::English),
                    "expected packed endings of english");
  std::string content(packed_mark);
  add_text(content, "english");
  CHECK_THROWS_WITH(PackedTables(with_checksum(content + '\x09'), Variant::English),
                    "expected endings of 2 to 6 pieces");
  CHECK_THROWS_WITH(
      PackedTables(with_checksum(content + std::string("\x02\x01\x01\x01\x01\x01\x01", 7)),
                   Variant::English),
      "expected a material of its pieces and an order of sets");
  CHECK_THROWS_WITH(
      PackedTables(with_checksum(content + std::string("\x02\x00!", 3)), Variant::English),
      "expected the end of the file behind the last table");
}

}  // namespace damas::endgame
