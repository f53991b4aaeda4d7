// Owns the learnt terms of a position, shared by the evaluation and by learning.
#pragma once

#include <algorithm>

#include "engine/sight.hpp"
#include "engine/terms.hpp"

namespace damas {

template <Rules R>
class PositionTerms {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;
  using See = Sight<R>;

 public:
  static constexpr TermLayout layout{R.board};

  // Calls f(term, count) for all terms but men by rank. Counts are White minus Black and may be
  // split over several calls.
  template <class F>
  static void for_each(const P& p, F&& f) {
    f(layout.man(), bits::count(p.men(Side::White)) - bits::count(p.men(Side::Black)));
    for_each_of_men<Side::White>(p, f);
    for_each_of_men<Side::Black>(p, f);
    f(layout.to_move(), p.to_move == Side::White ? 1 : -1);
    if (!bits::any(p.kings)) return;
    for_each_of_kings<Side::White>(p, f);
    for_each_of_kings<Side::Black>(p, f);
    const bool white = bits::any(p.kings_of(Side::White));
    const bool black = bits::any(p.kings_of(Side::Black));
    if (white != black) f(layout.only_kings(), white ? 1 : -1);
  }

  // Men by rank, which an evaluation adds to its window patterns in advance.
  template <class F>
  static void for_each_rank(const P& p, F&& f) {
    for (const Side side : {Side::White, Side::Black}) {
      bits::for_each(p.men(side), [&](Square s) {
        f(layout.man_on_rank(rank(side, s)), side == Side::White ? 1 : -1);
      });
    }
  }

 private:
  static int rank(Side side, Square s) {
    const int rank = R.board.cell(s).rank;
    return side == Side::White ? rank : R.board.ranks - 1 - rank;
  }
  static int ordinal(Side side, Square s) {
    const int ordinal = R.board.ordinal(s);
    return side == Side::White ? ordinal : R.board.square_count() - 1 - ordinal;
  }

  template <Side S, class F>
  static void for_each_of_men(const P& p, F&& f) {
    constexpr int sign = S == Side::White ? 1 : -1;
    const Word men = p.men(S);
    f(layout.imbalance(std::min(See::imbalance(men), TermLayout::most_imbalance)), sign);
    bits::for_each(men & ~See::template in_front_of_enemies<S>(p),
                   [&](Square s) { f(layout.free_man_on_rank(rank(S, s)), sign); });
  }

  template <Side S, class F>
  static void for_each_of_kings(const P& p, F&& f) {
    constexpr int sign = S == Side::White ? 1 : -1;
    const Word kings = p.kings_of(S);
    if (!bits::any(kings)) return;
    const Word attacked = See::template attacked_by_men<opponent(S)>(p, p.empty());
    int safe_squares = 0;
    int attacked_squares = 0;
    bits::for_each(kings, [&](Square king) {
      f(layout.king(), sign);
      f(layout.king_on_square(ordinal(S, king)), sign);
      See::template for_each_line<S>(p, king, [&](Word line) {
        safe_squares += bits::count(line & ~attacked);
        attacked_squares += bits::count(line & attacked);
      });
    });
    f(layout.safe_reach(), sign * safe_squares);
    f(layout.attacked_reach(), sign * attacked_squares);
  }
};

}  // namespace damas
