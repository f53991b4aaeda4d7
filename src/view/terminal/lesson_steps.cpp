#include "view/terminal/lesson_steps.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "core/notation.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

using lessons::Step;

BoardCommands::Help help() {
  return {Text::TerminalLessonHelp,
          {{Text::ProblemCommandNext, Text::AboutLessonCommandNext},
           {Text::TrainerCommandBack, Text::AboutLessonCommandBack},
           {Text::LessonCommandAgain, Text::AboutLessonCommandAgain},
           {Text::CommandHint, Text::AboutLessonCommandHint},
           {Text::CommandWhy, Text::AboutLessonCommandWhy},
           {Text::LessonCommandAnswer, Text::AboutLessonCommandAnswer},
           {Text::LessonCommandList, Text::AboutLessonCommandList}},
          Text::AboutLessonCommandMenu,
          Text::TerminalLessonAdvice};
}

}  // namespace

LessonSteps::LessonSteps(Console& console, const lessons::Lesson& lesson, EngineOptions engine,
                         std::uint64_t seed, int first_step)
    : console_(console),
      board_(console, help()),
      session_(lesson, first_step),
      options_(std::move(engine)),
      seed_(seed) {
  renew();
}

LessonEnd LessonSteps::run() {
  end_.reset();
  board_.show_again();
  while (!end_) {
    if (session_.phase() == Phase::Over) return LessonEnd::Over;
    if (session_.phase() == Phase::Machine) {
      think();
      continue;
    }
    if (board_.is_due()) show();
    const auto line = console_.ask(prompt());
    if (!line) return LessonEnd::Quit;
    answer(*line);
  }
  return *end_;
}

// After a change of the game.
void LessonSteps::renew() {
  reader_.reset();
  advice_.drop_hint();
  if (move_is_asked(session_) && !game().outcome())
    reader_.emplace(console_.language(), game(), secret());
  board_.show_again();
}

// If a certain move is asked for, a list of captures would reveal it.
KeptSecret LessonSteps::secret() const {
  if (step().kind != Step::Kind::Move) return {};
  KeptSecret kept{true, {}};
  for (const lessons::Reaction& each : step().right)
    kept.answers.insert(kept.answers.end(), each.moves.begin(), each.moves.end());
  return kept;
}

void LessonSteps::show() {
  board_.shown();
  const Language language = console_.language();
  console_.new_screen();
  console_.prose(tr(language, Text::TerminalLessonTitle, text(session_.lesson().title),
                    name(language, game().variant()), session_.step_number() + 1,
                    session_.step_count()));
  tell_remarks();
  // They belong to the position before the moves of the step, as in the window.
  const SquareSet marks = game().ply() == 0 ? step().marks : SquareSet{};
  board_.write(game(), marks);
  if (!marks.empty()) console_.say(Text::TerminalLessonMarks);
  console_.prose(text(step().words));
  if (step().kind == Step::Kind::Play) {
    show_counts();
  } else if (game().ply() > 0) {
    console_.say(Text::TerminalLessonMoves, played());
  }
  if (session_.phase() == Phase::Asking && session_.can_go_on())
    console_.say(Text::TerminalLessonWasDone);
  if (reader_) console_.lines(reader_->choices());
}

// The person's moves, at even plies, and how many are left until a draw rule ends the game.
void LessonSteps::show_counts() {
  if (game().ply() == 0) return;
  console_.say(Text::YourMoves, (game().ply() + 1) / 2);
  if (game().outcome()) return;
  const std::vector<DrawCounter> counters = game().draw_counters();
  if (!counters.empty()) console_.prose(sentence(console_.language(), counters.front()));
}

void LessonSteps::tell_remarks() {
  for (const std::string& each : std::exchange(remarks_, {}))
    console_.prose(each);
}

std::string LessonSteps::prompt() const {
  const Language language = console_.language();
  switch (session_.phase()) {
    case Phase::Moving:
      return tr(language, Text::TerminalLessonPromptMoves);
    case Phase::Asking:
      return question();
    default:
      return tr(language, Text::TerminalLessonPromptDone);
  }
}

std::string LessonSteps::question() const {
  const Language language = console_.language();
  switch (step().kind) {
    case Step::Kind::Squares: {
      const int left = (step().right.front().squares - session_.found()).size();
      return tr(language, Text::TerminalLessonPromptSquares, left);
    }
    case Step::Kind::Count:
      return tr(language, Text::TerminalLessonPromptNumber, numbers());
    default:
      break;
  }
  const std::string mover = name(language, game().side_to_move());
  if (reader_ && reader_->waiting()) return reader_->prompt(mover);
  return tr(language,
            step().kind == Step::Kind::Play ? Text::TerminalLessonPromptPlay
                                            : Text::TerminalLessonPromptMove,
            mover);
}

void LessonSteps::answer(const std::string& line) {
  if (carry_out(line)) return;
  switch (session_.phase()) {
    case Phase::Moving:
      if (!line.empty()) return console_.say(Text::TerminalLessonPressEnter);
      session_.hurry();
      return renew();
    case Phase::Asking:
      return answer_question(line);
    default:
      line.empty() ? go_on() : console_.say(Text::TerminalLessonPressEnter);
  }
}

bool LessonSteps::carry_out(const std::string& line) {
  if (means(Text::ProblemCommandNext, line)) {
    go_on();
  } else if (says(Text::TrainerCommandBack, line)) {
    if (session_.step_number() == 0) remark(tr(console_.language(), Text::TerminalLessonFirstStep));
    session_.back();
    begin_step();
  } else if (says(Text::LessonCommandAgain, line)) {
    session_.again();
    begin_step();
  } else if (means(Text::CommandHint, line)) {
    hint();
  } else if (means(Text::CommandWhy, line)) {
    explain();
  } else if (means(Text::LessonCommandAnswer, line)) {
    show_answer();
  } else if (says(Text::LessonCommandList, line)) {
    end_ = LessonEnd::List;
  } else {
    if (!board_.carry_out(line)) return false;
    if (const auto& leave = board_.leave()) {
      end_ = *leave == Leave::Menu ? LessonEnd::Menu : LessonEnd::Quit;
    }
  }
  return true;
}

void LessonSteps::go_on() {
  while (session_.phase() == Phase::Moving)
    session_.hurry();
  if (!session_.can_go_on()) {
    return console_.say(step().kind == Step::Kind::Play ? Text::TerminalLessonGoalFirst
                                                        : Text::TerminalLessonAnswerFirst);
  }
  session_.next();
  begin_step();
}

// Nothing of the step before is explained any more.
void LessonSteps::begin_step() {
  advice_.begin_step();
  renew();
}

// Which piece, then its move, then the answer with what the lesson says of it; against the machine
// the coach's reason. Other answers are narrowed first.
void LessonSteps::hint() {
  if (session_.phase() != Phase::Asking) return console_.say(Text::TerminalLessonNothingAsked);
  if (move_is_asked(session_)) return hint_at_move();
  if (!session_.narrow()) return show_answer();
  const lessons::Hint& told = *session_.hint();
  if (told.row) return console_.say(Text::LessonHintRow, *told.row);
  console_.say(Text::LessonHintNumbers, told.numbers.front(), told.numbers.back());
}

void LessonSteps::hint_at_move() {
  if (step().kind == Step::Kind::Move && advice_.names_move()) return show_answer();
  if (const auto told = advice_.hint(session_, console_.language())) console_.prose(*told);
}

void LessonSteps::explain() {
  if (const auto why = advice_.explain(session_, console_.language())) return console_.prose(*why);
  if (!said().empty()) return console_.prose(said());
  console_.say(Text::TerminalLessonAdvice);
}

void LessonSteps::show_answer() {
  if (step().kind == Step::Kind::Play) return console_.say(Text::TerminalLessonGoalFirst);
  const bool asks = step().kind != Step::Kind::Show;
  if (session_.phase() == Phase::Asking) advice_.note_try(game());
  if (!asks || !session_.show_answer()) return console_.say(Text::TerminalLessonNothingAsked);
  advice_.drop_reason();
  remark(tr(console_.language(), Text::TerminalLessonAnswerIs, right_answer()));
  follow_answer();
}

void LessonSteps::answer_question(const std::string& line) {
  if (line.empty()) {
    const bool waits = reader_ && reader_->waiting();
    if (!waits && session_.can_go_on()) return go_on();
    return remind();
  }
  switch (step().kind) {
    case Step::Kind::Squares:
      return read_squares(line);
    case Step::Kind::Count:
      return read_number(line);
    default:
      return read_move(line);
  }
}

// Of what is expected, after a line without an answer.
void LessonSteps::remind() {
  if (reader_) return console_.prose(reader_->skip());
  if (step().kind == Step::Kind::Count)
    return console_.say(Text::TerminalLessonExpectsNumber, numbers());
  console_.say(Text::TerminalLessonExpectsSquares);
}

void LessonSteps::read_move(const std::string& line) {
  if (!reader_) return console_.say(Text::TerminalLessonNothingAsked);
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (!answer.play) return;
  advice_.note_try(game());
  if (!session_.play(answer.play->move, answer.play->path)) return;
  advice_.look_for_reason(session_, console_.language());
  if (session_.verdict() == Verdict::Right) {
    remark(tr(console_.language(), Text::LessonRight));
  }
  follow_answer();
}

// Several squares may be in one line; a wrong one ends it.
void LessonSteps::read_squares(const std::string& line) {
  std::istringstream words(line);
  std::string word;
  while (session_.phase() == Phase::Asking && words >> word) {
    if (!touch(word)) return;
  }
  const Language language = console_.language();
  if (session_.phase() == Phase::Asking) {
    return console_.say(Text::TerminalLessonFound, names_of(session_.found()));
  }
  remark(tr(language, Text::LessonRight));
  follow_answer();
}

bool LessonSteps::touch(const std::string& word) {
  // A number would also name a square, but a person who types one here probably answers with a
  // count.
  if (is_algebraic(game().info().numbering) && parse_number(word)) {
    console_.say(Text::TerminalLessonSquareByName, "c3", word);
    return false;
  }
  const auto square = parse_square(word, game().shape(), game().info().numbering);
  if (!square) {
    console_.say(Text::TerminalLessonNoSquare, word);
    return false;
  }
  session_.touch(*square);
  if (session_.verdict() != Verdict::Wrong) return true;
  console_.prose(said().empty() ? tr(console_.language(), Text::LessonWrong) : said());
  return false;
}

void LessonSteps::read_number(const std::string& line) {
  const std::optional<int> number = parse_number(line);
  if (!number || !session_.choose(*number)) {
    return console_.say(Text::LessonNoChoice, numbers(), line);
  }
  if (session_.verdict() == Verdict::Wrong) {
    return console_.prose(said().empty() ? tr(console_.language(), Text::LessonWrong) : said());
  }
  remark(tr(console_.language(), Text::LessonRight));
  follow_answer();
}

void LessonSteps::think() {
  console_.say(Text::Thinking);
  console_.pause();
  if (!engine_) engine_ = make_engine(options_);
  engine_->start(game(), request_for_level(step().level, game().shape(), seed_++));
  std::optional<Report> report = engine_->poll();
  while (!report || !report->finished) {
    console_.wait(std::nullopt);
    report = engine_->poll();
  }
  const Language language = console_.language();
  remark(tr(language, Text::TerminalLessonReply, begins_sentence(language, game().side_to_move()),
            to_text(game(), *report->best)));
  session_.play_for_machine(*report->best);
  follow_answer();
}

// Shows what follows an answer: what is said of it, the lesson's moves, or that it is taken back.
void LessonSteps::follow_answer() {
  while (session_.phase() == Phase::Moving)
    session_.hurry();
  if (session_.phase() == Phase::Refuting) return refute();
  if (session_.phase() == Phase::Done && !said().empty()) remark(said());
  renew();
}

// A move is taken back at once, so the board is the same as before; a game that has missed its goal
// begins again.
void LessonSteps::refute() {
  const Language language = console_.language();
  const std::string& reason = advice_.reason();
  const bool game_ended = step().kind == Step::Kind::Play && reason.empty();
  const std::string moves = played(reason.empty() ? 0 : advice_.tried_from());
  // Unless the step begins anew, the last sentence says to try again.
  const Text wrong = game_ended ? Text::LessonWrong : Text::TerminalLessonNotThat;
  remark(said().empty() ? tr(language, wrong) : said());
  if (!reason.empty()) remark(reason);
  remark(game_ended ? tr(language, Text::TerminalLessonBeginsAgain)
                    : tr(language, Text::TerminalLessonTakenBack, moves));
  session_.hurry();
  renew();
  if (game_ended) return;
  board_.shown();
  tell_remarks();
}

std::string LessonSteps::text(const lessons::Words& words) const {
  return words.in(code(console_.language()));
}

std::string LessonSteps::said() const {
  return session_.said() == nullptr ? std::string{} : text(*session_.said());
}

std::string LessonSteps::played(int from) const {
  std::vector<Move> moves;
  for (int ply = from; ply < game().ply(); ++ply)
    moves.push_back(game().move_from(ply));
  Game before = game();
  before.go_to(from);
  return moves_text(before, moves, moves.size());
}

std::string LessonSteps::names_of(const SquareSet& squares) const {
  std::string names;
  for (const Square square : squares) {
    names += (names.empty() ? "" : " ") + to_text(square, game().shape(), game().info().numbering);
  }
  return names;
}

std::string LessonSteps::numbers() const {
  std::string list;
  for (const int number : step().choices)
    list += (list.empty() ? "" : ", ") + std::to_string(number);
  return list;
}

std::string LessonSteps::right_answer() const {
  const lessons::Reaction& right = step().right.front();
  switch (step().kind) {
    case Step::Kind::Squares:
      return names_of(right.squares);
    case Step::Kind::Count:
      return std::to_string(right.numbers.front());
    default:
      return to_text(Game(step().start), right.moves.front());
  }
}

}  // namespace damas::terminal
