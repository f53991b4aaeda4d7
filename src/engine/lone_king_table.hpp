// Owns the endgame table of kings against a lone king.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/movegen.hpp"
#include "engine/hunt_values.hpp"

namespace damas {

// Results for one to `most_hunters` kings against one. `exists` is false in variants in which the
// tables would be large or incorrect.
template <Rules R>
class LoneKingTable {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;
  using Hunt = HuntValues<R>;
  using Placing = typename Hunt::Placing;
  using Values = typename Hunt::Values;

 public:
  static constexpr int square_count = Hunt::square_count;
  // Retrograde analysis takes moves back in the directions in which kings move, so each direction
  // needs its opposite.
  static constexpr bool exists =
      R.capture_compulsory && R.goal == Goal::Block && R.king_moves == R.king_captures &&
      square_count <= 64 &&
      (R.king_moves == directions::diagonals || R.king_moves == directions::orthogonals ||
       R.king_moves == directions::all);
  static constexpr int most_hunters = square_count <= 32 ? 3 : 2;

  bool ready() const { return ready_; }

  // Builds the tables until they are ready or `pause` returns true, which is called every few
  // microseconds. Another call continues the work.
  void make(const std::function<bool()>& pause) {
    while (!ready_ && !pause())
      work();
  }

  // Nothing if the tables do not cover the position.
  std::optional<EndingResult> find(const P& p) const {
    if (!ready_ || p.occupied() != p.kings) return std::nullopt;
    const int white = bits::count(p.of(Side::White));
    const int black = bits::count(p.of(Side::Black));
    if (white == 0 || black == 0 || std::min(white, black) > 1) return std::nullopt;
    if (std::max(white, black) > most_hunters) return std::nullopt;
    const EndingResult r = white == 1 && black == 1
                               ? duel(p)
                               : values_.result(p, white > black ? Side::White : Side::Black);
    // A hunted king may even win by capturing; the search must find that out.
    if (r.sign == 0 && can_capture(p, p.to_move)) return std::nullopt;
    return r;
  }

 private:
  static constexpr std::size_t longest_ending = 254;  // fits a byte, plus one

  // The progress of building the tables.
  struct Work {
    int hunters = 0;
    std::size_t sets_left = 0;  // sets of hunters still to be started
    Placing next_set = {};
    std::size_t plies = longest_ending;
    Values replies = {};  // quiet moves of the hunted king not yet known to lose
    std::vector<std::vector<Placing>> waves = {};  // decided positions by plies to the end
  };

  static constexpr std::uint8_t must_capture = 255;

  // King against king: either side may be the hunter.
  EndingResult duel(const P& p) const {
    const EndingResult win = values_.result(p, p.to_move);
    return win.sign != 0 ? win : values_.result(p, opponent(p.to_move));
  }

  void work() {
    if (work_.sets_left > 0) {
      start_set();
    } else if (work_.plies < longest_ending) {
      spread_some();
    } else if (work_.hunters == most_hunters) {
      work_ = {};
      ready_ = true;
    } else {
      begin(work_.hunters + 1);
    }
  }

  void begin(int hunters) {
    const std::size_t places = Hunt::sets(hunters) * static_cast<std::size_t>(square_count);
    work_ = Work{hunters, Hunt::sets(hunters)};
    work_.plies = 0;
    for (std::size_t i = 0; i < 3; ++i)
      work_.next_set.hunters[i] = static_cast<std::uint8_t>(i);
    work_.replies.resize(places);
    work_.waves.resize(longest_ending + 1);
    values_[hunters] = {Values(places), Values(places)};
  }

  // Starts the next set of hunters, with the hunted king on every other square.
  void start_set() {
    Placing at = work_.next_set;
    const auto end = at.hunters.begin() + work_.hunters;
    for (int s = 0; s < square_count; ++s) {
      at.hunted = static_cast<std::uint8_t>(s);
      if (std::find(at.hunters.begin(), end, at.hunted) == end) start(at);
    }
    --work_.sets_left;
    // The next combination: advance the first hunter with room to the next one, and reset the
    // hunters before it.
    for (std::size_t i = 0; i < static_cast<std::size_t>(work_.hunters); ++i) {
      std::uint8_t& hunter = work_.next_set.hunters[i];
      const bool last = i + 1 == static_cast<std::size_t>(work_.hunters);
      if (last || hunter + 1 < work_.next_set.hunters[i + 1]) {
        ++hunter;
        return;
      }
      hunter = static_cast<std::uint8_t>(i);
    }
  }

  // Decides positions with a capture or without a move, and counts the quiet moves in the others.
  void start(const Placing& at) {
    const std::size_t i = Hunt::place(work_.hunters, at);
    typename Hunt::Table& t = values_[work_.hunters];
    if (can_capture(Hunt::position(work_.hunters, at, Side::White), Side::White)) {
      decide(t.hunters_to_move, i, at, 1);
    }
    const P hunted = Hunt::position(work_.hunters, at, Side::Black);
    MoveList moves;
    legal_moves(hunted, moves);
    if (moves.empty()) {
      decide(t.hunted_to_move, i, at, 0);
    } else if (moves[0].is_capture()) {
      work_.replies[i] = must_capture;
      if (const int plies = lost_by_capturing(hunted, moves); plies > 0) {
        decide(t.hunted_to_move, i, at, plies);
      }
    } else {
      work_.replies[i] = static_cast<std::uint8_t>(moves.size());
    }
  }

  // Takes back moves from some of the positions decided in the current number of plies.
  void spread_some() {
    std::vector<Placing>& wave = work_.waves[work_.plies];
    for (int n = 0; n < 32 && !wave.empty(); ++n) {
      const Placing at = wave.back();
      wave.pop_back();
      if (work_.plies % 2 == 0) {
        spread_loss(at);
      } else {
        spread_win(at);
      }
    }
    if (wave.empty()) ++work_.plies;
  }

  // Plies until the hunted king loses if each of its captures loses, else 0.
  int lost_by_capturing(const P& hunted, const MoveList& captures) const {
    int longest = 0;
    for (const Move& m : captures) {
      const P next = after(hunted, m);
      if (!bits::any(next.of(Side::White))) return 0;
      const EndingResult r = values_.result(next, Side::White);
      if (r.sign <= 0) return 0;
      longest = std::max(longest, r.plies + 1);
    }
    return longest;
  }

  void decide(Values& values, std::size_t i, const Placing& at, int plies) {
    values[i] = static_cast<std::uint8_t>(plies + 1);
    work_.waves[static_cast<std::size_t>(plies)].push_back(at);
  }

  // Restores the ascending order after one hunter has changed.
  static void put_in_order(Placing& at, int hunters) {
    for (int pass = 1; pass < hunters; ++pass) {
      for (std::size_t i = 1; i < static_cast<std::size_t>(hunters); ++i) {
        if (at.hunters[i] < at.hunters[i - 1]) std::swap(at.hunters[i], at.hunters[i - 1]);
      }
    }
  }

  // The squares from which a king could have moved to `at`.
  static Word origins(Square at, Word occupied) {
    Word from{};
    for_each_direction<R.king_moves, Side::White>([&]<Direction D>() {
      if constexpr (R.king_range == KingRange::Flying) {
        from |= Rays<B>::template reach<D>(at, occupied);
      } else {
        from |= B::template step<D>(B::bit(at)) & B::squares & ~occupied;
      }
    });
    return from;
  }

  // The hunted king is to move and loses, so the hunters win in every predecessor.
  void spread_loss(const Placing& at) {
    Values& values = values_[work_.hunters].hunters_to_move;
    const Word occupied = Hunt::position(work_.hunters, at, Side::Black).occupied();
    for (std::size_t h = 0; h < static_cast<std::size_t>(work_.hunters); ++h) {
      bits::for_each(origins(Hunt::square(at.hunters[h]), occupied), [&](Square from) {
        Placing before = at;
        before.hunters[h] = static_cast<std::uint8_t>(R.board.ordinal(from));
        put_in_order(before, work_.hunters);
        const std::size_t i = Hunt::place(work_.hunters, before);
        if (values[i] == 0) decide(values, i, before, static_cast<int>(work_.plies) + 1);
      });
    }
  }

  // The hunters are to move and win. A predecessor is lost once all moves of the hunted king lose.
  void spread_win(const Placing& at) {
    Values& values = values_[work_.hunters].hunted_to_move;
    const Word occupied = Hunt::position(work_.hunters, at, Side::White).occupied();
    bits::for_each(origins(Hunt::square(at.hunted), occupied), [&](Square from) {
      Placing before = at;
      before.hunted = static_cast<std::uint8_t>(R.board.ordinal(from));
      const std::size_t i = Hunt::place(work_.hunters, before);
      std::uint8_t& replies = work_.replies[i];
      if (replies == must_capture || --replies > 0) return;
      decide(values, i, before, static_cast<int>(work_.plies) + 1);
    });
  }

  Hunt values_;
  Work work_;
  bool ready_ = false;
};

}  // namespace damas
