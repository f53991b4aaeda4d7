// The texts of the puzzle's screen.
#include <utility>

#include "puzzle/share.hpp"
#include "view/terminal/puzzle_screen.hpp"
#include "view/terminal/puzzle_text.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/puzzle_sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

std::string PuzzleScreen::title() const {
  const Language language = console_.language();
  const std::string text = tr(language, Text::PuzzleTitle) + (" " + puzzle_size(choices_.side));
  if (const auto date = session_.day()) {
    return text + ". " + tr(language, Text::PuzzleDailyOf, puzzle::date_text(*date));
  }
  if (choices_.difficulty == puzzle::Difficulty::Any) return text;
  return text + ". " + name(language, choices_.difficulty);
}

std::string PuzzleScreen::moves_text() const {
  return counted(console_.language(), session_.puzzle().moves(), Counted::PuzzleMoves);
}

std::optional<puzzle::Date> PuzzleScreen::chosen_day() const {
  if (std::holds_alternative<NoDay>(choices_.day)) return std::nullopt;
  const auto* date = std::get_if<puzzle::Date>(&choices_.day);
  return date != nullptr ? *date : puzzle::date_of_days(console_.today());
}

void PuzzleScreen::help() {
  console_.say(Text::PuzzleHelpGoal);
  console_.lines(puzzle_text(puzzle::Board(choices_.side)));
  console_.say(Text::TerminalPuzzleKeys);
  for (const std::string& line : puzzle_verb_help(console_.language()))
    console_.prose(line, verb_help_column);
  console_.say(Text::TerminalPuzzleHelp);
}

void PuzzleScreen::tell_records() {
  const puzzle::Records& records = records_.read();
  for (int side = puzzle::ExactTable::side; side <= puzzle::Board::max_side; ++side)
    console_.prose(record_sentence(console_.language(), side, records.of(side)));
  const std::string trouble = records_.trouble(console_.language());
  if (!trouble.empty()) console_.prose(trouble);
}

void PuzzleScreen::show() {
  screen_.shown();
  look();
  const bool first = !std::exchange(explained_, true);
  const Language language = console_.language();
  const std::string goal = tr(language, Text::PuzzleGoal);
  const std::vector<std::string> beside = beside_goal(session_.puzzle().board(), goal);
  const bool fits = beside.back().size() <= static_cast<std::size_t>(console_.width());
  console_.new_screen();
  console_.prose(title());
  console_.line();
  console_.lines(first && fits ? beside : puzzle_text(session_.puzzle().board()));
  const auto best = session_.adviser().best();
  const std::string found =
      best ? sentence(language, *best) : sentence(language, session_.adviser().progress());
  console_.prose("  " + moves_text() + ". " + found, 2);
  console_.line();
  if (session_.won()) return show_result();
  if (!first) return;
  const char* const goal_help = tr(language, Text::PuzzleHelpGoal);
  const char* const keys_help = tr(language, Text::TerminalPuzzleKeys);
  const int rows = static_cast<int>(wrapped(goal_help, console_.width()).size() +
                                    wrapped(keys_help, console_.width()).size());
  if (!console_.has_room(rows + console_.rows_of(prompt()))) return;  // the help has the same text
  console_.prose(goal_help);
  console_.prose(keys_help);
}

void PuzzleScreen::show_result() {
  const Language language = console_.language();
  const puzzle::Puzzle& puzzle = session_.puzzle();
  const auto best = session_.adviser().best();
  console_.say(Text::PuzzleSolved, moves_text(), puzzle::clock_text(puzzle.elapsed()));
  if (puzzle.helped()) return console_.say(Text::PuzzleHelped);
  if (best) console_.prose(result_sentence(language, puzzle.moves(), *best));
  const std::string bettered = sentence(language, bettered_);
  if (!bettered.empty()) console_.prose(bettered);
  const std::string trouble = records_.trouble(language);
  if (!trouble.empty()) console_.prose(trouble);
  console_.say(Text::TerminalPuzzleToShare);
  console_.prose(session_.text_to_share());
}

}  // namespace damas::terminal
