#include "view/terminal/openings_screen.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <variant>

#include "core/notation.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

namespace {

// The person's moves in a line that can be chosen, as in the window; the last one is no limit.
constexpr std::array lengths = {4, 8, 12, std::numeric_limits<int>::max()};

// The row of the length, from 1.
int row_of_length(int moves) {
  const auto found = std::find(lengths.begin(), lengths.end(), moves);
  return found == lengths.end() ? 1 : static_cast<int>(found - lengths.begin()) + 1;
}

BoardCommands::Help openings_help() {
  return {Text::TerminalOpeningsHelp,
          {{Text::CommandHint, Text::AboutOpeningsCommandHint},
           {Text::ProblemCommandNext, Text::AboutOpeningsCommandNext},
           {Text::OpeningsCommandSide, Text::AboutOpeningsCommandSide},
           {Text::OpeningsCommandOpenings, Text::AboutOpeningsCommandOpenings}},
          Text::AboutOpeningsCommandMenu,
          Text::TerminalOpeningsAdvice};
}

std::optional<OpeningNames> names_in(std::string_view text, Variant variant) {
  if (text.empty()) return std::nullopt;
  auto read = OpeningNames::read(text, variant);
  auto* const names = std::get_if<OpeningNames>(&read);
  if (names == nullptr) return std::nullopt;
  return std::move(*names);
}

}  // namespace

OpeningsScreen::OpeningsScreen(Console& console, Variant variant, std::shared_ptr<const Book> book,
                               std::string_view names, training::ChangeOpeningCards change,
                               std::uint64_t seed)
    : console_(console),
      board_(console, openings_help()),
      variant_(variant),
      book_(std::move(book)),
      names_(names_in(names, variant)),
      change_(std::move(change)),
      seed_(seed) {}

Leave OpeningsScreen::run() {
  if (const auto elsewhere = choose()) return *elsewhere;
  while (!leave_) {
    if (board_.is_due()) show();
    const auto line = console_.ask(prompt());
    if (!line) return Leave::Quit;
    answer(*line);
  }
  return *leave_;
}

// The opening, the side, and the length of its lines.
std::optional<Leave> OpeningsScreen::choose() {
  const Language language = console_.language();
  starts_ = practice_starts(language, names_ ? &*names_ : nullptr, book_.get(), variant_);
  std::vector<std::string> names;
  for (const PracticeStart& each : starts_) {
    std::string row = each.about.empty() ? each.name : each.name + " - " + each.about;
    if (!each.sources.empty()) row += ". " + each.sources;
    names.push_back(row);
  }
  const auto start = console_.choose(tr(language, Text::OpeningsChoose), names, start_ + 1);
  if (const Leave* leave = std::get_if<Leave>(&start)) return *leave;
  const std::vector<std::string> sides = {name(language, Side::White), name(language, Side::Black)};
  const auto side =
      console_.choose(tr(language, Text::SideLabel), sides, task_.side == Side::White ? 1 : 2);
  if (const Leave* leave = std::get_if<Leave>(&side)) return *leave;
  std::vector<std::string> moves;
  for (const int length : lengths)
    moves.push_back(length == lengths.back() ? tr(language, Text::OpeningsWholeLength)
                                             : std::to_string(length));
  const auto length =
      console_.choose(tr(language, Text::OpeningsLength), moves, row_of_length(task_.own_moves));
  if (const Leave* leave = std::get_if<Leave>(&length)) return *leave;
  start_ = std::get<int>(start) - 1;
  training::OpeningTask task = task_;
  task.start = starts_[static_cast<std::size_t>(start_)].position;
  task.side = std::get<int>(side) == 1 ? Side::White : Side::Black;
  task.own_moves = lengths[static_cast<std::size_t>(std::get<int>(length) - 1)];
  begin(task);
  return std::nullopt;
}

void OpeningsScreen::begin(const training::OpeningTask& task) {
  task_ = task;
  practice_.emplace(book_, task_, change_, console_.today(), seed_++);
  board_.set_flipped(task_.side == Side::Black);
  remarks_.clear();
  follow();
}

void OpeningsScreen::next() {
  practice_->next();
  remarks_.clear();
  follow();
}

// The reader needs a game in which the person is to move.
void OpeningsScreen::follow() {
  const Language language = console_.language();
  while (phase() == Phase::Answering) {
    const Game before = game();
    if (!practice_->hurry()) break;
    remarks_.push_back(tr(language, Text::TerminalOpeningsPlays,
                          begins_sentence(language, before.side_to_move()),
                          to_text(before, game().move_from(before.ply()))));
  }
  static_cast<void>(practice_->take_events());
  reader_.reset();
  if (phase() == Phase::Moving) reader_.emplace(language, game());
  board_.show_again();
}

std::string OpeningsScreen::title() const {
  return practice_title(console_.language(), names_ ? &*names_ : nullptr, task_.start);
}

void OpeningsScreen::show() {
  board_.shown();
  const Language language = console_.language();
  console_.new_screen();
  console_.prose(name(language, variant_) + (". " + title()));
  board_.write(game());
  if (phase() == Phase::None) {
    return console_.say(Text::OpeningsNone, in_sentence(language, task_.side));
  }
  console_.say(Text::OpeningsTask, in_sentence(language, task_.side));
  for (const std::string& line : progress_lines(language, practice_->progress(), console_.today()))
    console_.prose(line);
  if (reader_) console_.lines(reader_->choices());
  for (const std::string& each : std::exchange(remarks_, {}))
    console_.prose(each);
  if (phase() == Phase::Over) console_.say(Text::OpeningsOver);
}

std::string OpeningsScreen::prompt() const {
  const Language language = console_.language();
  if (!reader_) return tr(language, Text::TerminalOpeningsOver);
  const std::string mover = name(language, game().side_to_move());
  if (reader_->waiting()) return reader_->prompt(mover);
  return tr(language, Text::TerminalOpeningsPrompt, mover);
}

void OpeningsScreen::answer(const std::string& line) {
  if (carry_out(line)) return;
  if (!reader_) {
    if (!line.empty()) return console_.say(Text::TerminalOpeningsIsOver);
    return next();
  }
  if (!line.empty()) return read_move(line);
  board_.show_again();
  reader_->cancel();
}

bool OpeningsScreen::carry_out(const std::string& line) {
  if (says(Text::OpeningsCommandOpenings, line)) {
    leave_ = choose();
    return true;
  }
  if (says(Text::OpeningsCommandSide, line)) {
    training::OpeningTask other = task_;
    other.side = opponent(task_.side);
    begin(other);
    return true;
  }
  if (says(Text::ProblemCommandNext, line)) {
    next();
    return true;
  }
  if (says(Text::CommandHint, line)) {
    show_moves();
    return true;
  }
  if (!board_.carry_out(line)) return false;
  leave_ = board_.leave();
  return true;
}

void OpeningsScreen::show_moves() {
  if (!reader_) return console_.say(Text::TerminalOpeningsIsOver);
  practice_->show();
  console_.prose(moves_of_book(console_.language(), game(), practice_->told()));
}

void OpeningsScreen::read_move(const std::string& line) {
  const MoveAnswer answer = reader_->read(line);
  if (!answer.sentence.empty()) console_.prose(answer.sentence);
  if (answer.play) try_move(*answer.play);
}

void OpeningsScreen::try_move(const command::Play& play) {
  if (!practice_->play(play)) return;
  const std::string said = remark(console_.language(), practice_->remark());
  if (practice_->remark().kind == training::OpeningPractice::Remark::Kind::Wrong) {
    reader_->cancel();
    console_.prose(said);
    return console_.prose(moves_of_book(console_.language(), game(), practice_->told()));
  }
  remarks_.push_back(said);
  follow();
}

}  // namespace damas::terminal
