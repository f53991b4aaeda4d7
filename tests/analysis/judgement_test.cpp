#include "analysis/judgement.hpp"

#include <vector>

#include <doctest/doctest.h>

namespace damas::analysis {

TEST_CASE("A loss is judged by the greatest limit that it reaches") {
  CHECK(judgement_of(0) == Judgement::Fine);
  CHECK(judgement_of(0.06) == Judgement::Fine);
  CHECK(judgement_of(least_inaccuracy) == Judgement::Inaccuracy);
  CHECK(judgement_of(0.12) == Judgement::Inaccuracy);
  CHECK(judgement_of(least_mistake) == Judgement::Mistake);
  CHECK(judgement_of(0.24) == Judgement::Mistake);
  CHECK(judgement_of(least_blunder) == Judgement::Blunder);
  CHECK(judgement_of(1) == Judgement::Blunder);
}

TEST_CASE("Each judgement has a glyph of its own") {
  for (const Judgement judgement :
       {Judgement::Fine, Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder})
    CHECK(judgement_from(nag_of(judgement)) == judgement);
  CHECK(nag_of(Judgement::Inaccuracy) == 6);
  CHECK(nag_of(Judgement::Mistake) == 2);
  CHECK(nag_of(Judgement::Blunder) == 4);
  CHECK(judgement_from(1) == Judgement::Fine);
  CHECK(judgement_from(146) == Judgement::Fine);
}

TEST_CASE("The accuracy of a move halves for each eighth of a game") {
  CHECK(accuracy_of(0.0) == doctest::Approx(100));
  CHECK(accuracy_of(least_mistake) == doctest::Approx(50));
  CHECK(accuracy_of(least_blunder) == doctest::Approx(25));
}

TEST_CASE("The accuracy of a player is the mean of his moves") {
  CHECK_FALSE(accuracy_of(std::vector<double>{}));
  CHECK(*accuracy_of(std::vector<double>{0, 0.125}) == doctest::Approx(75));
}

}  // namespace damas::analysis
