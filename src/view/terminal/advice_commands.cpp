#include "view/terminal/advice_commands.hpp"

#include "core/notation.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

AdviceCommands::AdviceCommands(Console& console, const Match& match)
    : console_(console), match_(match) {}

void AdviceCommands::hint() {
  if (over()) return console_.say(Text::RefusedGameOver);
  const Game& game = match_.game();
  const std::optional<FoundMove> best = adviser_.best_move(game, match_.setup().seed);
  if (!best) return;
  hint_ = GivenHint{game.position(), *best};
  console_.say(Text::HintIs, to_text(game, best->move));
}

void AdviceCommands::analyse() {
  if (over()) return console_.say(Text::RefusedGameOver);
  const Advice advice = adviser_.advice(console_.language(), match_.game());
  console_.prose(advice.verdict);
  for (const AdvisedLine& line : advice.lines)
    console_.prose(help_line(line.score, line.moves), verb_help_column);
}

void AdviceCommands::explain() {
  const Game& game = match_.game();
  if (!over() && hint_ && hint_->position == game.position()) return explain_hint(game);
  const Language language = console_.language();
  Game before = game;
  if (!before.undo() || before.outcome()) return console_.say(Text::NoMoveToExplain);
  const Move& move = before.move_from(before.ply());
  console_.prose(tr(language, Text::LastMoveIs, to_text(before, move)) + ". " +
                 adviser_.reasons(language, before, move));
}

void AdviceCommands::explain_hint(const Game& game) {
  const Language language = console_.language();
  console_.prose(tr(language, Text::HintIs, to_text(game, hint_->found.move)) + ". " +
                 adviser_.reasons_for_best(language, game, hint_->found));
}

}  // namespace damas::terminal
