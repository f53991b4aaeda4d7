#include "analysis/chances.hpp"

#include <cmath>

#include <doctest/doctest.h>

#include "core/game.hpp"
#include "engine/engine.hpp"

namespace damas::analysis {

TEST_CASE("Chances of every variant are shares of one, and fair") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    for (const double left : {0.0, 0.1, 0.5, 0.77, 1.0}) {
      const ChanceShape& shape = chance_shape(variant);
      CHECK(chances_of(shape, 0, left).expected() == doctest::Approx(0.5));
      double before = 0;
      for (int score = -3000; score <= 3000; score += 50) {
        const Chances chances = chances_of(shape, score, left);
        CHECK(chances.win >= 0);
        CHECK(chances.draw >= 0);
        CHECK(chances.loss >= 0);
        CHECK(chances.win + chances.draw + chances.loss == doctest::Approx(1));
        CHECK(chances.expected() >= before);
        before = chances.expected();
        const Chances other = chances_of(shape, -score, left);
        CHECK(other.win == doctest::Approx(chances.turned().win));
        CHECK(other.loss == doctest::Approx(chances.turned().loss));
      }
    }
  }
}

TEST_CASE("A sure win is certain") {
  const Chances won = chances_of(Variant::Russian, score::won - 5, {});
  CHECK(won.win == 1);
  CHECK(won.expected() == 1);
  CHECK(chances_of(Variant::Russian, -score::sure_win, {}).loss == 1);
  CHECK(chances_of(Variant::Russian, score::known_win, {}).win == 1);
}

TEST_CASE("Further men count less than the first if the shape is bent") {
  const double root = 0.5;
  const auto logit = [](double bend, int score) {
    const ChanceShape shape{{1, 1, 1, 1, 1}, {}, {bend, bend, bend, bend, bend}};
    const double win = chances_of(shape, score, 0.4).win;
    return std::log(win / (1 - win));
  };
  for (const int score : {-300, 0, 50, 300})
    CHECK(logit(1, score) == doctest::Approx(score / 100.0));
  CHECK(logit(root, 300) == doctest::Approx(2));
  CHECK(logit(root, -300) == doctest::Approx(-2));
  CHECK(logit(0, 300) == doctest::Approx(std::log(4)));
  CHECK(logit(-1, 300) == doctest::Approx(0.75));
}

TEST_CASE("The shape lies on straight lines between its knots") {
  const ChanceShape shape{{1, 1.5, 2, 3, 5}, {}};
  const auto logit = [&](double left) {
    const double win = chances_of(shape, 100, left).win;
    return std::log(win / (1 - win));
  };
  CHECK(logit(0) == doctest::Approx(1));
  CHECK(logit(0.125) == doctest::Approx(1.25));
  CHECK(logit(0.25) == doctest::Approx(1.5));
  CHECK(logit(0.5) == doctest::Approx(2));
  CHECK(logit(0.875) == doctest::Approx(4));
  CHECK(logit(1) == doctest::Approx(5));
}

TEST_CASE("The pieces left are counted from the start") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    CHECK(pieces_left(variant, Game(variant).material().total()) == doctest::Approx(1));
    CHECK(pieces_left(variant, 0) == 0);
  }
}

TEST_CASE("Variants with learnt weights have measured chances") {
  for (const Variant variant :
       {Variant::Brazilian, Variant::Russian, Variant::Pool, Variant::English, Variant::Italian,
        Variant::Spanish, Variant::Portuguese, Variant::Czech, Variant::International,
        Variant::Frisian, Variant::Turkish})
    CHECK(is_measured(variant));
}

}  // namespace damas::analysis
