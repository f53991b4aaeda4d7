#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>

#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "files/paths.hpp"
#include "games/search.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/game_list.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

using games::FoundGames;
using games::GameQuery;
using games::GamesDatabase;

struct Options {
  std::string database = "games.sqlite";
  GameQuery query;
  std::string variant;
  std::string since;
  std::string until;
  std::string opening;
  std::string material;
  std::string position;
  std::string pattern;
  double seconds = 0;  // 0: no limit
  std::string numbering = "variant";
  std::size_t limit = 20;
  std::string output;
};

// Whether all numbers of the text are in the date, and its day is in the calendar: a file may hold
// a month 13, but nobody looks for one.
bool is_whole_date(const PdnDate& date, const std::string& text) {
  int numbers = 0;
  bool within = false;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    numbers += digit && !within ? 1 : 0;
    within = digit;
  }
  if (numbers != 1 + (date.month > 0 ? 1 : 0) + (date.day > 0 ? 1 : 0)) return false;
  if (date.month == 0 || date.day == 0) return true;
  using namespace std::chrono;
  return year_month_day{year{date.year}, month{static_cast<unsigned>(date.month)},
                        day{static_cast<unsigned>(date.day)}}
      .ok();
}

PdnDate date_of(const char* option, const std::string& text) {
  const auto date = parse_date(text);
  if (date && is_whole_date(*date, text)) return *date;
  throw BadInput(std::string(option) +
                 ": expected a date with its year, such as 2004 or 2004.10.27, found '" +
                 shortened(text) + "'");
}

// Men and kings of one side, such as "2m1k"; each may be missing.
bool read_side(std::string_view text, int& men, int& kings) {
  if (text.empty()) return false;
  while (!text.empty()) {
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc{} || end == text.data() + text.size() || count < 0 || count > 99)
      return false;
    if (*end != 'm' && *end != 'k') return false;
    (*end == 'm' ? men : kings) = count;
    text.remove_prefix(static_cast<std::size_t>(end + 1 - text.data()));
  }
  return true;
}

Material material_from(const std::string& text) {
  Material material;
  const std::size_t colon = text.find(':');
  const std::string_view all = text;
  const bool read = colon != std::string::npos &&
                    read_side(all.substr(0, colon), material.men[0], material.kings[0]) &&
                    read_side(all.substr(colon + 1), material.men[1], material.kings[1]);
  if (read) return material;
  throw BadInput(
      "--material: expected men and kings of White, then of Black, such as 2m1k:1k, found '" +
      shortened(text) + "'");
}

// Whether it begins like moves: with a number, or a letter and a number.
bool looks_like_moves(const std::string& text) {
  const auto digit = [&](std::size_t i) {
    return i < text.size() && text[i] >= '0' && text[i] <= '9';
  };
  return digit(0) || (text[0] >= 'a' && text[0] <= 'l' && digit(1));
}

AnyPosition position_after(const std::string& moves, Variant variant) {
  const std::string text = "[Variant \"" + std::string(info(variant).id) + "\"]\n\n" + moves;
  const std::vector<PdnGame> games = read_pdn(text);
  if (games.size() == 1 && games[0].is_whole()) return positions_of(games[0].tree).back();
  std::string why;
  if (!games.empty() && !games[0].errors.empty())
    why = "; '" + games[0].errors[0].found + "' is not possible";
  throw BadInput("--opening: expected moves from the start, or a part of the tag Opening, found '" +
                 shortened(moves) + "'" + why);
}

// The variant that is asked for; else, where squares must be read, that of most games.
Variant variant_for(const Options& options, GamesDatabase& database) {
  if (!options.variant.empty()) return variant_named(options.variant);
  return commonest_variant(database).value_or(Variant::Brazilian);
}

// Reads squares of that variant. The message about text that cannot be read also tells the variant,
// if nobody named it.
template <class Read>
auto reading_squares(const Options& options, Variant variant, const Read& read) {
  try {
    return read();
  } catch (const BadInput& error) {
    if (!options.variant.empty()) throw;
    throw BadInput(std::string(error.what()) + "; read in " + std::string(info(variant).id) +
                   ", the variant of most games; give --variant for another");
  }
}

void set_position(const Options& options, GamesDatabase& database, GameQuery& query) {
  const bool moves = !options.opening.empty() && looks_like_moves(options.opening);
  if (!options.opening.empty() && !moves) query.opening = options.opening;
  if (moves && !options.position.empty())
    throw BadInput("games: --opening with moves and --position exclude each other");
  if (!moves && options.position.empty()) return;
  const Variant variant = variant_for(options, database);
  query.position = reading_squares(options, variant, [&] {
    if (moves) return position_after(options.opening, variant);
    Setup setup;
    setup.variant = info(variant).id;
    setup.fen = options.position;
    setup.numbering = options.numbering;
    return position_of(setup);
  });
}

void set_pattern(const Options& options, GamesDatabase& database, GameQuery& query) {
  if (options.pattern.empty()) return;
  const Variant variant = variant_for(options, database);
  Setup setup;
  setup.variant = info(variant).id;
  setup.numbering = options.numbering;
  query.pattern = reading_squares(options, variant, [&] {
    if (auto pattern = parse_pattern(variant, options.pattern, setup.squares())) return pattern;
    throw BadInput(
        "--pattern: expected pieces, W and the squares of White, then :B and those of Black, and "
        ":E and empty squares, each square once, with K before a king and P before a man or king, "
        "such as Wc3,Kd4,Pa1:Bf6:Ee5, found '" +
        shortened(options.pattern) + "'");
  });
}

GameQuery query_of(const Options& options, GamesDatabase& database) {
  GameQuery query = options.query;
  if (!options.variant.empty()) query.tags.variant = variant_named(options.variant);
  if (!options.since.empty()) query.tags.first_date = date_of("--since", options.since);
  if (!options.until.empty()) query.tags.last_date = date_of("--until", options.until);
  if (!options.material.empty()) query.material = material_from(options.material);
  set_position(options, database, query);
  set_pattern(options, database, query);
  return query;
}

void write_games(std::ostream& out, GamesDatabase& database, const FoundGames& found) {
  bool first = true;
  for (const std::uint32_t number : found.numbers) {
    out << (first ? "" : "\n") << write_pdn(database.game(number));
    first = false;
  }
}

void export_games(const std::string& name, GamesDatabase& database, const FoundGames& found) {
  if (name == "-") {
    write_games(std::cout, database, found);
    return;
  }
  std::ofstream file(path_of(name), std::ios::binary);
  if (file) write_games(file, database, found);
  if (!file.flush()) {
    throw BadInput("games: cannot write the file '" + shortened(name) + "'" + reason_of_system() +
                   "; expected a file in an existing folder");
  }
  std::cout << found.numbers.size() << " games written to " << shortened(name) << '\n';
}

void run(const Options& options) {
  GamesDatabase database(options.database, games::Use::Read);
  if (database.size() == 0) {
    throw BadInput("games: the database '" + shortened(options.database) +
                   "' has no games yet; import some with 'damas-engine import'");
  }
  refuse_same_file("games", options.database, options.output);
  refuse_unwritable("games", options.output);
  const GameQuery query = query_of(options, database);
  const auto begin = std::chrono::steady_clock::now();
  const auto spent_so_far = [begin] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const FoundGames found = search(database, query, [&](double) {
    return options.seconds == 0 || spent_so_far() < options.seconds;
  });
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begin;
  if (options.output == "-") return export_games("-", database, found);
  char time[32];
  std::snprintf(time, sizeof time, "%.1f", spent.count());
  std::cout << found.numbers.size() << " of " << database.size() << " games, found in " << time
            << " ms\n";
  if (!found.whole) std::cout << "--seconds: stopped before all games were seen\n";
  if (query.position) {
    std::cout << '\n';
    print_moves(std::cout, *query.position, found);
  }
  if (!found.numbers.empty() && options.limit > 0) {
    std::cout << '\n';
    print_games(std::cout, database, found, options.limit);
  }
  if (!options.output.empty()) export_games(options.output, database, found);
}

// The word for a result as games write it, "1-0" or "2-0"; other words as they are.
std::string word_of_result(const std::string& typed) {
  static const std::map<std::string, std::string> words = {{"1-0", "white"}, {"2-0", "white"},
                                                           {"0-1", "black"}, {"0-2", "black"},
                                                           {"1-1", "draw"},  {"1/2-1/2", "draw"}};
  const auto found = words.find(typed);
  return found == words.end() ? typed : found->second;
}

void add_result(CLI::App& command, GameQuery& query) {
  using Outcome = PdnOutcomeFilter;
  const std::map<std::string, Outcome> words = {{"white", Outcome::WhiteWins},
                                                {"black", Outcome::BlackWins},
                                                {"draw", Outcome::Draw},
                                                {"unknown", Outcome::Unknown}};
  command
      .add_option_function<std::string>(
          "--result",
          [&query, words](const std::string& typed) {
            query.tags.outcome = words.at(word_of_result(typed));
          },
          "Who won; also as games write it, such as 1-0, 0-2 or 1/2-1/2")
      ->check(CLI::IsMember(words, word_of_result));
}

}  // namespace

void add_games_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  PdnQuery& tags = options->query.tags;
  CLI::App& command = *app.add_subcommand(
      "games", "Search a database; all conditions must be met, and names may be parts of names");
  command.add_option("--database", options->database, "File that import has made")
      ->capture_default_str();
  command.add_option("--player", tags.player, "Name of the player of either side");
  command.add_option("--white", tags.white, "Name of White's player");
  command.add_option("--black", tags.black, "Name of Black's player");
  command.add_option("--event", tags.event, "Name of the event");
  command.add_option("--variant", options->variant,
                     "Identifier of the variant, such as russian (default: all)");
  command.add_option("--since", options->since, "First date: 2004, 2004.10 or 2004.10.27");
  command.add_option("--until", options->until, "Last date, in the same form");
  add_result(command, options->query);
  command.add_option("--opening", options->opening,
                     "Moves from the start (\"32-28 19-23\"), or a part of the tag Opening");
  command.add_option("--material", options->material,
                     "Men and kings of White and Black, at any time: 2m1k:1k");
  command.add_option("--position", options->position,
                     "FEN, at any time (of --variant, or of the variant of most games)");
  command.add_option(
      "--pattern", options->pattern,
      "Some squares, at any time; all others may hold anything, and P is a man or king: "
      "Wc3,Kd4,Pa1:Bf6:Ee5");
  command
      .add_option("--seconds", options->seconds,
                  "Stop after so many seconds; only --pattern, which replays the games, takes long")
      ->check(positive_seconds());
  command.add_option("--numbering", options->numbering, "How squares of the FEN are numbered")
      ->check(CLI::IsMember({"variant", "top-left"}))
      ->capture_default_str();
  command.add_option("--limit", options->limit, "Games to list")
      ->check(CLI::Range(0, 1000000000))
      ->capture_default_str();
  command.add_option("--export", options->output,
                     "PDN file for all found games; - for the standard output, without tables");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
