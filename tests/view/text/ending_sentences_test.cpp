#include "view/text/ending_sentences.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

using endgame::CertainMove;
using endgame::CertainResult;

}  // namespace

TEST_CASE("A certain result names the winner and the moves, or the draw") {
  CHECK(text_of(Language::English, CertainResult{Side::White, 9}) == "White wins in 9 moves");
  CHECK(text_of(Language::English, CertainResult{Side::Black, 1}) == "Black wins in 1 move");
  CHECK(text_of(Language::English, CertainResult{Side::Black, std::nullopt}) == "Black can win");
  CHECK(text_of(Language::English, CertainResult{}) == "Drawn");
  CHECK(text_of(Language::Portuguese, CertainResult{Side::White, 1}) ==
        "Brancas vencem em 1 lance");
  CHECK(text_of(Language::Portuguese, CertainResult{Side::Black, 2}) ==
        "Pretas vencem em 2 lances");
}

TEST_CASE("Moves are counted by what they lead to for the side that makes them") {
  const std::vector<CertainMove> moves = {
      {{}, {Side::White, 3}}, {{}, {Side::White, std::nullopt}}, {{}, {}}, {{}, {Side::Black, 2}}};
  CHECK(summary_of(Language::English, moves, Side::White) ==
        "Moves that win (+): 2 · draw (=): 1 · lose (−): 1");
  CHECK(summary_of(Language::English, moves, Side::Black) ==
        "Moves that win (+): 1 · draw (=): 1 · lose (−): 2");
}

}  // namespace damas
