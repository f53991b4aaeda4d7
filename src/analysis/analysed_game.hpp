// Owns AnalysedGame: the findings of an analysis about a game's positions, moves and players.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "analysis/chances.hpp"
#include "analysis/judgement.hpp"
#include "core/game.hpp"

namespace damas::analysis {

struct AnalysedPosition {
  int score = 0;           // as in a report, but relative to White
  std::vector<Move> line;  // the best play from here, as far as it is known

  friend bool operator==(const AnalysedPosition&, const AnalysedPosition&) = default;
};

struct AnalysedMove {
  Side side = Side::White;
  Move played;
  std::optional<Move> best;  // set for every judged move
  bool forced = false;       // it was the only legal one, so it is not judged
  double loss = 0;           // of the expected result, from 0 to 1
  Judgement judgement = Judgement::Fine;
  bool turning_point = false;  // a mistake or blunder after which another side is better

  // Whether one can learn from it: it is a mistake or blunder, and a better move is known.
  bool teaches() const;
};

// Positions and moves that are not analysed yet are unset.
struct AnalysedGame {
  std::vector<std::optional<AnalysedPosition>> positions;  // by ply, from the start on
  std::vector<double> expected;  // White's expected result by ply; 0.5 where it is not known
  std::vector<std::optional<AnalysedMove>> moves;
  // In percent, by Side; unset for a side without a move for which it had a choice.
  std::array<std::optional<double>, 2> accuracy;

  bool is_whole() const;
  int count(Side side, Judgement judgement) const;
};

// Judges the moves of a game, including undone ones, by the scores of its positions. `positions`
// has one element for each position.
AnalysedGame analysed(const Game& game, std::vector<std::optional<AnalysedPosition>> positions);

// What a move costs the side that made it, from 0 to 1. Both scores are relative to White; the
// pieces are counted before the move for both, so that an even exchange costs nothing.
double loss_of_move(const Game& before, int score_before, int score_after);

}  // namespace damas::analysis
