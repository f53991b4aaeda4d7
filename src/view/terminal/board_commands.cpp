#include "view/terminal/board_commands.hpp"

#include <utility>

#include "share/board_text.hpp"

namespace damas::terminal {

BoardCommands::BoardCommands(Console& console, Help help)
    : console_(console), help_(std::move(help)) {}

bool BoardCommands::carry_out(const std::string& line) {
  const std::optional<VerbLine> verb = parse_verb(line);
  if (!verb) return false;
  if (verb->verb == Verb::Flip) {
    flipped_ = !flipped_;
    show_again();
  } else if (verb->verb == Verb::Help) {
    list();
  } else if (!screen_.carry_out(verb->verb)) {
    refuse(verb->verb);
  }
  return true;
}

void BoardCommands::refuse(Verb verb) const {
  const bool asks = verb == Verb::Hint || verb == Verb::Analyse || verb == Verb::Why;
  if (asks) return console_.say(help_.advice);
  console_.say(Text::TerminalNotHere, word(console_.language(), verb));
}

void BoardCommands::write(const Game& game, const SquareSet& marks) const {
  console_.lines(share::board_text(share::frame_of(game), {console_.color(), flipped_, marks}));
}

void BoardCommands::write_nameless(const Game& game, const SquareSet& marks) const {
  share::BoardFrame frame = share::frame_of(game);
  frame.figures.assign(frame.figures.size(), std::nullopt);
  frame.trail = {};
  console_.lines(share::board_text(frame, {console_.color(), flipped_, marks, false}));
}

void BoardCommands::list() const {
  const Language language = console_.language();
  console_.say(help_.about);
  std::vector<Row> rows = help_.own;
  rows.insert(rows.end(), {{Text::CommandBoard, Text::AboutCommandBoard},
                           {Text::CommandFlip, Text::AboutCommandFlip},
                           {Text::CommandMenu, help_.menu},
                           {Text::CommandQuit, Text::AboutCommandQuit}});
  for (const Row& row : rows)
    console_.prose(help_line(tr(language, row.command), tr(language, row.about)), verb_help_column);
  if (help_.pieces) console_.say(Text::TerminalHelpPieces);
}

}  // namespace damas::terminal
