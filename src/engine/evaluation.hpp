// Owns the hand-made evaluation of quiet positions.
#pragma once

#include <algorithm>

#include "engine/held_advantage.hpp"
#include "engine/sight.hpp"
#include "engine/square_sum.hpp"
#include "engine/weights.hpp"

namespace damas {

template <Rules R>
class Evaluation {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;
  using See = Sight<R>;

 public:
  explicit Evaluation(const Weights& weights = weights_for(R)) : w_(weights) {
    for (const Side s : {Side::White, Side::Black}) {
      Sums& sums = sums_[index(s)];
      sums.men = SquareSum<B>([&](Square at) { return man_value(s, at); });
      sums.free_men = SquareSum<B>([&](Square at) { return free_man_value(s, at); });
    }
    kings_ = SquareSum<B>([&](Square at) { return king_value(at); });
  }

  // Relative to the side to move, in hundredths of a man. Unreliable while either side can capture.
  int operator()(const P& p) const {
    const Tapered balance = value<Side::White>(p) - value<Side::Black>(p);
    const Tapered sided = p.to_move == Side::White ? balance : Tapered{} - balance;
    const int men = bits::count(p.occupied() & ~p.kings);
    const int score = (sided + w_.to_move).blend(std::min(men, all_men), all_men);
    if (!bits::any(p.kings)) return score;
    const Side winner = (score > 0) == (p.to_move == Side::White) ? Side::White : Side::Black;
    return score / held_divisor(p, winner, w_.held_by_king);
  }

 private:
  static constexpr int all_men = 2 * R.rows_of_men * R.board.per_rank();

  struct Sums {
    SquareSum<B> men;
    SquareSum<B> free_men;
  };

  static std::size_t stretched_rank(Side s, Square at) {
    const int rank = R.board.cell(at).rank;
    const int own = s == Side::White ? rank : R.board.ranks - 1 - rank;
    return static_cast<std::size_t>((own * 7 + (R.board.ranks - 1) / 2) / (R.board.ranks - 1));
  }
  static std::size_t stretched_file(Square at) {
    const int file = R.board.cell(at).file;
    const int from_edge = std::min(file, R.board.files - 1 - file);
    return static_cast<std::size_t>(from_edge * 4 / ((R.board.files + 1) / 2));
  }

  Tapered man_value(Side s, Square at) const {
    return Tapered{w_.man, w_.man} + w_.man_on_rank[stretched_rank(s, at)] +
           w_.man_on_file[stretched_file(at)];
  }
  Tapered free_man_value(Side s, Square at) const {
    return w_.free_man_on_rank[stretched_rank(s, at)];
  }
  Tapered king_value(Square at) const {
    const bool on_road = !R.board.whole && bits::any(B::bit(at) & B::main_road());
    return w_.king + w_.king_on_file[stretched_file(at)] +
           (on_road ? w_.king_on_main_road : Tapered{});
  }

  template <Side S>
  Tapered value(const P& p) const {
    const Word men = p.men(S);
    const Sums& sums = sums_[index(S)];
    Tapered v = sums.men(men) + sums.free_men(men & ~See::template in_front_of_enemies<S>(p)) +
                steps<S>(p) + w_.imbalance * See::imbalance(men);
    if (const Word kings = p.kings_of(S); bits::any(kings)) v += kings_(kings) + reach<S>(p, kings);
    return v;
  }

  template <Side S>
  Tapered steps(const P& p) const {
    const Word men = p.men(S);
    const Word empty = p.empty();
    const Word attacked = See::template attacked_by_men<opponent(S)>(p, empty);
    Word movable{};
    int steps = 0;
    int safe_steps = 0;
    for_each_direction<R.man_moves, S>([&]<Direction D>() {
      const Word targets = B::template step<D>(men) & empty;
      // An enemy piece ahead of the target could capture backwards into the vacated square.
      const Word met = B::template step<opposite(D)>(p.of(opponent(S)));
      movable |= B::template step<opposite(D)>(targets);
      steps += bits::count(targets);
      safe_steps += bits::count(targets & ~attacked & ~met);
    });
    return w_.step * steps + w_.safe_step * safe_steps +
           w_.locked_man * bits::count(men & ~movable);
  }

  template <Side S>
  Tapered reach(const P& p, Word kings) const {
    int squares = 0;
    bits::for_each(kings, [&](Square king) {
      See::template for_each_line<S>(p, king, [&](Word line) { squares += bits::count(line); });
    });
    return w_.king_reach * squares;
  }

  Weights w_;
  Sums sums_[2];
  SquareSum<B> kings_;
};

}  // namespace damas
