#include "view/terminal/game_screen.hpp"

#include <algorithm>
#include <utility>

#include "core/notation.hpp"
#include "match/speaker.hpp"
#include "view/terminal/game_picker.hpp"
#include "view/terminal/printable.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

GameScreen::GameScreen(Console& console, Match match, Drive drive, std::optional<PdnGame> from)
    : console_(console), match_(std::move(match)), drive_(drive), from_(std::move(from)) {
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
  show_events(true);
  tell_result();
  while (!leave_)
    step();
  return *leave_;
}

void GameScreen::run_to_end() {
  show_events(true);
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

// Tells the match how much time went by. Showing what happened takes no time of anybody's.
void GameScreen::spend_time() {
  const Milliseconds now = console_.now();
  match_.tick(now - std::exchange(told_, now));
}

void GameScreen::think() {
  if (persons() > 0) console_.say(Text::Thinking);
  console_.pause();
  told_ = console_.now();
  const int ply = match_.game().ply();
  spend_time();
  while (match_.computer_to_move() && match_.game().ply() == ply) {
    console_.wait();
    spend_time();
  }
  show_events();
}

void GameScreen::ask() {
  const std::optional<std::string> line = console_.ask(prompt());
  if (!line) {
    leave_ = Leave::Quit;
    return;
  }
  if (over() || match_.computer_to_move()) return answer(*line);
  spend_time();
  // Nobody's answer but a command means anything once the time is over.
  if (over()) show_events();
  if (!over() || parse_verb(*line)) answer(*line);
}

void GameScreen::answer(const std::string& line) {
  if (const std::optional<VerbLine> verb = parse_verb(line)) {
    carry_out(*verb);
  } else if (line.empty()) {
    enter();
  } else {
    read_move(line);
  }
}

std::string GameScreen::prompt() const {
  const Language language = console_.language();
  if (over()) return tr(language, Text::TerminalPromptOver);
  if (!reader_) return tr(language, Text::TerminalPromptMachines);
  return reader_->prompt(side_text(language, match_, match_.game().side_to_move()));
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
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) submit(*answer.play);
}

void GameScreen::submit(const Command& command) {
  if (const auto refusal = match_.submit(speaker(match_, command), command)) {
    console_.prose(sentence(console_.language(), *refusal));
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

bool changes_page(const Event& e) {
  return std::holds_alternative<event::MovePlayed>(e) || std::holds_alternative<event::Undone>(e) ||
         std::holds_alternative<event::Redone>(e) || std::holds_alternative<event::Ended>(e);
}

}  // namespace

void GameScreen::show_events(bool anew) {
  std::vector<std::string> messages;
  bool changed = anew;
  for (const Event& e : match_.take_events()) {
    if (const auto* played = std::get_if<event::MovePlayed>(&e)) show_capture(*played);
    changed |= changes_page(e);
    unsaved_ |= changes_page(e);
    if (auto text = message(console_.language(), e, match_.game())) messages.push_back(*text);
  }
  if (changed) show_board();
  for (const std::string& text : messages)
    console_.prose(text);
  told_ = console_.now();
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

// As the file has it: the board seldom shows who gave up.
void GameScreen::tell_result() {
  if (!from_ || from_->result.score == PdnScore::Unknown) return;
  console_.say(Text::TerminalFileResult, printable(result_text(*from_)));
}

void GameScreen::show_board() {
  const Language language = console_.language();
  console_.new_screen();
  console_.lines(game_text(language, match_, style()));
  console_.line();
  reader_.reset();
  if (over() || match_.computer_to_move()) return;
  reader_.emplace(language, match_.game());
  for (const std::string& choice : reader_->choices())
    console_.prose(choice, 5);
}

}  // namespace damas::terminal
