#include "view/terminal/game_screen.hpp"

#include <algorithm>
#include <utility>

#include "core/notation.hpp"
#include "match/speaker.hpp"
#include "view/terminal/capture_frames.hpp"
#include "view/terminal/game_picker.hpp"
#include "view/terminal/page_text.hpp"
#include "view/text/printable.hpp"
#include "view/text/sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

GameScreen::GameScreen(Console& console, Match match, EngineOptions engine, UnfinishedGame& kept,
                       std::optional<PdnGame> from, std::string notice)
    : console_(console),
      match_(std::move(match)),
      engine_(std::move(engine)),
      kept_(kept),
      from_(std::move(from)),
      notice_(std::move(notice)) {
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
  tell_file();
  while (!leave_)
    step();
  if (unsaved_) kept_.keep(match_);  // with the current clock times
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

// Passes the elapsed time to the match. Time for showing events is not counted.
void GameScreen::spend_time() {
  const Milliseconds now = console_.now();
  match_.tick(now - std::exchange(told_, now));
}

// Saves at most once per second, so that a killed program loses at most a second of the current
// move.
void GameScreen::keep_running_clock() {
  if (!match_.setup().time.timed() || over()) return;
  spend_time();
  if (!over() && unsaved_) kept_.keep(match_);
}

void GameScreen::think() {
  if (persons() > 0) console_.say(Text::Thinking);
  console_.pause();
  told_ = console_.now();
  const int ply = match_.game().ply();
  spend_time();
  while (match_.computer_to_move() && match_.game().ply() == ply) {
    console_.wait(match_.next_update());
    spend_time();
  }
  show_events();
}

void GameScreen::ask() {
  make_room(prompt());
  const bool clock_runs = !over() && !match_.computer_to_move();
  const std::optional<std::string> line = console_.ask(prompt(), [&] {
    if (clock_runs) keep_running_clock();
  });
  if (!line) {
    leave_ = Leave::Quit;
    if (!clock_runs) return;
    spend_time();
    if (over()) show_events();
    return;
  }
  if (!clock_runs) return answer(*line);
  spend_time();
  // After the time has run out, only commands are accepted as answers.
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

// The message below the board for an event; nothing if there is none.
std::optional<std::string> message(Language language, const Event& e, const Game& game) {
  if (std::holds_alternative<event::Undone>(e)) return tr(language, Text::TerminalUndone);
  if (std::holds_alternative<event::Redone>(e)) return tr(language, Text::TerminalRedone);
  if (const auto* declined = std::get_if<event::DrawDeclined>(&e)) {
    return sentence(language, *declined);
  }
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
  if (changed && unsaved_) kept_.keep(match_);
  for (std::string& notice : kept_.take_notices(console_.language()))
    messages.push_back(std::move(notice));
  std::vector<std::string> remarks;
  for (const std::string& text : messages) {
    const std::vector<std::string> lines = wrapped(text, console_.width());
    remarks.insert(remarks.end(), lines.begin(), lines.end());
  }
  changed ? show_board(remarks) : console_.lines(remarks);
  told_ = console_.now();
}

void GameScreen::show_capture(const event::MovePlayed& played) {
  Game before = match_.game();
  before.go_to(played.ply - 1);
  const std::vector<share::BoardFrame> frames = capture_frames(before, played);
  const Language language = console_.language();
  int number = 0;
  for (const share::BoardFrame& frame : frames) {
    const std::string note = tr(language, Text::TerminalJump, name(language, played.side), ++number,
                                static_cast<int>(frames.size()));
    PageStyle page = style();
    if (page.height) --*page.height;  // the cursor needs a row
    console_.new_screen();
    console_.lines(capture_text(language, match_, frame, note, page));
    console_.pause();
  }
}

// The result is the file's, because the position on the board seldom shows a resignation.
void GameScreen::tell_file() {
  if (const std::string notice = std::exchange(notice_, {}); !notice.empty())
    console_.prose(notice);
  if (!from_ || from_->result.score == PdnScore::Unknown) return;
  console_.say(Text::TerminalFileResult, printable(result_text(*from_)));
}

void GameScreen::show_board(const std::vector<std::string>& remarks) {
  reader_.reset();
  if (!over() && !match_.computer_to_move()) reader_.emplace(console_.language(), match_.game());
  const std::vector<std::string> page =
      page_text(console_.language(), match_, style(), {choices(), remarks, rows_to_come()});
  console_.new_screen();
  console_.lines(page);
  console_.begin_remarks();
}

std::vector<std::string> GameScreen::choices() const {
  return reader_ ? reader_->choices() : std::vector<std::string>{};
}

int GameScreen::rows_to_come() const {
  const bool thinks = match_.computer_to_move() && (running_ || persons() > 0);
  if (!thinks) return console_.rows_of(prompt());
  const int cursor = 1;
  return cursor + console_.rows_of(tr(console_.language(), Text::Thinking));
}

// Long output, such as the help, gets the whole screen.
void GameScreen::make_room(const std::string& prompt) {
  const int rows = console_.rows_of(prompt);
  if (console_.has_room(rows)) return;
  const std::vector<std::string> page =
      page_text(console_.language(), match_, style(), {choices(), console_.remarks(), rows});
  if (static_cast<int>(page.size()) + rows > console_.height().value_or(0)) return;
  console_.new_screen();
  console_.lines(page);
  console_.begin_remarks();
}

std::optional<bool> GameScreen::confirm(Text question) {
  const Language language = console_.language();
  make_room(tr(language, Text::TerminalYesNo, tr(language, question)));
  return console_.confirm(question);
}

}  // namespace damas::terminal
