#include "view/terminal/advice_commands.hpp"

#include "core/notation.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

AdviceCommands::AdviceCommands(Console& console, const Match& match)
    : console_(console), match_(match) {}

void AdviceCommands::hint() {
  if (over()) return console_.say(Text::RefusedGameOver);
  const Game& game = match_.game();
  if (!is_about(game)) {
    const std::optional<FoundMove> best = adviser_.best_move(game);
    if (!best) return;
    hint_ = GivenHint{game.position(), *best, {}};
  }
  console_.prose(hint_->steps.next(console_.language(), game, hint_->found, adviser_));
}

bool AdviceCommands::is_about(const Game& game) const {
  return hint_ && hint_->position == game.position();
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
  const Language language = console_.language();
  if (!over() && is_about(game))
    return console_.prose(hint_with_reason(language, game, hint_->found, adviser_));
  Game before = game;
  if (!before.undo() || before.outcome()) return console_.say(Text::NoMoveToExplain);
  const Move& move = before.move_from(before.ply());
  console_.prose(tr(language, Text::LastMoveIs, to_text(before, move)) + ". " +
                 adviser_.reasons(language, before, move));
}

}  // namespace damas::terminal
