// Owns the storage of the lone king table: positions by index, and their results.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/position.hpp"

namespace damas {

// The result of perfect play, ignoring draw rules.
struct EndingResult {
  int sign = 0;   // 1: the side to move wins, -1: it loses, 0: draw
  int plies = 0;  // to the end of the game, if not drawn
};

// Results for one to three hunters, the kings that play against a lone, hunted king.
template <Rules R>
class HuntValues {
  using P = Position<R>;

 public:
  static constexpr int square_count = R.board.square_count();

  // The squares of the hunters, in ascending order, and of the hunted king, as ordinals. Unused
  // entries have no meaning.
  struct Placing {
    std::array<std::uint8_t, 3> hunters = {};
    std::uint8_t hunted = 0;
  };
  // Plies to the end plus one; 0 for a draw.
  using Values = std::vector<std::uint8_t>;
  struct Table {
    Values hunters_to_move;
    Values hunted_to_move;
  };

  Table& operator[](int hunters) { return tables_[static_cast<std::size_t>(hunters)]; }

  // The stored result of a position in which `hunting` has kings and its opponent a lone king.
  EndingResult result(const P& p, Side hunting) const {
    const int hunters = bits::count(p.of(hunting));
    const std::size_t i = place(hunters, placing(p, hunting));
    const bool hunters_move = p.to_move == hunting;
    const Table& t = tables_[static_cast<std::size_t>(hunters)];
    const int value = hunters_move ? t.hunters_to_move[i] : t.hunted_to_move[i];
    if (value == 0) return {};
    return {hunters_move ? 1 : -1, value - 1};
  }

  static Square square(int ordinal) { return R.board.square_at(ordinal); }

  // The index of a placing. Sets of hunters are numbered by the combinatorial number system.
  static std::size_t place(int hunters, const Placing& at) {
    const std::size_t a = at.hunters[0];
    const std::size_t b = at.hunters[1];
    const std::size_t c = at.hunters[2];
    const std::size_t sets[] = {0, a, b * (b - 1) / 2 + a,
                                c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a};
    return sets[hunters] * static_cast<std::size_t>(square_count) + at.hunted;
  }
  static std::size_t sets(int hunters) {
    constexpr auto n = static_cast<std::size_t>(square_count);
    const std::size_t counts[] = {0, n, n * (n - 1) / 2, n * (n - 1) * (n - 2) / 6};
    return counts[hunters];
  }

  // The position with the hunters as White, since kings move alike for both sides.
  static P position(int hunters, const Placing& at, Side to_move) {
    P p;
    for (int i = 0; i < hunters; ++i) {
      p.put(square(at.hunters[static_cast<std::size_t>(i)]), {Side::White, Kind::King});
    }
    p.put(square(at.hunted), {Side::Black, Kind::King});
    p.to_move = to_move;
    return p;
  }

 private:
  static Placing placing(const P& p, Side hunting) {
    Placing at;
    std::size_t i = 0;
    bits::for_each(p.of(hunting), [&](Square s) {
      at.hunters[i++] = static_cast<std::uint8_t>(R.board.ordinal(s));
    });
    at.hunted = static_cast<std::uint8_t>(
        R.board.ordinal(static_cast<Square>(bits::lowest(p.of(opponent(hunting))))));
    return at;
  }

  std::array<Table, 4> tables_;
};

}  // namespace damas
