// Owns LiveFindings: what a review shows of an engine's running analysis, and the words for it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "analysis/chances.hpp"
#include "core/game.hpp"
#include "engine/engine.hpp"
#include "view/text/language.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

struct LiveLine {
  Move move;            // its first one
  std::string score;    // "+0.35"; empty if it is not known
  std::string moves;    // "c3-d4 b6-a5"
  bool played = false;  // the game goes on with this move

  friend bool operator==(const LiveLine&, const LiveLine&) = default;
};

// The chances of White's wins, draws and Black's wins; together 100.
using Percents = std::array<int, 3>;

struct LiveFindings {
  double white = 0.5;   // White's expected result; until a new one is known, the last one
  std::string verdict;  // "White 63 %"; the present activity while nothing is known
  std::string chances;  // of a win, a draw and a loss, in words; empty for a sure result
  std::optional<Percents> percents;  // the same as numbers
  std::string effort;                // "depth 18 · 850 k/s"
  bool threat = false;               // the side to move passed, so the lines cannot be played here
  std::vector<LiveLine> lines;
  std::vector<MoveArrow> arrows;

  friend bool operator==(const LiveFindings&, const LiveFindings&) = default;
};

// `white` are White's chances.
Percents percents_of(const analysis::Chances& white);

// The score, which is relative to the side to move, from White's view.
int for_white(const Game& game, int score);

// The line, whose first move must be legal in the game, with its score.
LiveLine live_line(const Game& game, const ReportLine& line, Language language);

// "depth 18 · 850 k/s"; without the speed if the report does not tell its positions and time.
std::string effort_text(const Report& report, Language language);

}  // namespace damas
