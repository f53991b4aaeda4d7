#include "view/terminal/options.hpp"

#include <algorithm>

#include "openings/ballots.hpp"
#include "openings/eleven_man.hpp"

namespace damas::terminal {

namespace {

using Names = CommandLine::Names;

// In the order of Mode.
const Names modes = {"computer", "persons",  "machines", "puzzle", "problems",
                     "lessons",  "endgames", "openings", "squares"};
const Names starters = {"you", "computer", "random"};          // in the order of Starts
const Names openings = {"normal", "ballot", "eleven-man"};     // in the order of OpeningChoice
const Names difficulties = {"any", "easy", "medium", "hard"};  // in the order of Difficulty
const Names colors = {"auto", "always", "never"};              // in the order of ColorChoice

void declare(CommandLine& line) {
  const auto about = [&](Text text, const auto&... arguments) {
    return std::string(tr(line.language(), text, arguments...));
  };
  line.add("--mode", about(Text::OptionMode, CommandLine::joined(modes)));
  line.add("--variant",
           about(Text::OptionVariant, CommandLine::joined(CommandLine::variant_ids())));
  line.add("--draws", about(Text::OptionDraws,
                            CommandLine::joined(CommandLine::draw_table_ids(Variant::Brazilian))));
  line.add("--fen", about(Text::OptionFen));
  line.add("--level", about(Text::OptionLevel, weakest_level, strongest_level, default_level), 2);
  line.add("--size", about(Text::OptionPuzzleSize, 3, 5));
  line.add("--difficulty", about(Text::OptionDifficulty, CommandLine::joined(difficulties)));
  line.add("--day", about(Text::OptionDay));
  line.add("--records", about(Text::OptionRecords));
  line.add("--data", about(Text::OptionTerminalData));
  line.add("--starts", about(Text::OptionStarts, CommandLine::joined(starters)));
  line.add("--opening", about(Text::OptionOpening, CommandLine::joined(openings)));
  line.add("--load", about(Text::OptionLoad));
  line.add("--seed", about(Text::OptionSeed));
  line.add("--color", about(Text::OptionColor, CommandLine::joined(colors)));
  line.add_files(about(Text::OptionFile));
  line.add_flag("--scroll", about(Text::OptionScroll));
  line.add_flag("--demo", about(Text::OptionDemo));
}

// Refuses options that would have no effect.
void refuse_conflicts(CommandLine& line, const Options& options) {
  if (options.load) {
    // Without the option, a file without its name was typed.
    const std::string asked = line.has("--load") ? "--load" : *options.load;
    line.refuse_beside(asked, {"--demo", "--mode", "--variant", "--draws", "--fen", "--level",
                               "--starts", "--opening", "--size", "--difficulty", "--day"});
  }
  if (options.demo && options.mode != Mode::Machines) line.refuse_beside("--demo", {"--mode"});
  if (options.demo) line.refuse_beside("--demo", {"--starts", "--size", "--difficulty", "--day"});
  if (line.has("--day")) line.refuse_beside("--day", {"--difficulty"});
  if (options.start) line.refuse_beside("--fen", {"--opening"});
  if (!options.mode) return;
  const std::string mode = "--mode " + modes[static_cast<std::size_t>(*options.mode)];
  if (*options.mode != Mode::Computer) line.refuse_beside(mode, {"--starts"});
  if (*options.mode == Mode::Persons) line.refuse_beside(mode, {"--level"});
  switch (*options.mode) {
    case Mode::Puzzle:
      return line.refuse_beside(mode, {"--variant", "--draws", "--fen", "--level", "--opening"});
    case Mode::Problems:
      return line.refuse_beside(mode, {"--draws", "--fen", "--level", "--opening", "--size"});
    case Mode::Lessons:
      return line.refuse_beside(mode, {"--variant", "--draws", "--fen", "--level", "--opening",
                                       "--size", "--difficulty", "--day"});
    case Mode::Endgames:
    case Mode::Openings:
    case Mode::Squares:
      return line.refuse_beside(
          mode, {"--draws", "--fen", "--level", "--opening", "--size", "--difficulty", "--day"});
    default:
      return line.refuse_beside(mode, {"--size", "--difficulty", "--day"});
  }
}

// The mode that follows from other options, if it was not given.
std::optional<Mode> implied_mode(const CommandLine& line, const Options& options) {
  if (options.start) return Mode::Computer;
  const bool puzzle = line.has("--size") || line.has("--difficulty") || line.has("--day");
  return puzzle ? std::optional(Mode::Puzzle) : std::nullopt;
}

// The ways to begin a game that the variant has.
Names openings_of(Variant variant) {
  Names names = {openings[0]};
  if (has_ballots(variant)) names.push_back(openings[1]);
  if (has_eleven_man_ballot(variant)) names.push_back(openings[2]);
  return names;
}

// The variants in which the value is possible.
template <class Possible>
Names variants_with(const std::string& value, const Possible& possible_in) {
  Names all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const Names names = possible_in(static_cast<Variant>(i));
    if (std::find(names.begin(), names.end(), value) != names.end())
      all.emplace_back(variants[i].id);
  }
  return all;
}

// The index of the variant's draw rules.
std::size_t draw_table_of(CommandLine& line, Variant variant) {
  const Names possible = CommandLine::draw_table_ids(variant);
  const auto typed = line.text("--draws");
  if (typed && std::find(possible.begin(), possible.end(), *typed) == possible.end()) {
    const Names others = variants_with(*typed, CommandLine::draw_table_ids);
    if (!others.empty()) line.reject_in(variant, "--draws", *typed, possible, others);
  }
  return line.pick<std::size_t>("--draws", possible).value_or(0);
}

// Without a given variant, another one may be chosen before the game begins.
void read_opening(CommandLine& line, Options& options) {
  const auto opening = line.pick<OpeningChoice>("--opening", openings);
  if (!opening) return;
  options.opening = *opening;
  if (!options.variant && !options.mode && !options.demo) return;
  const Variant variant = options.variant.value_or(Variant::Brazilian);
  const Names possible = openings_of(variant);
  const std::string& typed = openings[static_cast<std::size_t>(*opening)];
  if (std::find(possible.begin(), possible.end(), typed) == possible.end())
    line.reject_in(variant, "--opening", typed, possible, variants_with(typed, openings_of));
}

std::array<int, 2> both(const std::vector<int>& levels, std::array<int, 2> otherwise) {
  if (levels.empty()) return otherwise;
  return {levels.front(), levels.back()};
}

std::string about_one_file(const CommandLine& line) {
  return tr(line.language(), Text::OptionOneFile);
}

std::variant<NoDay, Today, puzzle::Date> day_of(CommandLine& line) {
  const auto typed = line.text("--day");
  if (!typed) return NoDay{};
  if (*typed == "today") return Today{};
  const auto date = puzzle::date_from_text(*typed);
  if (!date) line.reject("--day", tr(line.language(), Text::OptionIsDay), *typed);
  return date.value_or(puzzle::Date{});
}

PuzzleChoices puzzle_choices(CommandLine& line, const Defaults& defaults) {
  PuzzleChoices choices;
  choices.side = line.number("--size", 3, 5).value_or(choices.side);
  choices.difficulty =
      line.pick<puzzle::Difficulty>("--difficulty", difficulties).value_or(choices.difficulty);
  choices.day = day_of(line);
  const std::string folder = line.text("--data").value_or("");
  const std::string records = folder.empty() ? defaults.records : folder + "/puzzle.txt";
  choices.records = line.file("--records").value_or(records);
  return choices;
}

Options meaning(CommandLine& line, const Defaults& defaults) {
  Options options;
  options.language = line.language();
  options.mode = line.pick<Mode>("--mode", modes);
  options.variant = line.variant("--variant");
  const Variant variant = options.variant.value_or(Variant::Brazilian);
  options.draw_table = draw_table_of(line, variant);
  options.start = line.position("--fen", variant);
  options.levels = both(line.numbers("--level", weakest_level, strongest_level), options.levels);
  options.starts = line.pick<Starts>("--starts", starters).value_or(Starts::You);
  options.seed = line.whole_number("--seed").value_or(defaults.seed);
  options.color = line.pick<ColorChoice>("--color", colors).value_or(ColorChoice::Auto);
  options.scroll = line.has("--scroll");
  options.demo = line.has("--demo");
  read_opening(line, options);
  options.load = line.file("--load");
  options.games = line.folder("--data").value_or(defaults.games);
  const std::string folder = line.text("--data").value_or("");
  options.lessons = folder.empty() ? defaults.lessons : folder + "/lessons.txt";
  options.problems = folder.empty() ? defaults.problems : folder + "/problems.txt";
  options.openings = folder.empty() ? defaults.openings : folder + "/openings.txt";
  options.puzzle = puzzle_choices(line, defaults);
  const Names files = line.typed("files");
  if (files.size() > 1) line.reject("damas-terminal", about_one_file(line), files[1]);
  if (!files.empty()) {
    line.refuse_beside(files.front(), {"--load"});
    options.load = files.front();
  }
  refuse_conflicts(line, options);
  if (!options.mode) options.mode = implied_mode(line, options);
  return options;
}

}  // namespace

std::variant<Options, CommandLineEnd> read_options(int argc, const char* const* argv,
                                                   const Defaults& defaults) {
  CommandLine line(Text::OptionAbout, "damas-terminal", argc, argv, defaults.language);
  declare(line);
  if (auto end = line.parse()) return *end;
  const Options options = meaning(line, defaults);
  if (auto end = line.error()) return *end;
  return options;
}

}  // namespace damas::terminal
