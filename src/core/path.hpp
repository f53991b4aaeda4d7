// Owns paths: the squares that a move visits, found on demand so that `Move` can stay small.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "core/sliding.hpp"

namespace damas {

using Path = std::vector<Square>;

// Finds every way in which a legal move's jumps can be made.
template <Rules R>
class PathFinder {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  PathFinder(const P& position, const Move& move)
      : move_(move),
        wanted_(move.captured.template word<Word>()),
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
      if (path_.back() == move_.to) found_.push_back(path_);
      return;
    }
    if (side_ == Side::White) {
      follow_all<Side::White>(taken);
    } else {
      follow_all<Side::Black>(taken);
    }
  }

  template <Side S>
  void follow_all(Word taken) {
    if (man_) {
      for_each_direction<R.man_captures, S>([&]<Direction D>() { jump<S, D>(taken); });
    } else {
      for_each_direction<R.king_captures, S>([&]<Direction D>() { jump<S, D>(taken); });
    }
  }

  // Slides only before the first victim where the rules say that a king then jumps like a man.
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
  Word landings(Word victim, Word blockers) const {
    const bool anywhere =
        !man_ && R.king_range == KingRange::Flying && R.king_landing == KingLanding::Anywhere;
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
    bits::for_each(landings<D>(prey, blockers), [&](Square to) {
      const bool man = man_;
      if (R.promotion == Promotion::InPassing && bits::any(B::bit(to) & B::template crown_row<S>)) {
        man_ = false;
      }
      path_.push_back(to);
      follow(taken | prey);
      path_.pop_back();
      man_ = man;
    });
    came_ = came;
  }

  Move move_;
  Word wanted_;
  Word occupied_;
  bool man_;
  Side side_;
  Direction came_ = {};
  Path path_;
  std::vector<Path> found_;
};

template <Rules R>
std::vector<Path> paths(const Position<R>& p, const Move& m) {
  return PathFinder<R>(p, m).all();
}

}  // namespace damas
