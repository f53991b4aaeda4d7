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
           {Text::ProblemCommandSolution, Text::AboutOpeningsCommandSolution},
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
    : PracticeLoop(console, openings_help(),
                   {Text::TerminalOpeningsPrompt, Text::TerminalOpeningsIsOver}),
      variant_(variant),
      book_(std::move(book)),
      names_(names_in(names, variant)),
      change_(std::move(change)),
      seed_(seed) {
  set_commands({{Text::OpeningsCommandOpenings, [this] { choose_again(); }},
                {Text::OpeningsCommandSide, [this] { begin_for_other_side(); }},
                {Text::ProblemCommandNext, [this] { next(); }},
                {Text::TrainerCommandBack, [this] { choose_again(); }},
                {Text::ProblemCommandSolution, [this] { show_moves(); }},
                {Text::CommandHint, [this] { hint(); }}});
}

// The opening, then the rest. Menu leads from a later list to that of the openings.
std::optional<Leave> OpeningsScreen::choose() {
  starts_ = practice_starts(language(), names_ ? &*names_ : nullptr, book_.get(), variant_);
  std::vector<std::string> names;
  for (const PracticeStart& each : starts_)
    names.push_back(each.name);
  while (true) {
    const auto start = console().choose(tr(language(), Text::OpeningsChoose), names, start_ + 1);
    if (const Leave* leave = std::get_if<Leave>(&start)) return *leave;
    const int row = std::get<int>(start) - 1;
    const auto task = choose_task(starts_[static_cast<std::size_t>(row)].position);
    if (const auto* const chosen = std::get_if<training::OpeningTask>(&task)) {
      start_ = row;
      begin(*chosen, starts_[static_cast<std::size_t>(row)].sources);
      return std::nullopt;
    }
    if (std::get<Leave>(task) == Leave::Quit) return Leave::Quit;
  }
}

std::variant<training::OpeningTask, Leave> OpeningsScreen::choose_task(const AnyPosition& start) {
  const std::variant<Side, Leave> side = choose_side(start);
  if (const Leave* leave = std::get_if<Leave>(&side)) return *leave;
  std::vector<std::string> moves;
  for (const int length : lengths)
    moves.push_back(length == lengths.back() ? tr(language(), Text::OpeningsWholeLength)
                                             : std::to_string(length));
  const auto length =
      console().choose(tr(language(), Text::OpeningsLength), moves, row_of_length(task_.own_moves));
  if (const Leave* leave = std::get_if<Leave>(&length)) return *leave;
  training::OpeningTask task = task_;
  task.start = start;
  task.side = std::get<Side>(side);
  task.own_moves = lengths[static_cast<std::size_t>(std::get<int>(length) - 1)];
  return task;
}

// If the book has moves for one side only, there is nothing to choose.
std::variant<Side, Leave> OpeningsScreen::choose_side(const AnyPosition& start) {
  const std::vector<Side> possible = training::sides_to_practise(*book_, start);
  if (possible.empty()) return task_.side;
  if (possible.size() == 1) {
    console().say(Text::TerminalOpeningsOneSide, in_sentence(language(), possible.front()));
    return possible.front();
  }
  const std::vector<std::string> sides = {name(language(), Side::White),
                                          name(language(), Side::Black)};
  const auto side =
      console().choose(tr(language(), Text::SideLabel), sides, task_.side == Side::White ? 1 : 2);
  if (const Leave* leave = std::get_if<Leave>(&side)) return *leave;
  return std::get<int>(side) == 1 ? Side::White : Side::Black;
}

void OpeningsScreen::begin(const training::OpeningTask& task, const std::string& said_first) {
  task_ = task;
  practice_.emplace(book_, task_, change_, console().today(), seed_++);
  board().set_flipped(task_.side == Side::Black);
  forget_remarks();
  if (!said_first.empty()) remark(said_first);
  follow();
}

void OpeningsScreen::begin_for_other_side() {
  training::OpeningTask other = task_;
  other.side = opponent(task_.side);
  if (!training::has_task(*book_, task_.start, other.side)) {
    return console().say(Text::TerminalOpeningsNoOtherSide, in_sentence(language(), other.side),
                         in_sentence(language(), task_.side));
  }
  begin(other);
}

void OpeningsScreen::next() {
  practice_->next();
  forget_remarks();
  follow();
}

void OpeningsScreen::follow() {
  while (phase() == Phase::Answering) {
    const Game before = game();
    if (!practice_->hurry()) break;
    remark(tr(language(), Text::TerminalOpeningsPlays,
              begins_sentence(language(), before.side_to_move()),
              to_text(before, game().move_from(before.ply()))));
  }
  static_cast<void>(practice_->take_events());
  expect_move(phase() == Phase::Moving ? &game() : nullptr);
}

std::string OpeningsScreen::title() const {
  return practice_title(language(), names_ ? &*names_ : nullptr, task_.start);
}

void OpeningsScreen::show() {
  console().new_screen();
  console().prose(name(language(), variant_) + (". " + title()));
  show_remarks();
  board().write(game());
  if (phase() == Phase::None) {
    return console().say(Text::OpeningsNone, in_sentence(language(), task_.side));
  }
  console().say(Text::OpeningsTask, in_sentence(language(), task_.side));
  for (const std::string& line :
       progress_lines(language(), practice_->progress(), console().today()))
    console().prose(line);
  show_choices();
  if (phase() == Phase::Over) console().say(Text::OpeningsOver);
}

// First the piece, then the moves.
void OpeningsScreen::hint() {
  if (!expects_move()) return say_no_move();
  practice_->hint();
  console().prose(practice_->hinted() ? damas::remark(language(), practice_->remark())
                                      : moves_of_book(language(), game(), practice_->told()));
}

void OpeningsScreen::show_moves() {
  if (!expects_move()) return say_no_move();
  practice_->show();
  console().prose(moves_of_book(language(), game(), practice_->told()));
}

void OpeningsScreen::play(const command::Play& move) {
  if (!practice_->play(move)) return;
  const std::string said = damas::remark(language(), practice_->remark());
  if (practice_->remark().kind == training::OpeningPractice::Remark::Kind::Wrong) {
    cancel_move();
    console().prose(said);
    return console().prose(moves_of_book(language(), game(), practice_->told()));
  }
  remark(said);
  follow();
}

}  // namespace damas::terminal
