#include "view/terminal/game_help.hpp"

#include "core/notation.hpp"
#include "view/terminal/game_text.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

void tell_moves(Console& console, const Game& game) {
  const std::vector<std::string> moves = move_list(game, console.width());
  if (moves.empty()) return console.say(Text::NoMovesYet);
  console.lines(moves);
}

void tell_help(Console& console, const Game& game) {
  if (!game.legal_moves().empty()) {
    const Move& m = game.legal_moves().front();
    const auto square = [&](Square s) { return to_text(s, game.shape(), game.info().numbering); };
    console.say(Text::TerminalHelpMoves, to_text(game, m), square(m.from), square(m.to));
  }
  console.say(Text::TerminalHelpCaptures);
  console.say(Text::TerminalHelpPieces);
  console.say(Text::TerminalHelpSemiCaptured);
  console.say(Text::TerminalHelpCommands);
  for (const std::string& line : verb_help(console.language()))
    console.prose(line, verb_help_column);
}

}  // namespace damas::terminal
