// Owns the judgement of quiet positions.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "core/position.hpp"
#include "core/sliding.hpp"
#include "engine/square_sum.hpp"
#include "engine/weights.hpp"

namespace damas {

template <Rules R>
class Evaluation {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  explicit Evaluation(const Weights& weights = weights_for(R)) : w_(weights) {
    for (const Side s : {Side::White, Side::Black}) {
      Sums& sums = sums_[index(s)];
      sums.men = SquareSum<B>([&](Square at) { return man_value(s, at); });
      sums.free_men = SquareSum<B>([&](Square at) { return free_man_value(s, at); });
    }
    kings_ = SquareSum<B>([&](Square at) { return king_value(at); });
  }

  // From the side to move. Means little while either side can capture.
  int operator()(const P& p) const {
    const Tapered balance = value<Side::White>(p) - value<Side::Black>(p);
    const Tapered sided = p.to_move == Side::White ? balance : Tapered{} - balance;
    const int men = bits::count(p.occupied() & ~p.kings);
    const int score = (sided + w_.to_move).blend(std::min(men, all_men), all_men);
    return bits::any(p.kings) ? held(p, score) : score;
  }

 private:
  static constexpr int all_men = 2 * R.rows_of_men * R.board.per_rank();
  static constexpr bool flying = R.king_range == KingRange::Flying;

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
    Tapered v = sums.men(men) + sums.free_men(men & ~in_front_of_enemies<S>(p)) + steps<S>(p) +
                w_.imbalance * imbalance(men);
    if (const Word kings = p.kings_of(S); bits::any(kings)) v += kings_(kings) + reach<S>(p, kings);
    return v;
  }

  static int imbalance(Word men) {
    constexpr Word left_wing = B::files(0, R.board.files / 2 - 1);
    return std::abs(2 * bits::count(men & left_wing) - bits::count(men));
  }

  // Squares from which a man of side S has an enemy piece somewhere before it.
  template <Side S>
  static Word in_front_of_enemies(const P& p) {
    Word seen = p.of(opponent(S));
    for (int i = 2; i < R.board.ranks; ++i) {
      Word next = seen;
      for_each_direction<R.man_moves, S>(
          [&]<Direction D>() { next |= B::template step<opposite(D)>(seen); });
      seen = next & B::squares;
    }
    return seen;
  }

  template <Side S>
  Tapered steps(const P& p) const {
    const Word men = p.men(S);
    const Word empty = p.empty();
    const Word attacked = attacked_by_men<opponent(S)>(p, empty);
    Word movable{};
    int steps = 0;
    int safe_steps = 0;
    for_each_direction<R.man_moves, S>([&]<Direction D>() {
      const Word targets = B::template step<D>(men) & empty;
      // The square left behind is free for an enemy that jumps backwards over the one that came.
      const Word met = B::template step<opposite(D)>(p.of(opponent(S)));
      movable |= B::template step<opposite(D)>(targets);
      steps += bits::count(targets);
      safe_steps += bits::count(targets & ~attacked & ~met);
    });
    return w_.step * steps + w_.safe_step * safe_steps +
           w_.locked_man * bits::count(men & ~movable);
  }

  // Free squares on which a piece could be jumped by a man of side S.
  template <Side S>
  static Word attacked_by_men(const P& p, Word empty) {
    Word attacked{};
    for_each_direction<R.man_captures, S>([&]<Direction D>() {
      attacked |= B::template step<D>(p.men(S)) & B::template step<opposite(D)>(empty);
    });
    return attacked & empty;
  }

  template <Side S>
  Tapered reach(const P& p, Word kings) const {
    const Word occupied = p.occupied();
    int squares = 0;
    bits::for_each(kings, [&](Square from) {
      for_each_direction<R.king_moves, S>([&]<Direction D>() {
        if constexpr (flying) {
          squares += bits::count(Rays<B>::template reach<D>(from, occupied));
        } else {
          squares += bits::count(B::template step<D>(B::bit(from)) & p.empty());
        }
      });
    });
    return w_.king_reach * squares;
  }

  // A flying king is hard to catch: a side that has one holds small advantages to a draw.
  int held(const P& p, int score) const {
    if constexpr (!flying || R.goal != Goal::Block) return score;
    const Side winner = (score > 0) == (p.to_move == Side::White) ? Side::White : Side::Black;
    const Side loser = opponent(winner);
    if (!bits::any(p.kings_of(loser))) return score;
    const int strong = bits::count(p.of(winner));
    const int weak = bits::count(p.of(loser));
    if (weak == 1) {
      const bool on_road = !R.board.whole && bits::any(p.of(loser) & B::main_road());
      return strong <= 2 || on_road ? score / w_.held_by_king : score;
    }
    return strong - weak <= 1 && strong + weak <= 8 ? score / 2 : score;
  }

  Weights w_;
  Sums sums_[2];
  SquareSum<B> kings_;
};

}  // namespace damas
