#include "view/terminal/game_screen.hpp"

#include <utility>

#include "match/speaker.hpp"
#include "view/terminal/game_help.hpp"
#include "view/terminal/game_picker.hpp"
#include "view/terminal/game_text.hpp"
#include "view/text/printable.hpp"
#include "view/text/sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

GameScreen::GameScreen(Console& console, Match match, EngineOptions engine, UnfinishedGame& kept,
                       std::optional<PdnGame> from, std::string notice)
    : console_(console),
      match_(std::move(match)),
      engine_(std::move(engine)),
      saved_(kept, std::move(from)),
      notice_(std::move(notice)),
      question_(console_, match_),
      display_(console_, match_),
      advice_(console_, match_),
      stopwatch_(console_) {
  begin_view();
}

void GameScreen::begin_view() {
  running_ = false;
  display_.turn_to_person();
}

int GameScreen::persons() const {
  return damas::persons(match_.setup());
}

bool GameScreen::unsaved() const {
  return saved_.changed() && !over() && persons() > 0;
}

Leave GameScreen::run() {
  leave_.reset();
  show_events(true);
  tell_file();
  while (!leave_)
    step();
  saved_.keep_unfinished(match_);  // with the current clock times
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

// Saves at most once per second, so that a killed program loses at most a second of the current
// move.
void GameScreen::keep_running_clock() {
  if (!match_.setup().time.timed() || over()) return;
  match_.tick(stopwatch_.take());
  if (!over()) saved_.keep_unfinished(match_);
}

void GameScreen::think() {
  if (persons() > 0) console_.say(Text::Thinking);
  console_.pause();
  stopwatch_.restart();
  const int ply = match_.game().ply();
  match_.tick(stopwatch_.take());
  while (match_.computer_to_move() && match_.game().ply() == ply) {
    console_.wait(match_.next_update());
    match_.tick(stopwatch_.take());
  }
  show_events();
}

void GameScreen::ask() {
  const std::string prompt = question_.prompt();
  display_.make_room(prompt, question_.choices());
  const bool clock_runs = !over() && !match_.computer_to_move();
  const std::optional<std::string> line = console_.ask(prompt, [&] {
    if (clock_runs) keep_running_clock();
  });
  if (!line) {
    leave_ = Leave::Quit;
    if (!clock_runs) return;
    match_.tick(stopwatch_.take());
    if (over()) show_events();
    return;
  }
  if (!clock_runs) return answer(*line);
  match_.tick(stopwatch_.take());
  // After the time has run out, only commands are accepted as answers.
  if (over()) show_events();
  if (!over() || parse_verb(*line)) answer(*line);
}

void GameScreen::answer(const std::string& line) {
  if (const std::optional<VerbLine> verb = parse_verb(line)) {
    carry_out(*verb);
  } else if (line.empty()) {
    enter();
  } else if (const auto play = question_.read(line)) {
    submit(*play);
  }
}

void GameScreen::enter() {
  if (over()) {
    leave_ = Leave::Menu;
  } else if (!question_.is_open()) {
    think();
  } else {
    question_.skip();
  }
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
    if (const auto* played = std::get_if<event::MovePlayed>(&e)) display_.show_capture(*played);
    if (changes_page(e)) {
      changed = true;
      saved_.mark_changed();
    }
    if (auto text = message(console_.language(), e, match_.game())) messages.push_back(*text);
  }
  if (changed) saved_.keep_unfinished(match_);
  for (std::string& notice : saved_.take_notices(console_.language()))
    messages.push_back(std::move(notice));
  std::vector<std::string> remarks;
  for (const std::string& text : messages) {
    const std::vector<std::string> lines = wrapped(text, console_.width());
    remarks.insert(remarks.end(), lines.begin(), lines.end());
  }
  changed ? show_board(remarks) : console_.lines(remarks);
  stopwatch_.restart();
}

// The result is the file's, because the position on the board seldom shows a resignation.
void GameScreen::tell_file() {
  if (const std::string notice = std::exchange(notice_, {}); !notice.empty())
    console_.prose(notice);
  const std::optional<PdnGame>& from = saved_.from();
  if (!from || from->result.score == PdnScore::Unknown) return;
  console_.say(Text::TerminalFileResult, printable(result_text(*from)));
}

void GameScreen::show_board(const std::vector<std::string>& remarks) {
  question_.renew();
  display_.show_page({question_.choices(), remarks, rows_to_come()});
}

int GameScreen::rows_to_come() const {
  const bool thinks = match_.computer_to_move() && (running_ || persons() > 0);
  if (!thinks) return console_.rows_of(question_.prompt());
  const int cursor = 1;
  return cursor + console_.rows_of(tr(console_.language(), Text::Thinking));
}

std::optional<bool> GameScreen::confirm(Text question) {
  const Language language = console_.language();
  display_.make_room(tr(language, Text::TerminalYesNo, tr(language, question)),
                     question_.choices());
  return console_.confirm(question);
}

// ---- the commands ----

void GameScreen::carry_out(const VerbLine& line) {
  switch (line.verb) {
    case Verb::Undo:
      return submit(command::Undo{});
    case Verb::Redo:
      return submit(command::Redo{});
    case Verb::Hint:
      return advice_.hint();
    case Verb::Analyse:
      return advice_.analyse();
    case Verb::Why:
      return advice_.explain();
    case Verb::Resign:
      return resign();
    case Verb::Draw:
      return offer_draw();
    case Verb::Save:
      return save(line.argument);
    case Verb::Load:
      return load(line.argument);
    case Verb::Moves:
      return tell_moves(console_, match_.game());
    case Verb::Board:
      return show_board();
    case Verb::Flip:
      display_.flip();
      return show_board();
    case Verb::Run:
      return run_machines();
    case Verb::Help:
      return tell_help(console_, match_.game());
    case Verb::Menu:
      leave_ = Leave::Menu;
      return;
    case Verb::Quit:
      return quit();
  }
}

void GameScreen::quit() {
  const bool would_be_lost = unsaved() && !saved_.offered_at_next_start() && !console_.at_end();
  if (would_be_lost && !confirm(Text::TerminalAskQuit).value_or(true)) return;
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
  if (!accepted) quit();
  if (accepted || !leave_) submit(command::AnswerDraw{accepted.value_or(false)});
}

std::optional<std::string> GameScreen::file_name(const std::string& argument) {
  if (!argument.empty()) return argument;
  const std::string prompt =
      tr(console_.language(), Text::TerminalAskFile, std::string(default_match_file));
  display_.make_room(prompt, question_.choices());
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
  const std::optional<FileProblem> problem = saved_.save(match_, *path);
  if (problem) return console_.say(row(*problem), *path);
  const std::optional<int> games = saved_.games_with(*path);
  if (games) return console_.say(Text::TerminalFileAdded, *path, *games);
  console_.say(Text::FileSaved, *path);
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
  saved_.continue_from(std::move(from));
  notice_ = std::move(notice);
  begin_view();
  show_events(true);
  saved_.mark_unchanged();
  console_.say(Text::FileLoaded, *path);
  tell_file();
}

void GameScreen::run_machines() {
  if (over()) return console_.say(Text::RefusedGameOver);
  if (persons() > 0) return console_.say(Text::TerminalRunRefused);
  running_ = true;
}

}  // namespace damas::terminal
