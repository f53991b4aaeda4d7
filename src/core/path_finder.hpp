// Owns the search for the paths of a move, which are found on demand so that `Move` stays small.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/path.hpp"
#include "core/position.hpp"
#include "core/sliding.hpp"

namespace damas {

// Finds all paths on which a legal move's jumps can be made.
template <Rules R>
class PathFinder {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  PathFinder(const P& position, const Move& move)
      : move_(move),
        wanted_(move.captured.template word<Word>()),
        enemies_(position.of(opponent(position.to_move))),
        kings_(position.kings),
        occupied_(position.occupied() & ~B::bit(move.from)),
        man_(!bits::any(position.kings & B::bit(move.from))),
        side_(position.to_move) {}

  std::vector<Path> all() {
    if (!move_.is_capture()) return {{move_.from, move_.to}};
    path_ = {move_.from};
    follow(Word{});
    return std::move(found_);
  }

 private:
  void follow(Word taken) {
    if (taken == wanted_) {
      if (path_.back() == move_.to) arrive();
      return;
    }
    if (side_ == Side::White) {
      follow_all<Side::White>(taken);
    } else {
      follow_all<Side::Black>(taken);
    }
  }

  // Keeps the path unless its promotion differs from the move's, or another path of the move has to
  // be preferred because it meets the kings sooner.
  void arrive() {
    const bool crowned_on_the_way = was_man_ && !man_;
    if (R.promotion == Promotion::InPassing && crowned_on_the_way != move_.promotes) return;
    if constexpr (R.kings_soonest) {
      if (kings_met_ < soonest_) return;
      if (kings_met_ > soonest_) found_.clear();
      soonest_ = kings_met_;
    }
    found_.push_back(path_);
  }

  template <Side S>
  void follow_all(Word taken) {
    if (man_) {
      for_each_direction<R.man_captures, S>([&]<Direction D>() { jump<S, D>(taken); });
    } else {
      for_each_direction<R.king_captures, S>([&]<Direction D>() { jump<S, D>(taken); });
    }
  }

  // With BehindThenAdjacent, a king slides only to its first victim and then jumps like a man.
  bool slides(Word taken) const {
    if (man_ || R.king_range == KingRange::Short) return false;
    return R.king_landing != KingLanding::BehindThenAdjacent || !bits::any(taken);
  }

  template <Direction D>
  Word victim(Word taken, Word blockers) const {
    const Square at = path_.back();
    Word met = B::template step<D>(B::bit(at)) & B::squares;
    if (slides(taken)) {
      const Word ray = Rays<B>::template from<D>(at) & blockers;
      met = bits::any(ray) ? B::bit(Rays<B>::template nearest<D>(ray)) : Word{};
    }
    return met & blockers & wanted_ & ~taken;
  }

  template <Direction D>
  Word landings(Word victim, Word taken, Word blockers) const {
    const bool stops_behind = R.king_landing == KingLanding::BehindLastKing &&
                              (taken | victim) == wanted_ && bits::any(victim & kings_);
    const bool anywhere =
        !man_ && R.king_range == KingRange::Flying && !stops_behind &&
        (R.king_landing == KingLanding::Anywhere || R.king_landing == KingLanding::BehindLastKing);
    if (!anywhere) return B::template step<D>(victim) & B::squares & ~blockers;
    return Rays<B>::template reach<D>(static_cast<Square>(bits::lowest(victim)), blockers);
  }

  template <Side S, Direction D>
  void jump(Word taken) {
    if (R.removal == Removal::AtOnce && !R.may_turn_back && path_.size() > 1 &&
        came_ == opposite(D)) {
      return;
    }
    const Word blockers = R.removal == Removal::AtOnce ? occupied_ & ~taken : occupied_;
    const Word prey = victim<D>(taken, blockers);
    if (!bits::any(prey)) return;
    const Direction came = std::exchange(came_, D);
    const std::uint32_t met = kings_met_;
    kings_met_ = 2 * met + (bits::any(prey & kings_) ? 1U : 0U);
    const Word to_choose_from = landings<D>(prey, taken, blockers);
    if (!must_go_on<S>(to_choose_from, taken | prey)) {
      bits::for_each(to_choose_from, [&](Square to) { land<S>(to, taken | prey); });
    }
    came_ = came;
    kings_met_ = met;
  }

  // Whether a king that has taken all pieces of the move must capture more from one of its landing
  // squares, so that this path is not legal. With a majority rule there is nothing more to capture.
  template <Side S>
  bool must_go_on(Word landings, Word taken) const {
    constexpr bool chooses_landing = R.majority == Majority::None &&
                                     R.king_range == KingRange::Flying && !R.may_stop_early &&
                                     R.king_landing == KingLanding::Anywhere;
    bool found = false;
    if constexpr (chooses_landing) {
      if (man_ || taken != wanted_) return false;
      const Word blockers = R.removal == Removal::AtOnce ? occupied_ & ~taken : occupied_;
      bits::for_each(landings, [&](Square at) {
        for_each_direction<R.king_captures, S>([&]<Direction D>() {
          const Word ray = Rays<B>::template from<D>(at) & blockers;
          if (!bits::any(ray)) return;
          const Word met = B::bit(Rays<B>::template nearest<D>(ray)) & enemies_ & ~taken;
          found |= bits::any(B::template step<D>(met) & B::squares & ~blockers);
        });
      });
    }
    return found;
  }

  template <Side S>
  void land(Square to, Word taken) {
    const bool man = man_;
    const bool on_crown_row = bits::any(B::bit(to) & B::template crown_row<S>);
    if (man && on_crown_row) {
      if (R.promotion == Promotion::EndsMove && taken != wanted_) return;
      man_ = R.promotion != Promotion::InPassing;
    }
    path_.push_back(to);
    follow(taken);
    path_.pop_back();
    man_ = man;
  }

  Move move_;
  Word wanted_;
  Word enemies_;
  Word kings_;
  Word occupied_;
  bool man_;
  bool was_man_ = man_;
  Side side_;
  Direction came_ = {};
  std::uint32_t kings_met_ =
      0;  // one bit for each piece taken, set for a king, the last one lowest
  std::uint32_t soonest_ = 0;
  Path path_;
  std::vector<Path> found_;
};

template <Rules R>
std::vector<Path> paths(const Position<R>& p, const Move& m) {
  return PathFinder<R>(p, m).all();
}

}  // namespace damas
