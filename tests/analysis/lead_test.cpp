#include "analysis/lead.hpp"

#include <doctest/doctest.h>

#include "core/game.hpp"
#include "engine/engine.hpp"

namespace damas::analysis {

namespace {

Material at_start(Variant variant) {
  return Game(variant).material();
}

}  // namespace

TEST_CASE("A lead grows with its score, and is the same for both sides") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    const Material material = at_start(variant);
    CHECK(lead_of(variant, 0, material) == Lead::Level);
    CHECK(lead_of(variant, 100, material) >= Lead::Slight);
    CHECK(lead_of(variant, score::known_win, material) == Lead::Decisive);
    Lead before = Lead::Level;
    for (int score = 0; score <= 3000; score += 25) {
      const Lead lead = lead_of(variant, score, material);
      CHECK(lead >= before);
      CHECK(lead == lead_of(variant, -score, material));
      CHECK(lead == lead_of(variant, score, 0, material));
      before = lead;
    }
  }
}

TEST_CASE("The steps of a lead follow the chances") {
  const Material material = at_start(Variant::Brazilian);
  CHECK(lead_of(Variant::Brazilian, 15, material) == Lead::Level);
  CHECK(lead_of(Variant::Brazilian, 30, material) == Lead::Slight);
  CHECK(lead_of(Variant::Brazilian, 75, material) == Lead::Plain);
  CHECK(lead_of(Variant::Brazilian, 150, material) == Lead::Clear);
  CHECK(lead_of(Variant::Brazilian, 273, material) == Lead::Decisive);
}

TEST_CASE("What a move costs counts less if the game is nearly decided") {
  const Material material = at_start(Variant::Brazilian);
  CHECK(lead_of(Variant::Brazilian, 0, -80, material) == Lead::Plain);
  CHECK(lead_of(Variant::Brazilian, 650, 570, material) == Lead::Level);
  CHECK(lead_of(Variant::Brazilian, 650, 500, material) == Lead::Slight);
}

}  // namespace damas::analysis
