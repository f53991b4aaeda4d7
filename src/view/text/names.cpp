#include "view/text/names.hpp"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <cstddef>
#include <functional>
#include <map>

#include "core/notation.hpp"
#include "engine/level_strength.hpp"
#include "puzzle/share.hpp"
#include "view/text/printable.hpp"

namespace damas {

namespace {

char capital(char c) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

// The row `offset` places below `first`. The rows must be consecutive in the table.
Text row_after(Text first, int offset) {
  return static_cast<Text>(static_cast<int>(first) + offset);
}

// The row <prefix>BrazilianLosing<suffix> for the id "brazilian-losing".
std::optional<Text> row_for_id(std::string prefix, std::string_view id, std::string_view suffix) {
  assert(!id.empty());
  bool begins_word = true;
  for (const char c : id) {
    if (c != '-') prefix += begins_word ? capital(c) : c;
    begins_word = c == '-';
  }
  prefix += suffix;
  return text_by_id(prefix);
}

std::string tr_id(Language language, const char* prefix, std::string_view id) {
  const std::optional<Text> row = row_for_id(prefix, id, "");
  return row ? tr(language, *row) : std::string(id);
}

std::string list(Language language, const SquareSet& squares, const Game& game, Text conjunction) {
  std::string text;
  int left = squares.size();
  for (const Square s : squares) {
    text += to_text(s, game.shape(), game.info().numbering);
    --left;
    if (left > 1) text += ", ";
    if (left == 1) text += std::string(" ") + tr(language, conjunction) + " ";
  }
  return text;
}

using LevelsByName = std::map<std::string, int, std::less<>>;

LevelsByName levels_by_name() {
  LevelsByName levels;
  for (const Language language : languages) {
    for (int level = weakest_level; level <= strongest_level; ++level)
      levels.emplace(name(language, Player{Computer{level}}), level);
  }
  return levels;
}

std::ptrdiff_t languages_with_levels() {
  return std::count_if(languages.begin(), languages.end(), [](Language language) {
    return is_translated(language, Text::ComputerWithLevel);
  });
}

}  // namespace

const char* name(Language language, Side side) {
  return tr(language, side == Side::White ? Text::White : Text::Black);
}

const char* in_sentence(Language language, Side side) {
  return tr(language, side == Side::White ? Text::WhiteInSentence : Text::BlackInSentence);
}

std::string begins_sentence(Language language, Side side) {
  std::string text = in_sentence(language, side);
  text.front() = capital(text.front());
  return text;
}

const char* name(Language language, Kind kind) {
  return tr(language, kind == Kind::Man ? Text::Man : Text::King);
}

std::string name(Language language, Variant variant) {
  return tr_id(language, "Variant", info(variant).id);
}

std::string about(Language language, Variant variant) {
  const std::optional<Text> row = row_for_id("Variant", info(variant).id, "About");
  return row ? tr(language, *row) : "";
}

std::string source_note(Language language, Variant variant) {
  const std::optional<Text> row = row_for_id("SourceOf", info(variant).id, "");
  return row ? tr(language, *row) : "";
}

std::string name_of_draw_table(Language language, std::string_view id) {
  return tr_id(language, "DrawTable", id);
}

const char* name_of_level(Language language, int level) {
  assert(level >= weakest_level && level <= strongest_level);
  return tr(language, row_after(Text::LevelName1, level - weakest_level));
}

const char* about_level(Language language, int level) {
  assert(level >= weakest_level && level <= strongest_level);
  return tr(language, row_after(Text::LevelAbout1, level - weakest_level));
}

std::string strength_of_level(Language language, int level, Variant variant) {
  if (level == weakest_level) return tr(language, Text::LevelWeakest);
  constexpr int step = 50;  // the measured differences are not more exact
  const int measured = points_above_weakest(level, info(variant).rules.board);
  const int points = (measured + step / 2) / step * step;
  return tr(language, Text::LevelStrength, points, weakest_level);
}

std::string level_and_name(Language language, int level) {
  return tr(language, Text::LevelAndName, level, name_of_level(language, level));
}

std::string name_of_program(const HubProgram& program) {
  if (!program.name.empty()) return printable(program.name);
  const std::size_t slash = program.file.find_last_of("/\\");
  return printable(slash == std::string::npos ? program.file : program.file.substr(slash + 1));
}

std::string name(Language language, const Player& player) {
  if (const auto* playing = std::get_if<ProgramPlayer>(&player)) {
    return name_of_program(playing->program);
  }
  const Computer* machine = std::get_if<Computer>(&player);
  if (machine == nullptr) return tr(language, Text::You);
  return tr(language, Text::ComputerWithLevel, level_and_name(language, machine->level));
}

// Lists of games ask this for each player of each row. In a page, a language may come later.
std::optional<int> level_of_name(std::string_view name) {
  static LevelsByName levels;
  static std::ptrdiff_t known = 0;
  if (const std::ptrdiff_t here = languages_with_levels(); here != known) {
    levels = levels_by_name();
    known = here;
  }
  const auto found = levels.find(name);
  if (found == levels.end()) return std::nullopt;
  return found->second;
}

std::string player_name(Language language, std::string_view kept) {
  for (const Text word : {Text::FilePlayer, Text::ComputerName}) {
    for (const Language any : languages) {
      if (kept == tr(any, word)) return tr(language, word);
    }
  }
  if (const auto level = level_of_name(kept)) return name(language, Player{Computer{*level}});
  return std::string(kept);
}

std::string name(Language language, const TimeControl& control) {
  if (!control.timed()) return tr(language, Text::NoClock);
  const auto seconds = [](Milliseconds ms) { return static_cast<int>(ms.count() / 1000); };
  const int initial = seconds(*control.initial);
  const int increment = seconds(control.increment);
  if (initial % 60 != 0) {
    return increment == 0 ? tr(language, Text::SecondsEach, initial)
                          : tr(language, Text::SecondsAndIncrement, initial, increment);
  }
  return increment == 0 ? tr(language, Text::MinutesEach, initial / 60)
                        : tr(language, Text::MinutesAndIncrement, initial / 60, increment);
}

std::string time_text(std::chrono::seconds time) {
  return puzzle::clock_text(time);
}

const char* name(Language language, EndReason reason) {
  return tr(language, row_after(Text::ReasonNoPieces, static_cast<int>(reason)));
}

std::string number_word(Language language, int number) {
  if (number < 1 || number > 10) return std::to_string(number);
  return tr(language, row_after(Text::NumberOne, number - 1));
}

std::string pieces_text(Language language, int men, int kings) {
  const auto words = [language](int number, Counted id) {
    return counted(language, number, id, {number_word(language, number)});
  };
  if (kings == 0) return words(men, Counted::CoachMen);
  if (men == 0) return words(kings, Counted::CoachKings);
  return tr(language, Text::CoachMenAndKings, words(men, Counted::CoachMen),
            words(kings, Counted::CoachKings));
}

// In Portuguese only one and two have a gender, and sentences about one move do without the word.
std::string number_of_moves(Language language, int number) {
  return number == 2 ? tr(language, Text::NumberTwoMoves) : number_word(language, number);
}

std::string list_with_and(Language language, const SquareSet& squares, const Game& game) {
  return list(language, squares, game, Text::And);
}

std::string list_with_or(Language language, const SquareSet& squares, const Game& game) {
  return list(language, squares, game, Text::Or);
}

}  // namespace damas
