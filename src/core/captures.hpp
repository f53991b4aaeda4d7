// Owns captures: finds every chain of jumps that the rules allow, best ones only where they say so.
#pragma once

#include <algorithm>
#include <type_traits>

#include "core/man_jumps.hpp"
#include "core/move.hpp"
#include "core/position.hpp"
#include "core/sliding.hpp"

namespace damas {

// Finds the captures of side S, who is to move, and appends them to a list that holds none yet.
template <Rules R, Side S>
class CaptureSearch {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;
  using Ray = Rays<B>;

 public:
  CaptureSearch(const P& position, MoveList& list)
      : list_(list),
        enemies_(position.of(opponent(S))),
        enemy_kings_(enemies_ & position.kings),
        prey_of_men_(R.men_capture_kings ? enemies_ : enemies_ & ~position.kings),
        men_(position.men(S)),
        kings_(position.kings_of(S)),
        occupied_(position.occupied()),
        springboards_(ManJumps<R, S>(position).springboards()) {}

  void run() {
    bits::for_each(springboards_ & men_, [this](Square from) {
      leave(from, true);
      jump<Kind::Man>(from, Word{}, 0);
      occupied_ |= B::bit(from);
    });
    bits::for_each(kings_, [this](Square from) {
      leave(from, false);
      if constexpr (R.king_range == KingRange::Flying) {
        slide_anywhere(from, Word{}, 0);
      } else {
        jump<Kind::King>(from, Word{}, 0);
      }
      occupied_ |= B::bit(from);
    });
  }

  // Whether there is any capture at all; cheaper than finding them.
  bool any() const {
    if (bits::any(springboards_ & men_)) return true;
    for (Word rest = kings_; bits::any(rest); rest = bits::without_lowest(rest)) {
      if (king_can_jump(static_cast<Square>(bits::lowest(rest)))) return true;
    }
    return false;
  }

 private:
  // Fewer jumps than this cannot take the same pieces between the same squares in two orders: with
  // diagonal jumps over pieces that stay, it takes a ring of four.
  static constexpr int first_repeat =
      R.removal == Removal::AtOnce ? 2 : (R.king_captures == directions::diagonals ? 4 : 3);

  static constexpr bool chooses =
      R.majority != Majority::None || R.king_must_capture || R.most_kings || R.kings_soonest;
  using Rank = std::conditional_t<R.kings_soonest, std::uint64_t, std::uint32_t>;

  // How the pieces were taken so far, where a rule asks for it.
  struct Trail {
    Direction came = {};
    std::uint32_t kings = 0;  // one bit for each piece taken, set for a king, the last one lowest
  };

  void leave(Square from, bool is_man) {
    from_ = from;
    is_man_ = is_man;
    occupied_ &= ~B::bit(from);
  }

  // Squares that block while the pieces in `captured` have been jumped.
  Word blocking(Word captured) const {
    return R.removal == Removal::AtOnce ? occupied_ & ~captured : occupied_;
  }

  template <Kind K>
  Word prey(Word captured) const {
    return (K == Kind::Man ? prey_of_men_ : enemies_) & ~captured;
  }

  bool king_can_jump(Square from) const {
    bool found = false;
    for_each_direction<R.king_captures, S>([&]<Direction D>() {
      found = found || bits::any(B::template step<D>(first_prey<D>(from, Word{}, occupied_)) &
                                 B::squares & ~occupied_);
    });
    return found;
  }

  // The piece that a king on `at` may jump in direction D, if free squares lead to one.
  template <Direction D>
  Word first_prey(Square at, Word captured, Word blockers) const {
    if constexpr (R.king_range == KingRange::Short) {
      return B::template step<D>(B::bit(at)) & prey<Kind::King>(captured);
    } else {
      const Word met = Ray::template from<D>(at) & blockers;
      if (!bits::any(met)) return Word{};
      return B::bit(Ray::template nearest<D>(met)) & prey<Kind::King>(captured);
    }
  }

  // Jumps over adjacent pieces, as men and short kings capture.
  template <Kind K>
  void jump(Square at, Word captured, int count) {
    constexpr Directions ways = K == Kind::Man ? R.man_captures : R.king_captures;
    const Word free = B::squares & ~blocking(captured);
    bool continued = false;
    for_each_direction<ways, S>([&]<Direction D>() {
      if (turns_back<D>(count)) return;
      const Word victim = B::template step<D>(B::bit(at)) & prey<K>(captured);
      const Word landing = B::template step<D>(victim) & free;
      if (!bits::any(landing)) return;
      continued = true;
      const Trail before = take<D>(victim);
      land_after_jump<K>(static_cast<Square>(bits::lowest(landing)), captured | victim, count + 1);
      trail_ = before;
    });
    if (!continued && !R.may_stop_early && count > 0) add(at, captured, count);
  }

  template <Kind K>
  void land_after_jump(Square to, Word captured, int count) {
    if constexpr (R.may_stop_early) add(to, captured, count);
    if constexpr (K == Kind::Man && R.promotion != Promotion::WhereMoveEnds) {
      if (bits::any(B::bit(to) & B::template crown_row<S>)) {
        crowned_ = true;
        if (R.promotion == Promotion::EndsMove || !slide_anywhere(to, captured, count)) {
          add(to, captured, count);
        }
        crowned_ = false;
        return;
      }
    }
    if constexpr (K == Kind::Man && R.removal == Removal::AfterMove && !R.may_stop_early) {
      // The only square that the move has emptied is the one where it began. To be back there takes
      // as many jumps as repeating a capture does.
      if (count + 1 < first_repeat && !bits::any(B::bit(to) & springboards_)) {
        add(to, captured, count);
        return;
      }
    }
    jump<K>(to, captured, count);
  }

  // Whether going on in direction D would reverse the last jump where that is forbidden. Pieces
  // that stay on the board block the way back by themselves.
  template <Direction D>
  bool turns_back(int count) const {
    if constexpr (R.removal == Removal::AtOnce && !R.may_turn_back) {
      return count > 0 && trail_.came == opposite(D);
    }
    return false;
  }

  bool slide_anywhere(Square at, Word captured, int count) {
    bool found = false;
    for_each_direction<R.king_captures, S>(
        [&]<Direction D>() { found |= slide<D>(at, captured, count); });
    return found;
  }

  // A flying king's jump in direction D with all that follows; false if there is none.
  template <Direction D>
  bool slide(Square at, Word captured, int count) {
    if (turns_back<D>(count)) return false;
    const Word blockers = blocking(captured);
    const Word victim = first_prey<D>(at, captured, blockers);
    if (!bits::any(victim)) return false;
    const Word behind = B::template step<D>(victim) & B::squares & ~blockers;
    if (!bits::any(behind)) return false;
    const Trail before = take<D>(victim);
    if constexpr (R.king_landing == KingLanding::BehindThenAdjacent) {
      land_after_jump<Kind::King>(static_cast<Square>(bits::lowest(behind)), captured | victim,
                                  count + 1);
    } else {
      const Word landing =
          R.king_landing == KingLanding::DirectlyBehind
              ? behind
              : Ray::template reach<D>(static_cast<Square>(bits::lowest(victim)), blockers);
      const bool stops_behind =
          R.king_landing == KingLanding::BehindLastKing && bits::any(victim & enemy_kings_);
      land_after_slide<D>(landing, stops_behind ? behind : landing, captured | victim, count + 1);
    }
    trail_ = before;
    return true;
  }

  // All landing squares share what lies straight ahead and straight back, so those are tried once;
  // turning is tried from each. If nothing follows, the move ends on one of `stops`.
  template <Direction D>
  void land_after_slide(Word landing, Word stops, Word captured, int count) {
    const auto any_landing = static_cast<Square>(bits::lowest(landing));
    bool continued = slide<D>(any_landing, captured, count);
    if constexpr (R.removal == Removal::AtOnce && R.may_turn_back) {
      continued |= slide<opposite(D)>(any_landing, captured, count);
    }
    bits::for_each(landing, [&](Square at) {
      for_each_direction<R.king_captures, S>([&]<Direction E>() {
        if constexpr (E != D && E != opposite(D)) continued |= slide<E>(at, captured, count);
      });
    });
    if (continued && !R.may_stop_early) return;
    bits::for_each(stops, [&](Square to) { add(to, captured, count); });
  }

  // Remembers how the next piece is taken; returns what was remembered before.
  template <Direction D>
  Trail take(Word victim) {
    const Trail before = trail_;
    if constexpr (R.removal == Removal::AtOnce) trail_.came = D;
    if constexpr (R.kings_soonest) {
      trail_.kings = 2 * trail_.kings + (bits::any(victim & enemy_kings_) ? 1U : 0U);
    }
    return before;
  }

  // A capture of higher rank goes before one of lower rank; among equals the choice is free. Each
  // priority counts only where those before it are equal.
  Rank rank(Word captured, int count) const {
    auto rank = static_cast<Rank>(count);
    if constexpr (R.majority == Majority::None) rank = 0;
    if constexpr (R.majority == Majority::MostValue) rank = static_cast<Rank>(value(captured));
    if constexpr (R.king_must_capture) rank = 2 * rank + (is_man_ ? 0 : 1);
    if constexpr (R.most_kings) {
      rank = rank << 8 | static_cast<Rank>(bits::count(captured & enemy_kings_));
    }
    // With equally many pieces taken, the first difference decides.
    if constexpr (R.kings_soonest) rank = rank << 32 | trail_.kings;
    return rank;
  }

  // A king is worth almost two men: n kings are worth less than 2n men, and more than 2n - 1 men,
  // for every number of kings on a board.
  int value(Word captured) const {
    return 100 * bits::count(captured) + 99 * bits::count(captured & enemy_kings_);
  }

  // Keeps only the captures that the priority rules allow among those seen so far.
  void add(Square to, Word captured, int count) {
    if constexpr (chooses) {
      const Rank found = rank(captured, count);
      if (found < best_) return;
      if (found > best_) list_.clear();
      best_ = found;
    }
    const bool promotes = crowned_ || (is_man_ && bits::any(B::bit(to) & B::template crown_row<S>));
    if (count >= first_repeat && holds({SquareSet{captured}, from_, to, promotes})) return;
    list_.emplace_back(SquareSet{captured}, from_, to, promotes);
  }

  bool holds(const Move& move) const {
    return std::find(list_.begin(), list_.end(), move) != list_.end();
  }

  MoveList& list_;
  Word enemies_;
  Word enemy_kings_;
  Word prey_of_men_;
  Word men_;
  Word kings_;
  Word occupied_;
  Word springboards_;
  Square from_ = {};
  Trail trail_;
  bool is_man_ = false;
  bool crowned_ = false;
  Rank best_ = 0;
};

}  // namespace damas
