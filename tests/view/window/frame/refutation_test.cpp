#include "view/window/frame/refutation.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::test {

namespace {

using Milliseconds = Refutation::Milliseconds;

// c3-d4 loses a man.
constexpr const char* threatened = "W:Wc3,f2,h2:Be5,f8,h8";

}  // namespace

TEST_CASE("A slow search for a mistake is told of, and given up in the end") {
  Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, threatened)));
  const std::vector<Move> legal = game.legal_moves();
  const auto mistake = std::find_if(
      legal.begin(), legal.end(), [&](const Move& move) { return to_text(game, move) == "c3-d4"; });
  REQUIRE(mistake != legal.end());
  game.play(*mistake);
  const auto looking = [&](Milliseconds patience) {
    Refutation guard;
    guard.look(game, Drive::Caller, {}, coach::loses_a_man, patience);
    return guard;
  };
  Refutation patient = looking(Milliseconds{6000});
  CHECK_FALSE(patient.is_slow());
  REQUIRE(patient.update(Milliseconds{600}));
  CHECK(patient.is_slow());
  while (patient.update(Milliseconds{0}) && patient.searching()) {
  }
  CHECK(patient.found());
  CHECK_FALSE(patient.is_slow());
  Refutation impatient = looking(Milliseconds{500});
  CHECK_FALSE(impatient.update(Milliseconds{600}));
  CHECK_FALSE(impatient.active());
  CHECK_FALSE(impatient.found());
}

}  // namespace damas::test
