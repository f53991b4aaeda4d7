// Owns the features of one variant; only generated sources include it.
#pragma once

#include <algorithm>
#include <vector>

#include "core/movegen.hpp"
#include "engine/learning/variant_features.hpp"
#include "engine/learnt_evaluation.hpp"

namespace damas::learning::detail {

template <std::size_t I>
class FeaturesFor : public VariantFeatures {
  static constexpr Rules R = variants[I].rules;
  using P = Position<R>;
  using Word = typename P::Word;
  using Index = WindowIndex<R>;
  using Evaluation = LearntEvaluation<R>;

 public:
  FeaturesFor() {
    for (int t = 0; t < Index::layout.tables(); ++t)
      standing_.push_back(Index::layout.standing(t));
  }

  bool quiet(const AnyPosition& any) const override {
    const P& p = std::get<I>(any);
    return !can_capture(p, Side::White) && !can_capture(p, Side::Black);
  }

  StoredPosition stored(const AnyPosition& any) const override {
    const P& p = std::get<I>(any);
    return {SquareSet(p.of(Side::White)), SquareSet(p.of(Side::Black)), SquareSet(p.kings),
            p.to_move};
  }

  void find(const StoredPosition& stored, Features& features) const override {
    const P p = position(stored);
    features.size = 0;
    const auto add_term = [&](int term, int times) {
      features.add(static_cast<std::size_t>(term), times);
    };
    PositionTerms<R>::for_each(p, add_term);
    PositionTerms<R>::for_each_rank(p, add_term);
    add_patterns(p, features);
    const int men = std::min(bits::count(p.occupied() & ~p.kings), Evaluation::all_men);
    features.opening = static_cast<float>(men) / Evaluation::all_men;
    features.held = {1, 1};
    if (!bits::any(p.kings)) return;
    for (const Side side : {Side::White, Side::Black}) {
      features.held[static_cast<std::size_t>(index(side))] =
          static_cast<float>(held_divisor(p, side, Evaluation::held_by_king));
    }
  }

  Judge judge(const LearntWeights& weights) const override {
    return [evaluation = std::make_shared<const Evaluation>(weights)](const StoredPosition& p) {
      return (*evaluation)(position(p));
    };
  }

 private:
  static P position(const StoredPosition& stored) {
    P p;
    p.pieces[0] = stored.white.template word<Word>();
    p.pieces[1] = stored.black.template word<Word>();
    p.kings = stored.kings.template word<Word>();
    p.to_move = stored.to_move;
    return p;
  }

  void add_patterns(const P& p, Features& features) const {
    const auto lanes = index_(p);
    for (int i = 0; i < Index::layout.count(); ++i) {
      const PatternWindow& window = Index::layout[i];
      const auto table = static_cast<std::size_t>(window.table);
      const auto pattern = static_cast<std::size_t>(Index::at(lanes, Index::lane(i)));
      const WindowLayout::Standing standing = standing_[table][pattern];
      if (standing.sign == 0) continue;
      features.add(terms + table * window_patterns + standing.pattern,
                   window.turned ? -standing.sign : standing.sign);
    }
  }

  static constexpr auto terms = static_cast<std::size_t>(TermLayout(R.board).count());

  WindowIndex<R> index_;
  std::vector<std::vector<WindowLayout::Standing>> standing_;
};

template <std::size_t I>
std::unique_ptr<VariantFeatures> make_variant_features() {
  return std::make_unique<FeaturesFor<I>>();
}

}  // namespace damas::learning::detail
