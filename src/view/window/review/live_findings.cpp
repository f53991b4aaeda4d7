#include "view/window/review/live_findings.hpp"

#include <algorithm>
#include <cmath>

#include "view/text/analysis_sentences.hpp"
#include "view/text/text.hpp"

namespace damas {

namespace {
constexpr std::size_t line_moves_shown = 12;
}  // namespace

// Rounding leaves at most one too many, and then there are no draws.
Percents percents_of(const analysis::Chances& white) {
  const auto win = static_cast<int>(std::lround(100 * white.win));
  const int loss = std::min(static_cast<int>(std::lround(100 * white.loss)), 100 - win);
  return {win, 100 - win - loss, loss};
}

int for_white(const Game& game, int score) {
  return game.side_to_move() == Side::White ? score : -score;
}

LiveLine live_line(const Game& game, const ReportLine& line, Language language) {
  return {line.moves.front(), score_figure(language, game.variant(), for_white(game, line.score)),
          moves_text(game, line.moves, line_moves_shown), false};
}

std::string effort_text(const Report& report, Language language) {
  if (report.nodes == 0 || report.elapsed.count() <= 0)
    return tr(language, Text::ReviewEngineDepth, report.depth);
  const auto time = static_cast<std::uint64_t>(report.elapsed.count());
  return tr(language, Text::AnalysisSpeed, report.depth, static_cast<int>(report.nodes / time));
}

}  // namespace damas
