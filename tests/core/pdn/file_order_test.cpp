#include "core/pdn/file_order.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

namespace {

using Evidence = ResultEvidence;

PdnGame only_game(const std::string& text) {
  auto games = read_pdn(text);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

FileOrder order_of(std::initializer_list<std::pair<Side, Evidence>> games) {
  FileOrder order;
  for (const auto& [named_first, evidence] : games)
    order.add(Variant::English, named_first, evidence);
  return order;
}

}  // namespace

TEST_CASE("The ends of games show the order of a file, and otherwise most of its games") {
  CHECK_FALSE(FileOrder{}.shown());
  CHECK(FileOrder{}.usual() == Side::White);
  const FileOrder old = order_of({{Side::Black, Evidence::OldConvention},
                                  {Side::Black, Evidence::OldConvention},
                                  {Side::White, Evidence::Standard}});
  CHECK_FALSE(old.shown());
  CHECK(old.usual() == Side::Black);
  const FileOrder shown = order_of({{Side::Black, Evidence::OldConvention},
                                    {Side::Black, Evidence::OldConvention},
                                    {Side::White, Evidence::FinalPosition}});
  CHECK(shown.shown() == Side::White);
  CHECK(shown.usual() == Side::White);
}

TEST_CASE("Games that White begins say nothing about the order of a file") {
  FileOrder order;
  order.add(Variant::Brazilian, Side::Black, Evidence::FinalPosition);
  CHECK_FALSE(order.shown());
  CHECK(order.usual() == Side::White);
}

TEST_CASE("A result stands in the order of the file if readers will understand it there") {
  const FileOrder guessed = order_of({{Side::Black, Evidence::OldConvention}});
  const FileOrder shown = order_of({{Side::Black, Evidence::FinalPosition}});
  const PdnGame resigned = only_game("[GameType \"21\"][Result \"1-0\"] 1. 11-15 24-20 *");
  const auto result_in = [](const PdnGame& game, const FileOrder& order) {
    return to_text(only_game(write_pdn(ordered_for(game, order))).result);
  };
  // With its tag GameType, it would be read as one that names White first.
  CHECK(result_in(resigned, guessed) == "1-0");
  CHECK(result_in(resigned, shown) == "0-1");
  CHECK(result_in(resigned, {}) == "1-0");
  const PdnGame taken =
      only_game("[GameType \"21\"][Result \"0-1\"][FEN \"B:W18:B15\"] 1. 15x22 *");
  CHECK(result_in(taken, guessed) == "1-0");
  CHECK(result_in(taken, shown) == "1-0");
  CHECK(result_in(taken, {}) == "0-1");
  const PdnGame brazilian = only_game("[GameType \"26\"][Result \"2-0\"] 1. c3-d4 *");
  CHECK(result_in(brazilian, shown) == "2-0");
}

}  // namespace damas
