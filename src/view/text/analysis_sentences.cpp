#include "view/text/analysis_sentences.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "analysis/win_length.hpp"
#include "core/notation.hpp"
#include "view/text/names.hpp"

namespace damas {

namespace {

constexpr const char* minus = "\u2212";

}  // namespace

std::string score_figure(Language language, Variant variant, int score_for_white) {
  const int size = std::abs(score_for_white);
  const bool won = size >= score::known_win;
  const std::string sign = score_for_white < 0 ? minus : won || size == 0 ? "" : "+";
  if (!won) return sign + decimal(language, size);
  if (size < score::sure_win) return sign + "#";
  return sign + "#" + std::to_string(analysis::moves_to_win(variant, size));
}

std::string moves_text(Game game, const std::vector<Move>& line, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most, line.size()); ++i) {
    if (game.outcome() || !game.is_legal(line[i])) break;
    text += (text.empty() ? "" : " ") + to_text(game, line[i]);
    game.play(line[i]);
  }
  return text;
}

std::string verdict_text(Language language, Variant variant, int score_for_white, double expected) {
  const int size = std::abs(score_for_white);
  if (size >= score::known_win) {
    const bool white = score_for_white > 0;
    const int moves = size >= score::sure_win ? analysis::moves_to_win(variant, size) : 0;
    if (moves == 0) return tr(language, white ? Text::ReviewWhiteWins : Text::ReviewBlackWins);
    return tr(language, white ? Text::AnalysisWhiteWinsIn : Text::AnalysisBlackWinsIn, moves);
  }
  const Side ahead = expected >= 0.5 ? Side::White : Side::Black;
  const double share = ahead == Side::White ? expected : 1 - expected;
  return tr(language, Text::AnalysisChance, name(language, ahead),
            static_cast<int>(std::lround(100 * share)));
}

std::string percent_text(Language language, double share) {
  return tr(language, Text::AnalysisPercent, static_cast<int>(std::lround(100 * share)));
}

}  // namespace damas
