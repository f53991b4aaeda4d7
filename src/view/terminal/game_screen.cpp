#include "view/terminal/game_screen.hpp"

#include <algorithm>
#include <utility>

#include "core/notation.hpp"
#include "match/speaker.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

GameScreen::GameScreen(Console& console, Match match)
    : console_(console), match_(std::move(match)) {
  reset_view();
}

void GameScreen::reset_view() {
  running_ = false;
  flipped_ = persons() == 1 && is_human(match_.setup().player(Side::Black));
}

int GameScreen::persons() const {
  return damas::persons(match_.setup());
}

Leave GameScreen::run() {
  leave_.reset();
  show_board();
  show_events();
  while (!leave_)
    step();
  return *leave_;
}

void GameScreen::run_to_end() {
  show_board();
  show_events();
  while (match_.computer_to_move())
    think();
}

void GameScreen::step() {
  const bool unasked = running_ || persons() > 0;
  if (match_.computer_to_move() && unasked) {
    think();
  } else {
    running_ = false;
    ask();
  }
}

void GameScreen::think() {
  if (persons() > 0) console_.say(Text::Thinking);
  console_.pause();
  match_.tick(Milliseconds{0});
  show_events();
}

void GameScreen::ask() {
  const std::optional<std::string> answer = console_.ask(prompt());
  if (!answer) {
    leave_ = Leave::Quit;
  } else if (const std::optional<VerbLine> verb = parse_verb(*answer)) {
    carry_out(*verb);
  } else if (answer->empty()) {
    enter();
  } else {
    read_move(*answer);
  }
}

std::string GameScreen::prompt() const {
  const Language language = console_.language();
  if (over()) return tr(language, Text::TerminalPromptOver);
  if (!reader_) return tr(language, Text::TerminalPromptMachines);
  return reader_->prompt();
}

void GameScreen::enter() {
  if (over()) {
    leave_ = Leave::Menu;
  } else if (!reader_) {
    think();
  } else if (reader_->waiting()) {
    reader_->cancel();
    console_.say(Text::TerminalCancelled);
  } else {
    show_board();
  }
}

void GameScreen::read_move(const std::string& line) {
  if (over()) return console_.say(Text::RefusedGameOver);
  if (!reader_) return console_.say(Text::RefusedOpponentIsComputer);
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.line(answer.sentence);
  if (answer.play) submit(*answer.play);
}

void GameScreen::submit(const Command& command) {
  if (const auto refusal = match_.submit(speaker(match_, command), command)) {
    console_.line(sentence(console_.language(), *refusal));
  }
  show_events();
}

namespace {

// What an event says below the board, if anything.
std::optional<std::string> message(Language language, const Event& e, const Game& game) {
  if (std::holds_alternative<event::Undone>(e)) return tr(language, Text::TerminalUndone);
  if (std::holds_alternative<event::Redone>(e)) return tr(language, Text::TerminalRedone);
  if (std::holds_alternative<event::DrawDeclined>(e)) return tr(language, Text::DrawDeclined);
  if (const auto* ended = std::get_if<event::Ended>(&e)) {
    return sentence(language, ended->outcome, game);
  }
  return std::nullopt;
}

}  // namespace

void GameScreen::show_events() {
  std::vector<std::string> messages;
  bool changed = false;
  for (const Event& e : match_.take_events()) {
    if (const auto* played = std::get_if<event::MovePlayed>(&e)) show_capture(*played);
    changed |= std::holds_alternative<event::MovePlayed>(e) ||
               std::holds_alternative<event::Undone>(e) || std::holds_alternative<event::Redone>(e);
    if (auto text = message(console_.language(), e, match_.game())) messages.push_back(*text);
  }
  if (changed) show_board();
  console_.lines(messages);
}

void GameScreen::show_capture(const event::MovePlayed& played) {
  Game before = match_.game();
  before.go_to(played.ply - 1);
  const std::vector<BoardFrame> frames = capture_frames(before, played);
  const Language language = console_.language();
  int number = 0;
  for (const BoardFrame& frame : frames) {
    const std::string note = tr(language, Text::TerminalJump, name(language, played.side), ++number,
                                static_cast<int>(frames.size()));
    console_.new_screen();
    console_.lines(capture_text(language, match_, frame, note, style()));
    console_.pause();
  }
}

void GameScreen::show_board() {
  const Language language = console_.language();
  console_.new_screen();
  console_.lines(game_text(language, match_, style()));
  console_.line();
  reader_.reset();
  if (over() || match_.computer_to_move()) return;
  reader_.emplace(language, match_.game());
  console_.lines(reader_->choices());
}

}  // namespace damas::terminal
