// Reads files that are cut off, damaged or nonsense. The reader must not crash or hang.
#include <random>

#include <doctest/doctest.h>

#include "core/pdn/index.hpp"
#include "core/pdn/writer.hpp"
#include "random_pdn.hpp"

namespace damas {

namespace {

std::string some_file(std::uint64_t seed) {
  RandomPdn random(seed);
  std::vector<PdnGame> games;
  for (const Variant v : {Variant::International, Variant::Russian, Variant::English,
                          Variant::Turkish, Variant::Casual}) {
    games.push_back(random.game(v, 40, true));
  }
  return write_pdn(games);
}

// Reads, writes and reads again: the part of a broken file that was read must not change.
void check_survives(const std::string& text) {
  std::vector<PdnGame> games = read_pdn(text);
  for (const PdnGame& game : games) {
    for (const PdnError& error : game.errors) {
      CHECK(error.at <= text.size());
      CHECK_FALSE(describe(error).empty());
    }
  }
  const std::vector<PdnGame> again = read_pdn(write_pdn(games));
  REQUIRE(again.size() == games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    CAPTURE(text);
    CHECK(again[i].tree == games[i].tree);
  }
}

}  // namespace

TEST_CASE("A file that is cut off anywhere is read up to the cut") {
  const std::string text = some_file(1);
  for (std::size_t length = 0; length < text.size(); length += 37)
    check_survives(text.substr(0, length));
}

TEST_CASE("Damaged bytes do not crash the reader") {
  const std::string text = some_file(2);
  std::mt19937_64 random(3);
  const std::string_view marks = "{}()[]\";$*/!?.-:x%\n\\ 0a\xFF";
  for (int i = 0; i < 150; ++i) {
    std::string damaged = text;
    for (int n = 0; n < 1 + i % 7; ++n)
      damaged[random() % text.size()] = marks[random() % marks.size()];
    check_survives(damaged);
  }
}

TEST_CASE("Inserted and deleted parts do not crash the reader") {
  const std::string text = some_file(4);
  std::mt19937_64 random(5);
  for (int i = 0; i < 60; ++i) {
    const std::string piece = text.substr(random() % text.size(), random() % 200);
    std::string mixed = text;
    mixed.insert(random() % mixed.size(), piece);
    mixed.erase(random() % mixed.size(), random() % 100);
    check_survives(mixed);
  }
}

TEST_CASE("The reader finishes with long nonsense") {
  for (const std::string_view piece : {"(",
                                       ")",
                                       "{",
                                       "}",
                                       "[",
                                       "[A \"",
                                       "\"]",
                                       "/",
                                       "/FEN \"",
                                       "$",
                                       "*",
                                       "1",
                                       "1-",
                                       "1-2",
                                       "a1",
                                       "x",
                                       ".",
                                       "%\n",
                                       ";",
                                       "\\",
                                       "32-28 (",
                                       "[A \"b\"]\n\n",
                                       "[A \"b\"] 32-28 ",
                                       "\xC2",
                                       " "}) {
    std::string text;
    while (text.size() < 20000)
      text += piece;
    check_survives(text);
  }
}

}  // namespace damas
