#include "engine/learnt_evaluation.hpp"

#include <cmath>

#include "engine/each_variant.hpp"
#include "engine/made_up_weights.hpp"
#include "engine/positions.hpp"
#include "engine/symmetry.hpp"

namespace damas {

namespace {

struct Phases {
  double opening = 0;
  double ending = 0;

  void add(const LearntWeight& weight, double count) {
    opening += weight.opening * count;
    ending += weight.ending * count;
  }
};

// The definition of the evaluation, without packing or rounding, from White's point of view.
template <Rules R>
double slow_balance(const Position<R>& p, const LearntWeights& weights) {
  Phases sum;
  const auto add = [&](int term, int count) {
    sum.add(weights.terms[static_cast<std::size_t>(term)], count);
  };
  PositionTerms<R>::for_each(p, add);
  PositionTerms<R>::for_each_rank(p, add);
  const WindowIndex<R> index;
  const auto lanes = index(p);
  for (int i = 0; i < index.layout.count(); ++i) {
    const PatternWindow& window = index.layout[i];
    const int place = window.table * window_patterns + index.at(lanes, index.lane(i));
    sum.add(weights.patterns[static_cast<std::size_t>(place)], window.turned ? -1 : 1);
  }
  const double all = LearntEvaluation<R>::all_men;
  const double part = std::min(1.0, bits::count(p.occupied() & ~p.kings) / all);
  return (sum.opening * part + sum.ending * (1 - part)) / LearntWeights::per_centiman;
}

}  // namespace

TEST_CASE("the learnt evaluation is the sum of its weights, in every variant") {
  for_each_variant([]<std::size_t I>() {
    constexpr Rules rules = variants[I].rules;
    const auto weights = made_up_weights(static_cast<Variant>(I), I);
    const auto evaluation = std::make_unique<LearntEvaluation<rules>>(weights);
    Random random(I);
    for (int n = 0; n < 5; ++n) {
      const Game game = random_game(static_cast<Variant>(I), random.below(60), random);
      const auto& p = std::get<I>(game.position());
      const double balance = slow_balance(p, weights);
      const Side winner = balance > 0 ? Side::White : Side::Black;
      const double held = bits::any(p.kings) ? held_divisor(p, winner, 8) : 1;
      const double expected = (p.to_move == Side::White ? balance : -balance) / held;
      // Rank weights are rounded once for each window, to a sixteenth of a centiman at best.
      CHECK(std::abs((*evaluation)(p)-expected) < 4);
    }
  });
}

TEST_CASE("the learnt evaluation treats both colours alike, in every variant") {
  for_each_variant([]<std::size_t I>() {
    constexpr Rules rules = variants[I].rules;
    const auto evaluation =
        std::make_unique<LearntEvaluation<rules>>(made_up_weights(static_cast<Variant>(I), I));
    Random random(I);
    for (int n = 0; n < 10; ++n) {
      const Game game = random_game(static_cast<Variant>(I), random.below(80), random);
      const auto& p = std::get<I>(game.position());
      CHECK((*evaluation)(p) == (*evaluation)(turned_round(p)));
    }
  });
}

TEST_CASE("mirroring does not change the learnt evaluation where all squares are played on") {
  constexpr Rules turkish = info(Variant::Turkish).rules;
  LearntWeights weights = made_up_weights(Variant::Turkish, 1);
  // The weights of king squares are not symmetric under mirroring, so they are set to zero.
  const TermLayout layout(turkish.board);
  for (int s = 0; s < layout.squares; ++s)
    weights.terms[static_cast<std::size_t>(layout.king_on_square(s))] = {};
  const auto evaluation = std::make_unique<LearntEvaluation<turkish>>(weights);
  Random random(1);
  for (int n = 0; n < 30; ++n) {
    const Game game = random_game(Variant::Turkish, random.below(80), random);
    const auto& p = std::get<Position<turkish>>(game.position());
    CHECK((*evaluation)(p) == (*evaluation)(mirrored(p)));
  }
}

TEST_CASE("sums of the greatest weights do not overflow") {
  LearntWeights weights(Variant::International);
  for (LearntWeight& w : weights.patterns)
    w = {32767, -32768};
  complete(weights);
  const PackedPatterns packed(weights);
  CHECK(packed.unit() > 1);
  const WindowLayout layout(info(Variant::International).rules.board);
  Tapered sum;
  for (int i = 0; i < layout.count(); ++i)
    sum += packed[packed.table(layout[i].table) + 5];
  CHECK(sum.opening() * packed.unit() == doctest::Approx(25 * 32767).epsilon(0.05));
  CHECK(sum.ending() * packed.unit() == doctest::Approx(-25 * 32768).epsilon(0.05));
}

}  // namespace damas
