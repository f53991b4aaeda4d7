// Sources of the rule: North Carolina Checker Association, "Eleven Man Ballot Deck & System",
// http://nccheckers.org/NCCA/11-Man%20Ballot%20System.htm; American Checker Federation,
// http://www.usacheckers.com/repscorner.php?id=51 of 2012.
// Source of the openings that lose: CheckerBoard, https://github.com/eygilbert/CheckerBoard, whose
// list has 2400 of the 2500 positions that the rule gives.
#include "openings/eleven_man.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <variant>

#include "core/fen.hpp"
#include "core/move_input.hpp"

namespace damas {

namespace {

constexpr int squares = 32;
constexpr int men = 12;
// The men that Black may take off; those of White stand opposite.
constexpr int first_off = 5;
constexpr int last_off = 12;

struct FirstMove {
  int from = 0;
  int to = 0;
  int behind = 0;  // the man on this square moves to `from` instead, if the one there is taken off
};

// The first moves of Black; those of White are the same, seen from the other side.
constexpr std::array<FirstMove, 7> first_moves = {
    {{9, 13, 6}, {9, 14, 5}, {10, 14, 7}, {10, 15, 6}, {11, 15, 8}, {11, 16, 7}, {12, 16, 8}}};

constexpr int opposite(int square) {
  return squares + 1 - square;
}

// The draw of one side: its man that is taken off, and its move.
struct Half {
  int off = 0;
  int from = 0;
  int to = 0;

  friend bool operator==(const Half&, const Half&) = default;
};

struct Draw {
  Half black;
  Half white;

  friend bool operator==(const Draw&, const Draw&) = default;
};

constexpr Half half_of(int off, const FirstMove& move) {
  if (move.from == off) return {off, move.behind, off};
  return {off, move.from, move.to};
}

constexpr Half opposite(const Half& half) {
  return {opposite(half.off), opposite(half.from), opposite(half.to)};
}

constexpr std::array<Draw, 9> single_losses = {{{{5, 9, 14}, {27, 23, 18}},
                                                {{8, 9, 14}, {27, 23, 18}},
                                                {{5, 11, 15}, {28, 21, 17}},
                                                {{7, 11, 15}, {28, 21, 17}},
                                                {{8, 11, 15}, {28, 21, 17}},
                                                {{12, 11, 15}, {28, 21, 17}},
                                                {{8, 11, 15}, {24, 28, 24}},
                                                {{12, 11, 15}, {24, 28, 24}},
                                                {{12, 9, 13}, {26, 21, 17}}}};

// Black takes from 14 the man on 17, if 21 is empty; the other losses are single ones.
bool loses(const Draw& draw) {
  const bool empty = draw.white.off == 21 || draw.white.from == 21;
  if (draw.black.to == 14 && draw.white.to == 17 && empty) return true;
  return std::find(single_losses.begin(), single_losses.end(), draw) != single_losses.end();
}

std::vector<Half> halves() {
  std::vector<Half> all;
  for (int off = first_off; off <= last_off; ++off) {
    for (const FirstMove& move : first_moves)
      all.push_back(half_of(off, move));
  }
  return all;
}

std::vector<Draw> possible_draws() {
  std::vector<Draw> all;
  for (const Half& black : halves()) {
    for (const Half& white : halves()) {
      const Draw draw{black, opposite(white)};
      if (!loses(draw)) all.push_back(draw);
    }
  }
  return all;
}

const std::vector<Draw>& draws() {
  static const std::vector<Draw> all = possible_draws();
  return all;
}

// The men of one side as in a FEN, which has the squares from `first` on without `off`.
std::string men_from(int first, int off) {
  std::string text;
  for (int square = first; square < first + men; ++square) {
    if (square == off) continue;
    if (!text.empty()) text += ',';
    text += std::to_string(square);
  }
  return text;
}

AnyPosition position_without(const Draw& draw) {
  const std::string fen =
      "B:W" + men_from(squares - men + 1, draw.white.off) + ":B" + men_from(1, draw.black.off);
  const auto parsed = parse_fen(Variant::English, fen);
  assert(std::holds_alternative<AnyPosition>(parsed));
  return std::get<AnyPosition>(parsed);
}

Move move_of(const Half& half, const Game& game) {
  const auto typed =
      MoveInput(game).type(std::to_string(half.from) + '-' + std::to_string(half.to));
  assert(std::holds_alternative<Move>(typed));
  return std::get<Move>(typed);
}

}  // namespace

ElevenManOpening drawn_eleven_man(std::uint64_t lot) {
  const std::vector<Draw>& all = draws();
  const Draw& draw = all[static_cast<std::size_t>(lot % all.size())];
  ElevenManOpening opening{position_without(draw), {}};
  Game game(opening.start);
  for (const Half& half : {draw.black, draw.white}) {
    const Move move = move_of(half, game);
    game.play(move);
    opening.moves.push_back(move);
  }
  return opening;
}

std::size_t eleven_man_draws() {
  return draws().size();
}

}  // namespace damas
