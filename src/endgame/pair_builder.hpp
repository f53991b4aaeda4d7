// Owns the retrograde analysis of one material and its swapped one.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "endgame/table_set.hpp"

namespace damas::endgame {

// Quiet moves that do not promote stay within the two materials; all other moves lead to tables
// that must be finished. Works in small steps, so that a caller can pause or stop it.
template <Rules R>
class PairBuilder {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  // The material must be covered.
  explicit PairBuilder(const Material& material)
      : halves_{Half(material), Half(material.swapped())},
        half_count_(material == material.swapped() ? 1 : 2) {}

  const Material& material() const { return halves_[0].index.material(); }

  // Answers the result of any position of another material that moves lead to, as TableSet::find
  // does. Not a parameter of a template, so that all who compute tables share one compiled copy.
  using Known = std::function<std::optional<Result>(const P&)>;

  // Does a bounded piece of work; false once the tables are finished.
  bool step(const Known& known) {
    if (half_ == half_count_) {
      half_ = 0;
      ++ply_;
    }
    if (ply_ > last_due_ || too_long_) return false;
    Half& half = halves_[half_];
    const std::size_t count = ply_ < 0 ? 256 : 8192;
    const std::size_t end = std::min(next_ + count, half.values.size());
    for (; next_ < end; ++next_) {
      if (ply_ < 0) {
        start(known, half, next_);
      } else if (is_due(half, next_)) {
        half.values[next_] = static_cast<Value>(ply_ + 1);
        spread(half, next_);
      }
    }
    if (end == half.values.size()) {
      next_ = 0;
      ++half_;
    }
    return true;
  }

  // Whether the work ended because an ending takes more plies than a table can hold.
  bool too_long() const { return too_long_; }

  // Gives the finished tables away.
  PairValues take() {
    PairValues pair{std::move(halves_[0].values), {}};
    if (half_count_ == 2) pair.swapped = std::move(halves_[1].values);
    return pair;
  }

 private:
  // Values of `open`, the number of moves within the pair that are not known to lose.
  static constexpr std::uint8_t has_draw = 254;  // a move to another material draws
  static constexpr std::uint8_t settled = 255;   // a capture is compulsory, so all is known

  struct Half {
    TableIndex<R> index;
    std::vector<Value> values;
    // When the position is decided: the plies of its shortest known win plus one, or those of the
    // longest loss by moves that are known to lose.
    std::vector<Value> due;
    std::vector<std::uint8_t> open;

    explicit Half(const Material& material)
        : index(material), values(index.size()), due(index.size()), open(index.size()) {}
  };

  bool is_due(const Half& half, std::size_t i) const {
    if (half.due[i] != ply_ + 1 || half.values[i] != 0) return false;
    return is_win<R>(ply_) || half.open[i] == 0 || half.open[i] == settled;
  }

  void set_due(Half& half, std::size_t i, int plies) {
    too_long_ |= plies > most_plies;
    if (too_long_) return;
    half.due[i] = static_cast<Value>(plies + 1);
    last_due_ = std::max(last_due_, plies);
  }

  // Looks at the moves to other materials, and counts those within the pair.
  void start(const Known& known, Half& half, std::size_t i) {
    const P p = half.index.position(i);
    MoveList moves;
    legal_moves(p, moves);
    int inside = 0;
    int win = most_plies + 2;
    int loss = -1;
    bool draw = false;
    for (const Move& m : moves) {
      if (!m.is_capture() && !m.promotes) {
        ++inside;
        continue;
      }
      const Result theirs = known(after(p, m)).value();
      if (theirs.sign < 0) win = std::min(win, theirs.plies + 1);
      if (theirs.sign > 0) loss = std::max(loss, theirs.plies + 1);
      draw |= theirs.sign == 0;
    }
    const bool closed = inside == 0;
    half.open[i] = closed ? settled : draw ? has_draw : static_cast<std::uint8_t>(inside);
    if (moves.empty()) {
      set_due(half, i, 0);
    } else if (win <= most_plies + 1) {
      set_due(half, i, win);
    } else if (loss >= 0 && !draw) {
      set_due(half, i, loss);
    }
  }

  // Tells the positions before this one that it is decided.
  void spread(const Half& half, std::size_t i) {
    const bool won = is_win<R>(ply_);
    Half& before = halves_[half_count_ == 1 ? 0 : 1 - half_];
    for_each_predecessor(half.index.position(i), [&](const P& p) {
      const std::size_t at = before.index(p);
      std::uint8_t& open = before.open[at];
      if (open == settled || before.values[at] != 0) return;
      const int due = before.due[at] - 1;
      const bool wins = due >= 0 && is_win<R>(due);
      if (!won) {
        if (!wins || due > ply_ + 1) set_due(before, at, ply_ + 1);
      } else if (!wins && open != has_draw && --open == 0) {
        set_due(before, at, std::max(due, ply_ + 1));
      }
    });
  }

  // Calls f for each position from which a quiet move of Black that does not promote leads to `p`,
  // in which White is to move.
  template <class F>
  static void for_each_predecessor(const P& p, F&& f) {
    const auto visit = [&](Square from, Square to, bool king) {
      P before = p;
      before.to_move = Side::Black;
      const Word change = B::bit(from) | B::bit(to);
      before.pieces[index(Side::Black)] = p.of(Side::Black) ^ change;
      if (king) before.kings = p.kings ^ change;
      f(before);
    };
    for_each_direction<R.man_moves, Side::Black>([&]<Direction D>() {
      const Word origins = B::template step<opposite(D)>(p.men(Side::Black)) & p.empty() &
                           ~B::template crown_row<Side::Black>;
      bits::for_each(origins, [&](Square from) {
        visit(from, static_cast<Square>(index(from) + B::delta(D)), false);
      });
    });
    bits::for_each(p.kings_of(Side::Black), [&](Square to) {
      for_each_direction<R.king_moves, Side::Black>([&]<Direction D>() {
        Word origins{};
        if constexpr (R.king_range == KingRange::Flying) {
          origins = Rays<B>::template reach<opposite(D)>(to, p.occupied());
        } else {
          origins = B::template step<opposite(D)>(B::bit(to)) & p.empty();
        }
        bits::for_each(origins, [&](Square from) { visit(from, to, true); });
      });
    });
  }

  std::array<Half, 2> halves_;
  std::size_t half_count_;
  int ply_ = -1;  // -1 while the positions are looked at for the first time
  std::size_t half_ = 0;
  std::size_t next_ = 0;
  int last_due_ = 0;
  bool too_long_ = false;
};

}  // namespace damas::endgame
