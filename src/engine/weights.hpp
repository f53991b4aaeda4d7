// Owns the weights of the hand-made evaluation, in hundredths of a man.
#pragma once

#include <array>

#include "core/rules.hpp"
#include "engine/tapered.hpp"

namespace damas {

// Ranks and files are those of an 8x8 board and scaled for other boards. Ranks count from a side's
// own back rank, files from the edge to the centre.
struct Weights {
  int man = 100;
  Tapered king = {300, 300};
  std::array<Tapered, 8> man_on_rank = {};
  std::array<Tapered, 4> man_on_file = {};
  std::array<Tapered, 8> free_man_on_rank = {};  // men without an enemy piece ahead
  std::array<Tapered, 4> king_on_file = {};
  Tapered king_on_main_road = {};
  Tapered king_reach = {};  // for each square that a king can reach
  Tapered step = {};        // for each possible step of a man
  Tapered safe_step = {};   // for each step without an immediate capture in reply
  Tapered locked_man = {};  // for each man that cannot step
  Tapered imbalance = {};   // for each man that one wing has more than the other
  Tapered to_move = {};
  int held_by_king = 8;  // divisor of an advantage that a lone king can hold to a draw
};

// Fitted to the results of the engine's games against itself at Brazilian draughts.
constexpr Weights weights_with_flying_kings() {
  Weights w;
  w.king = {273, 170};
  w.man_on_rank = {Tapered{35, -18}, {31, -24}, {19, -14}, {16, -3},
                   {6, 4},           {23, 22},  {29, 18},  {0, 0}};
  w.man_on_file = {Tapered{17, -22}, {11, -7}, {5, 1}, {10, 2}};
  w.free_man_on_rank = {Tapered{-5, -20}, {-102, 0}, {55, -36}, {81, -35},
                        {80, -25},        {69, 2},   {200, 42}, {0, 0}};
  w.king_on_file = {Tapered{154, -35}, {203, -55}, {177, -63}, {90, -51}};
  w.king_on_main_road = {9, -1};
  w.king_reach = {30, 2};
  w.step = {4, -4};
  w.safe_step = {4, 8};
  w.locked_man = {6, 2};
  w.imbalance = {2, -10};
  w.to_move = {0, 10};
  return w;
}

// Guessed, not fitted.
constexpr Weights weights_with_short_kings() {
  Weights w;
  w.king = {140, 140};
  w.man_on_rank = {Tapered{10, 0}, {0, 2}, {0, 4}, {2, 8}, {4, 14}, {8, 22}, {16, 36}, {0, 0}};
  w.man_on_file = {Tapered{-2, -2}, {0, 0}, {2, 1}, {4, 2}};
  w.free_man_on_rank = {Tapered{0, 2}, {0, 3}, {1, 5}, {3, 10}, {8, 18}, {20, 30}, {40, 45}, {}};
  w.king_reach = {5, 5};
  w.step = {1, 1};
  w.safe_step = {3, 4};
  w.locked_man = {-2, -4};
  w.imbalance = {-2, -1};
  w.to_move = {2, 2};
  return w;
}

// Guessed, not fitted: fewer pieces are better.
constexpr Weights weights_to_lose() {
  Weights w;
  w.man = -100;
  w.king = {-80, -80};
  w.step = {2, 2};
  return w;
}

// Guessed, not fitted: a man that passes all enemy pieces wins.
constexpr Weights weights_for_a_race() {
  Weights w;
  w.king = {2000, 2000};
  w.man_on_rank = {Tapered{6, 0}, {2, 4}, {4, 10}, {8, 18}, {16, 30}, {30, 50}, {60, 90}, {}};
  w.man_on_file = {Tapered{-2, 0}, {0, 0}, {2, 0}, {4, 0}};
  w.free_man_on_rank = {Tapered{0, 10}, {10, 30},   {25, 60},   {60, 110},
                        {120, 190},     {220, 300}, {400, 480}, {}};
  w.step = {1, 1};
  w.safe_step = {3, 4};
  w.locked_man = {-2, -4};
  w.to_move = {4, 10};
  return w;
}

constexpr Weights weights_for(const Rules& rules) {
  if (rules.goal == Goal::BeBlocked) return weights_to_lose();
  if (rules.goal == Goal::FirstKing) return weights_for_a_race();
  return rules.king_range == KingRange::Flying ? weights_with_flying_kings()
                                               : weights_with_short_kings();
}

}  // namespace damas
