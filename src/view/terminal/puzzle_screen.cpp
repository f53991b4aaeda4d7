#include "view/terminal/puzzle_screen.hpp"

#include <cassert>
#include <cctype>
#include <utility>

#include "view/terminal/puzzle_text.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/puzzle_sentences.hpp"

namespace damas::terminal {

namespace {

// All bytes of the first UTF-8 character.
std::string first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) >> 6) == 2)
    ++length;
  return std::string(text.substr(0, length));
}

char key_of(puzzle::Direction gap_way) {
  switch (gap_way) {
    case puzzle::Direction::Up:
      return 'w';
    case puzzle::Direction::Left:
      return 'a';
    case puzzle::Direction::Down:
      return 's';
    case puzzle::Direction::Right:
      break;
  }
  return 'd';
}

}  // namespace

PuzzleScreen::PuzzleScreen(Console& console, PuzzleChoices& choices, puzzle::Tables& tables,
                           std::uint64_t seed)
    : console_(console),
      choices_(choices),
      records_(choices.records),
      session_(puzzle::Board(choices.side), puzzle::Random(seed), tables) {
  deal();
}

Leave PuzzleScreen::run() {
  while (!screen_.leave()) {
    if (screen_.is_due() || !has_room()) show();
    if (!refusal_.empty()) console_.prose(std::exchange(refusal_, {}));
    const auto asked = console_.now();
    const auto line = console_.ask(prompt());
    if (!line) return Leave::Quit;
    answer(*line, console_.now() - asked);
  }
  return *screen_.leave();
}

bool PuzzleScreen::has_room() const {
  const int refusal = refusal_.empty() ? 0 : console_.rows_of(refusal_);
  return console_.has_room(refusal + console_.rows_of(prompt()));
}

const char* PuzzleScreen::prompt() const {
  const Text otherwise =
      session_.won() ? Text::TerminalPuzzleWonPrompt : Text::TerminalPuzzlePrompt;
  return tr(console_.language(), showing() ? Text::TerminalPuzzleShowPrompt : otherwise);
}

void PuzzleScreen::answer(const std::string& line, std::chrono::milliseconds thought) {
  session_.tick(thought);
  if (showing() && go_on_showing(line)) return;
  if (session_.won() && line.empty()) return deal_any();
  if (carry_out_puzzle_line(line) || carry_out(line)) return;
  if (session_.puzzle().state() == puzzle::State::Dealt) session_.think(thought);
  press_all(line);
}

bool PuzzleScreen::carry_out(const std::string& line) {
  const std::optional<VerbLine> verb = parse_verb(line);
  if (!verb || lowercase(line) == "q") return false;
  switch (verb->verb) {
    case Verb::Help:
      help();
      break;
    case Verb::Undo:
      play(puzzle::command::Undo{});
      break;
    case Verb::Redo:
      play(puzzle::command::Redo{});
      break;
    default:
      if (!screen_.carry_out(verb->verb))
        refusal_ = tr(console_.language(), Text::TerminalInvalidKey, line);
  }
  return true;
}

bool PuzzleScreen::carry_out_puzzle_line(const std::string& line) {
  const std::optional<PuzzleLine> said = parse_puzzle_line(line);
  if (!said) return false;
  switch (said->verb) {
    case PuzzleVerb::Hint:
      hint();
      break;
    case PuzzleVerb::Show:
      begin_show();
      break;
    case PuzzleVerb::Best:
      look();
      screen_.show_again();
      break;
    case PuzzleVerb::Size:
      choose_size(said->argument);
      break;
    case PuzzleVerb::Difficulty:
      choose_difficulty(said->argument);
      break;
    case PuzzleVerb::Day:
      choose_day(said->argument);
      break;
    case PuzzleVerb::Records:
      tell_records();
  }
  return true;
}

void PuzzleScreen::press_all(std::string_view keys) {
  // If the line has an unknown letter, none of its letters is played.
  const std::size_t odd = lowercase(keys).find_first_not_of("wasdurnq ");
  if (odd != std::string::npos) {
    refusal_ = tr(console_.language(), Text::TerminalInvalidKey, first_character(keys.substr(odd)));
    return;
  }
  while (!keys.empty() && !screen_.leave() && refusal_.empty()) {
    press(keys);
    keys.remove_prefix(1);
  }
}

void PuzzleScreen::press(std::string_view keys) {
  switch (std::tolower(static_cast<unsigned char>(keys.front()))) {
    case 'w':
      return play(puzzle::command::MoveGap{puzzle::Direction::Up});
    case 'a':
      return play(puzzle::command::MoveGap{puzzle::Direction::Left});
    case 's':
      return play(puzzle::command::MoveGap{puzzle::Direction::Down});
    case 'd':
      return play(puzzle::command::MoveGap{puzzle::Direction::Right});
    case 'u':
      return play(puzzle::command::Undo{});
    case 'r':
      return play(puzzle::command::Redo{});
    case 'n':
      return deal_any();
    case 'q':
      return screen_.leave_for(Leave::Menu);
    case ' ':
      return;
    default:
      assert(false);
  }
}

void PuzzleScreen::deal() {
  if (const auto date = chosen_day()) {
    choices_.day = *date;  // today's deal stays the same after midnight
    session_.submit(puzzle::command::DealOfDay{*date, choices_.side});
  } else {
    session_.submit(puzzle::command::Deal{choices_.side, choices_.difficulty});
  }
  screen_.show_again();
}

void PuzzleScreen::deal_any() {
  choices_.day = NoDay{};
  deal();
}

void PuzzleScreen::choose_size(const std::string& typed) {
  const auto side = parse_side(typed);
  if (!side) {
    refusal_ = typed.empty() ? tr(console_.language(), Text::TerminalPuzzleNoSize)
                             : tr(console_.language(), Text::TerminalPuzzleBadSize, typed);
    return;
  }
  choices_.side = *side;
  deal();
}

void PuzzleScreen::choose_difficulty(const std::string& typed) {
  const auto difficulty = parse_difficulty(typed);
  if (!difficulty) {
    const std::string names = difficulty_names(console_.language());
    refusal_ = typed.empty()
                   ? tr(console_.language(), Text::TerminalPuzzleNoDifficulty, names)
                   : tr(console_.language(), Text::TerminalPuzzleBadDifficulty, typed, names);
    return;
  }
  choices_.difficulty = *difficulty;
  deal_any();
}

void PuzzleScreen::choose_day(const std::string& typed) {
  const auto date = puzzle::date_from_text(typed);
  const bool today = typed.empty() || typed == "today" || typed == "hoje";
  if (!date && !today) {
    refusal_ = tr(console_.language(), Text::TerminalPuzzleBadDay, typed);
    return;
  }
  choices_.day = date.value_or(puzzle::date_of_days(console_.today()));
  deal();
}

void PuzzleScreen::play(const puzzle::Command& move) {
  if (const auto refusal = session_.submit(move)) {
    refusal_ = sentence(console_.language(), *refusal);
  } else {
    look_again();
  }
}

void PuzzleScreen::look_again() {
  screen_.show_again();
  if (!session_.won()) return;
  bettered_ = {};
  const puzzle::Puzzle& puzzle = session_.puzzle();
  if (puzzle.helped()) return;
  bettered_ = records_.note(choices_.side, puzzle.moves(), puzzle.elapsed());
}

void PuzzleScreen::look() {
  // In steps: about one or two seconds.
  constexpr int patience = 40'000'000;
  constexpr int slice = 1'000'000;
  for (int left = patience; left > 0 && session_.work(slice); left -= slice) {
  }
}

bool PuzzleScreen::find_solution() {
  if (const auto refusal = session_.submit(puzzle::command::Hint{})) {
    refusal_ = sentence(console_.language(), *refusal);
    return false;
  }
  look();
  if (session_.hint()) return true;
  refusal_ = tr(console_.language(), Text::TerminalPuzzleLookOn,
                sentence(console_.language(), session_.adviser().progress()));
  return false;
}

void PuzzleScreen::hint() {
  if (!find_solution()) return;
  refusal_ =
      tr(console_.language(), Text::TerminalPuzzleHint, std::string(1, key_of(*session_.hint())),
         counted(console_.language(), session_.left_to_show(), Counted::PuzzleMoves));
}

void PuzzleScreen::begin_show() {
  if (find_solution()) show_move();
}

bool PuzzleScreen::go_on_showing(const std::string& line) {
  const bool all = is_word(line, tr(console_.language(), Text::TerminalPuzzleAll));
  if (!line.empty() && !all) {
    session_.stop();
    return false;
  }
  show_move();
  while (all && showing()) {
    show();
    console_.pause();
    show_move();
  }
  return true;
}

void PuzzleScreen::show_move() {
  session_.submit(puzzle::command::Step{});
  session_.advance(puzzle::Session::Milliseconds{0});
  look_again();
}

}  // namespace damas::terminal
