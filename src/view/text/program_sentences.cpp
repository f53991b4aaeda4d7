#include "view/text/program_sentences.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/notation.hpp"
#include "view/text/printable.hpp"

namespace damas {

namespace {

// Names the side that is ahead, because the meaning of a sign depends on the point of view.
std::string score_text(Language language, int score, Side to_move) {
  if (score == 0) return decimal(language, 0);
  const Side ahead = score > 0 ? to_move : opponent(to_move);
  if (std::abs(score) >= score::sure_win) {
    return tr(language, ahead == Side::White ? Text::ReviewWhiteWins : Text::ReviewBlackWins);
  }
  return tr(language, Text::ReviewEngineAhead, name(language, ahead),
            decimal(language, std::abs(score)));
}

std::string line_text(const Report& report, Game game, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most, report.line.size()); ++i) {
    if (game.outcome() || !game.is_legal(report.line[i])) break;
    text += (text.empty() ? "" : " ") + to_text(game, report.line[i]);
    game.play(report.line[i]);
  }
  return text;
}

}  // namespace

std::string sentence(Language language, const ProgramTrouble& trouble, const HubProgram& program) {
  using Trouble = ProgramTrouble::Kind;
  const std::string name = name_of_program(program);
  switch (trouble.kind) {
    case Trouble::NotStarted:
      return tr(language, Text::ProgramNotStarted, name, shortened(trouble.detail));
    case Trouble::NoGreeting:
      return tr(language, Text::ProgramNoHub, name);
    case Trouble::Unfit:
      return tr(language, Text::ProgramUnfit, name);
    case Trouble::Ended:
      return tr(language, Text::ProgramEnded, name);
    case Trouble::Silent:
      return tr(language, Text::ProgramSilent, name);
    case Trouble::IllegalMove:
      break;
  }
  if (trouble.detail.empty()) return tr(language, Text::ProgramNoMove, name);
  return tr(language, Text::ProgramIllegalMove, name, shortened(trouble.detail));
}

std::string advice_sentence(Language language, const HubProgram& program, const Report& report,
                            const Game& game, std::size_t moves) {
  std::string text = name_of_program(program) + ": " + line_text(report, game, moves);
  if (report.depth == 0) return text;
  text += " · " + score_text(language, report.score, game.side_to_move());
  return text + " · " + tr(language, Text::ReviewEngineDepth, report.depth);
}

}  // namespace damas
