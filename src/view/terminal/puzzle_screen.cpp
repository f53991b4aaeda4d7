#include "view/terminal/puzzle_screen.hpp"

#include <cassert>
#include <cctype>
#include <utility>

#include "puzzle/deal.hpp"
#include "puzzle/share.hpp"
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
      random_(seed),
      records_(choices.records),
      tables_(tables),
      adviser_(tables),
      puzzle_(puzzle::Board(choices.side)) {
  deal();
}

Leave PuzzleScreen::run() {
  while (!leave_) {
    if (changed_ || !has_room()) show();
    if (!refusal_.empty()) console_.prose(std::exchange(refusal_, {}));
    const auto asked = console_.now();
    const auto line = console_.ask(prompt());
    if (!line) return Leave::Quit;
    answer(*line, console_.now() - asked);
  }
  return *leave_;
}

bool PuzzleScreen::has_room() const {
  const int refusal = refusal_.empty() ? 0 : console_.rows_of(refusal_);
  return console_.has_room(refusal + console_.rows_of(prompt()));
}

const char* PuzzleScreen::prompt() const {
  const bool won = puzzle_.state() == puzzle::State::Won;
  const Text otherwise = won ? Text::TerminalPuzzleWonPrompt : Text::TerminalPuzzlePrompt;
  return tr(console_.language(), showing_ ? Text::TerminalPuzzleShowPrompt : otherwise);
}

void PuzzleScreen::answer(const std::string& line, std::chrono::milliseconds thought) {
  puzzle_.tick(thought);
  if (showing_ && go_on_showing(line)) return;
  if (puzzle_.state() == puzzle::State::Won && line.empty()) return deal_any();
  if (carry_out_puzzle_line(line) || carry_out(line)) return;
  if (puzzle_.state() == puzzle::State::Dealt) puzzle_.think(thought);
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
      move(puzzle_.undo());
      break;
    case Verb::Redo:
      move(puzzle_.redo());
      break;
    case Verb::Board:
      changed_ = true;
      break;
    case Verb::Menu:
      leave_ = Leave::Menu;
      break;
    case Verb::Quit:
      leave_ = Leave::Quit;
      break;
    default:
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
      changed_ = true;
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
  while (!keys.empty() && !leave_ && refusal_.empty()) {
    press(keys);
    keys.remove_prefix(1);
  }
}

void PuzzleScreen::press(std::string_view keys) {
  switch (std::tolower(static_cast<unsigned char>(keys.front()))) {
    case 'w':
      return move(puzzle_.move_gap(puzzle::Direction::Up));
    case 'a':
      return move(puzzle_.move_gap(puzzle::Direction::Left));
    case 's':
      return move(puzzle_.move_gap(puzzle::Direction::Down));
    case 'd':
      return move(puzzle_.move_gap(puzzle::Direction::Right));
    case 'u':
      return move(puzzle_.undo());
    case 'r':
      return move(puzzle_.redo());
    case 'n':
      return deal_any();
    case 'q':
      leave_ = Leave::Menu;
      return;
    case ' ':
      return;
    default:
      assert(false);
  }
}

void PuzzleScreen::deal() {
  const auto date = day();
  if (date) choices_.day = *date;  // today's deal stays the same after midnight
  puzzle_.start(date ? puzzle::daily_deal(*date, choices_.side)
                     : puzzle::deal(choices_.side, choices_.difficulty, random_));
  adviser_.deal(puzzle_.board());
  showing_ = false;
  changed_ = true;
}

void PuzzleScreen::deal_any() {
  choices_.day = NoDay{};
  deal();
}

void PuzzleScreen::choose_size(const std::string& typed) {
  const auto side = parse_side(typed);
  if (!side) {
    refusal_ = tr(console_.language(), Text::TerminalPuzzleBadSize, typed);
    return;
  }
  choices_.side = *side;
  deal();
}

void PuzzleScreen::choose_difficulty(const std::string& typed) {
  const auto difficulty = parse_difficulty(typed);
  if (!difficulty) {
    refusal_ = tr(console_.language(), Text::TerminalPuzzleBadDifficulty, typed,
                  difficulty_names(console_.language()));
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

void PuzzleScreen::move(std::optional<puzzle::Refusal> refusal) {
  if (refusal) {
    refusal_ = sentence(console_.language(), *refusal);
    return;
  }
  changed_ = true;
  adviser_.follow(puzzle_.board());
  if (puzzle_.state() == puzzle::State::Won) won();
}

void PuzzleScreen::won() {
  showing_ = false;
  bettered_ = {};
  if (puzzle_.helped()) return;
  bettered_ = records_.note(choices_.side, puzzle_.moves(), puzzle_.elapsed());
}

void PuzzleScreen::look() {
  // In steps: about one or two seconds.
  constexpr int patience = 40'000'000;
  constexpr int slice = 1'000'000;
  for (int left = patience; left > 0 && adviser_.work(slice); left -= slice) {
  }
}

bool PuzzleScreen::find_solution() {
  if (puzzle_.state() == puzzle::State::Won) {
    refusal_ = sentence(console_.language(), puzzle::Refusal::AlreadyWon);
    return false;
  }
  puzzle_.note_help();
  adviser_.ask();
  look();
  if (adviser_.hint()) return true;
  refusal_ = tr(console_.language(), Text::TerminalPuzzleLookOn,
                sentence(console_.language(), adviser_.progress()));
  return false;
}

void PuzzleScreen::hint() {
  if (!find_solution()) return;
  const int moves = static_cast<int>(adviser_.solution()->moves.size());
  refusal_ =
      tr(console_.language(), Text::TerminalPuzzleHint, std::string(1, key_of(*adviser_.hint())),
         counted(console_.language(), moves, Counted::PuzzleMoves));
}

void PuzzleScreen::begin_show() {
  if (!find_solution()) return;
  showing_ = true;
  show_move();
}

bool PuzzleScreen::go_on_showing(const std::string& line) {
  const bool all = lowercase(line) == tr(console_.language(), Text::TerminalPuzzleAll);
  if (!line.empty() && !all) {
    showing_ = false;
    return false;
  }
  show_move();
  while (all && showing_) {
    show();
    console_.pause();
    show_move();
  }
  return true;
}

void PuzzleScreen::show_move() {
  move(puzzle_.move_gap(*adviser_.hint()));
}

}  // namespace damas::terminal
