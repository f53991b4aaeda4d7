#include <doctest/doctest.h>

#include "coach/explain.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::coach {
namespace {

std::vector<Claim> about(Variant variant, const char* fen, const char* move) {
  const Game game(std::get<AnyPosition>(parse_fen(variant, fen)));
  for (const Move& m : game.legal_moves()) {
    if (to_text(game, m) == move) return explain(game, m, {}, {});
  }
  FAIL("not legal: ", move);
  return {};
}

template <class C>
const C* find(const std::vector<Claim>& claims) {
  for (const Claim& claim : claims) {
    if (const C* c = std::get_if<C>(&claim)) return c;
  }
  return nullptr;
}

TEST_CASE("A move that takes the last piece wins") {
  const auto claims = about(Variant::English, "W:W18:B15", "18x11");
  REQUIRE(find<ForcedEnd>(claims) != nullptr);
  CHECK(find<ForcedEnd>(claims)->winner == Side::White);
  CHECK(find<ForcedEnd>(claims)->moves == 0);
}

TEST_CASE("Without a search and without certain claims nothing is said") {
  const Game game(Variant::Brazilian);
  CHECK(explain(game, game.legal_moves().front(), {}, {}).empty());
}

TEST_CASE("Without certain claims, the search is quoted") {
  const Game game(Variant::Brazilian);
  const Move m = game.legal_moves().front();
  const Move better = game.legal_moves().back();
  const auto claims = explain(game, m, {ReportLine{20, {better}}, ReportLine{-30, {m}}}, {});
  REQUIRE(find<Worth>(claims) != nullptr);
  CHECK(find<Worth>(claims)->better == better);
  CHECK(find<Worth>(claims)->loss == 50);
}

}  // namespace
}  // namespace damas::coach
