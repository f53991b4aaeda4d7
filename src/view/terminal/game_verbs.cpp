// The commands of a game.
#include <utility>

#include "core/notation.hpp"
#include "view/terminal/game_files.hpp"
#include "view/terminal/game_screen.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

void GameScreen::carry_out(const VerbLine& line) {
  switch (line.verb) {
    case Verb::Undo:
      return submit(command::Undo{});
    case Verb::Redo:
      return submit(command::Redo{});
    case Verb::Hint:
      return hint();
    case Verb::Analyse:
      return analyse();
    case Verb::Why:
      return explain();
    case Verb::Resign:
      return resign();
    case Verb::Draw:
      return offer_draw();
    case Verb::Save:
      return save(line.argument);
    case Verb::Load:
      return load(line.argument);
    case Verb::Moves:
      return list_moves();
    case Verb::Board:
      return show_board();
    case Verb::Flip:
      return flip();
    case Verb::Run:
      return run_machines();
    case Verb::Help:
      return help();
    case Verb::Menu:
      leave_ = Leave::Menu;
      return;
    case Verb::Quit:
      return quit();
  }
}

void GameScreen::quit() {
  if (unsaved() && !kept_.keeps() && !confirm(Text::TerminalAskQuit).value_or(true)) return;
  leave_ = Leave::Quit;
}

void GameScreen::resign() {
  if (over()) return console_.say(Text::RefusedGameOver);
  if (persons() == 0) return console_.say(Text::RefusedOpponentIsComputer);
  const std::optional<bool> sure = confirm(Text::AskResign);
  if (!sure) return quit();
  if (*sure) submit(command::Resign{});
}

void GameScreen::offer_draw() {
  submit(command::OfferDraw{});
  if (!match_.draw_offer()) return;
  if (persons() == 1) return console_.say(Text::DrawOfferStands);
  console_.say(match_.draw_offer() == Side::White ? Text::DrawOfferedByWhite
                                                  : Text::DrawOfferedByBlack);
  const std::optional<bool> accepted = confirm(Text::AskAcceptDraw);
  if (!accepted) return quit();
  submit(command::AnswerDraw{*accepted});
}

void GameScreen::hint() {
  if (over()) return console_.say(Text::RefusedGameOver);
  const Game& game = match_.game();
  const std::optional<FoundMove> best = adviser_.best_move(game, match_.setup().seed);
  if (!best) return;
  hint_ = GivenHint{game.position(), *best};
  console_.say(Text::HintIs, to_text(game, best->move));
}

void GameScreen::analyse() {
  if (over()) return console_.say(Text::RefusedGameOver);
  const Advice advice = adviser_.advice(console_.language(), match_.game());
  console_.prose(advice.verdict);
  for (const AdvisedLine& line : advice.lines)
    console_.prose(help_line(line.score, line.moves), verb_help_column);
}

// Of the hint that was just given, else of the last move.
void GameScreen::explain() {
  const Language language = console_.language();
  const Game& game = match_.game();
  const bool hinted = !over() && hint_ && hint_->position == game.position();
  if (hinted) {
    return console_.prose(tr(language, Text::HintIs, to_text(game, hint_->found.move)) + ". " +
                          adviser_.reasons_for_best(language, game, hint_->found));
  }
  Game before = game;
  if (!before.undo() || before.outcome()) return console_.say(Text::NoMoveToExplain);
  const Move& move = before.move_from(before.ply());
  console_.prose(tr(language, Text::LastMoveIs, to_text(before, move)) + ". " +
                 adviser_.reasons(language, before, move));
}

std::optional<std::string> GameScreen::file_name(const std::string& argument) {
  if (!argument.empty()) return argument;
  const std::string prompt =
      tr(console_.language(), Text::TerminalAskFile, std::string(default_match_file));
  make_room(prompt);
  const std::optional<std::string> answer = console_.ask(prompt);
  if (!answer) leave_ = Leave::Quit;
  const std::optional<VerbLine> verb = answer ? parse_verb(*answer) : std::nullopt;
  if (verb && leaves(verb->verb)) {
    carry_out(*verb);
    return std::nullopt;
  }
  return answer && answer->empty() ? default_match_file : answer;
}

void GameScreen::save(const std::string& argument) {
  const std::optional<std::string> path = file_name(argument);
  if (!path) return;
  const std::optional<FileProblem> problem = keep_match(match_, from_, *path, written_);
  if (!problem) unsaved_ = false;
  console_.say(problem ? row(*problem) : Text::FileSaved, *path);
}

void GameScreen::load(const std::string& argument) {
  const std::optional<std::string> path = file_name(argument);
  if (!path) return;
  auto opened = open_match(console_, *path, engine_);
  if (const auto* failure = std::get_if<LoadFailure>(&opened)) {
    return console_.prose(sentence(console_.language(), *failure, *path));
  }
  if (const auto* unpicked = std::get_if<Unpicked>(&opened)) {
    if (unpicked->leave == Leave::Quit) quit();
    if (unpicked->leave == Leave::Menu) leave_ = Leave::Menu;
    return;
  }
  if (unsaved()) {
    const std::optional<bool> sure = confirm(Text::TerminalAskOpen);
    if (!sure) return quit();
    if (!*sure) return;
  }
  auto& [match, from, notice] = std::get<Opened>(opened);
  match_ = std::move(match);
  from_ = std::move(from);
  notice_ = std::move(notice);
  written_.reset();
  reset_view();
  show_events(true);
  unsaved_ = false;
  console_.say(Text::FileLoaded, *path);
  tell_file();
}

void GameScreen::flip() {
  flipped_ = !flipped_;
  show_board();
}

void GameScreen::run_machines() {
  if (over()) return console_.say(Text::RefusedGameOver);
  if (persons() > 0) return console_.say(Text::TerminalRunRefused);
  running_ = true;
}

void GameScreen::list_moves() {
  const std::vector<std::string> moves = move_list(match_.game(), console_.width());
  if (moves.empty()) return console_.say(Text::NoMovesYet);
  console_.lines(moves);
}

void GameScreen::help() {
  const Game& game = match_.game();
  if (!game.legal_moves().empty()) {
    const Move& m = game.legal_moves().front();
    const auto square = [&](Square s) { return to_text(s, game.shape(), game.info().numbering); };
    console_.say(Text::TerminalHelpMoves, to_text(game, m), square(m.from), square(m.to));
  }
  console_.say(Text::TerminalHelpCaptures);
  console_.say(Text::TerminalHelpPieces);
  console_.say(Text::TerminalHelpSemiCaptured);
  console_.say(Text::TerminalHelpCommands);
  for (const std::string& line : verb_help(console_.language()))
    console_.prose(line, verb_help_column);
}

}  // namespace damas::terminal
