#include "view/text/program_sentences.hpp"

#include <cstdlib>

#include "view/text/analysis_sentences.hpp"
#include "view/text/printable.hpp"

namespace damas {

namespace {

// Names the side that is ahead, because the meaning of a sign depends on the point of view.
std::string score_text(Language language, int score, Side to_move) {
  if (score == 0) return decimal(language, 0);
  const Side ahead = score > 0 ? to_move : opponent(to_move);
  if (std::abs(score) >= score::known_win) {
    return tr(language, ahead == Side::White ? Text::ReviewWhiteWins : Text::ReviewBlackWins);
  }
  return tr(language, Text::ReviewEngineAhead, name(language, ahead),
            decimal(language, std::abs(score)));
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
  std::string text = name_of_program(program) + ": " + moves_text(game, report.line, moves);
  if (report.depth == 0) return text;
  text += " · " + score_text(language, report.score, game.side_to_move());
  return text + " · " + tr(language, Text::ReviewEngineDepth, report.depth);
}

}  // namespace damas
