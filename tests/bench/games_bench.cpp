// Measures the games database: import of a synthetic PDN file, size, and times of searches and of
// the questions of the window's explorer.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "bench/explorer_times.hpp"
#include "core/fen.hpp"
#include "core/pdn/random_pdn.hpp"
#include "core/pdn/writer.hpp"
#include "core/position_pattern.hpp"
#include "games/importer.hpp"
#include "games/order.hpp"
#include "games/search.hpp"

namespace damas {

namespace {

namespace fs = std::filesystem;
using games::FoundGames;
using games::GameQuery;
using games::GamesDatabase;
using games::OrderedBy;

struct Options {
  int games = 100'000;
  int plies = 80;
  int threads = 2;
  int players = 20'000;
  int copies = 20;       // in a thousand games
  int positions = 1000;  // that are searched for
  std::string variant;   // of all made games; empty: four variants
  std::string folder = ".";
  std::string pdn;     // a file to be imported instead of made games
  std::string report;  // a Markdown file; empty: none
  std::string label;   // names the machine there
};

// The measurements of one run.
struct Measured {
  double pdn_megabytes = 0;
  double import_seconds = 0;
  std::uint64_t copies = 0;  // in the file
  games::ImportCounts counts;
  double database_megabytes = 0;
  std::optional<double> peak_megabytes;  // of the process, until the end of the import
  double median = 0;                     // of the searches for positions, in milliseconds
  double slow = 0;                       // 99 of 100 take at most as long
  double slowest = 0;
  double pattern_seconds = 0;
  ExplorerTimes explorer;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string player(RandomPdn& random, int players) {
  // A few play much, as in real files.
  return "Player " + std::to_string(random.below(1 + random.below(players)));
}

std::string date(RandomPdn& random) {
  const int year = 1950 + random.below(75);
  const int month = 1 + random.below(12);
  const int day = 1 + random.below(28);
  char text[40];
  std::snprintf(text, sizeof text, "%04d.%02d.%02d", year, month, day);
  return text;
}

PdnGame made(RandomPdn& random, const Options& options) {
  constexpr Variant played[] = {Variant::International, Variant::Brazilian, Variant::Russian,
                                Variant::English};
  const Variant variant =
      variant_by_id(options.variant).value_or(played[static_cast<std::size_t>(random.below(4))]);
  PdnGame game = random.game(variant, options.plies, false);
  game.headers = {{"Event", "Tournament " + std::to_string(random.below(5000))},
                  {"Date", date(random)},
                  {"Round", std::to_string(1 + random.below(12))},
                  {"White", player(random, options.players)},
                  {"Black", player(random, options.players)},
                  {"WhiteElo", std::to_string(1000 + random.below(1500))},
                  {"BlackElo", std::to_string(1000 + random.below(1500))}};
  return game;
}

// The same game as another source may have it.
PdnGame copy_of(PdnGame game) {
  std::string white(game.headers.value("White"));
  std::transform(white.begin(), white.end(), white.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  game.headers.set("White", white);
  game.headers.set("Date", std::string(game.headers.value("Date").substr(0, 4)) + ".??.??");
  game.headers.set("Event", "Collection");
  return game;
}

// Returns how many games are there a second time: at the end, far from the first.
std::uint64_t write_file(const fs::path& path, const Options& options) {
  RandomPdn random(1);
  std::ofstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot write " + path.string());
  std::vector<std::string> copies;
  for (int i = 0; i < options.games; ++i) {
    const PdnGame game = made(random, options);
    file << write_pdn(game) << '\n';
    if (random.below(1000) < options.copies) copies.push_back(write_pdn(copy_of(game)));
  }
  for (const std::string& copy : copies)
    file << copy << '\n';
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
  return copies.size();
}

// The most memory that the process has had; nothing where the system has no such file.
std::optional<double> peak_megabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    double kilobytes = 0;
    if (word == "VmHWM:" && status >> kilobytes) return kilobytes * 1024 / 1e6;
  }
  return std::nullopt;
}

// The first search and the median of ten.
void measure(const std::string& database_path, const char* name, const GameQuery& query,
             OrderedBy order = OrderedBy::Number) {
  std::vector<double> times;
  std::size_t found = 0;
  for (int i = 0; i < 11; ++i) {
    GamesDatabase database(database_path, games::Use::Read);
    const auto start = std::chrono::steady_clock::now();
    found = ordered(database, search(database, query).numbers, order, false).size();
    times.push_back(1000 * seconds_since(start));
  }
  const double first = times[0];
  std::sort(times.begin(), times.end());
  std::printf("| %s | %zu | %.1f | %.1f |\n", name, found, first, times[5]);
  std::fflush(stdout);
}

// A position that this many plies of the first game of the variant lead to.
AnyPosition position_of_game(GamesDatabase& database, Variant variant, std::size_t ply) {
  const FoundGames found = search(database, {.tags = {.variant = variant}});
  const auto positions = positions_of(database.game(found.numbers.at(0)).tree);
  return positions[std::min(ply, positions.size() - 1)];
}

void measure_searches(const std::string& path, Variant variant) {
  GamesDatabase database(path, games::Use::Read);
  std::puts("\n| search | games found | first, ms | median of 11, ms |\n|---|---|---|---|");
  const auto start = start_of(Variant::International);
  measure(path, "all", {});
  measure(path, "all, by date", {}, OrderedBy::Date);
  measure(path, "all, by White's name", {}, OrderedBy::White);
  measure(path, "player", {.tags = {.player = "Player 12"}});
  measure(path, "White and Black", {.tags = {.white = "Player 1", .black = "Player 2"}});
  measure(path, "event", {.tags = {.event = "Tournament 77"}});
  measure(path, "dates",
          {.tags = {.first_date = PdnDate{1990, 0, 0}, .last_date = PdnDate{1991, 6, 0}}});
  measure(path, "result", {.tags = {.outcome = PdnOutcomeFilter::Draw}});
  measure(path, "variant", {.tags = {.variant = Variant::Russian}});
  measure(path, "material, frequent", {.material = Material{{11, 11}, {0, 0}}});
  measure(path, "material, rare", {.material = Material{{3, 2}, {1, 1}}});
  measure(path, "position, start", {.position = start});
  for (const std::size_t ply : {2U, 4U, 6U, 8U, 12U, 30U}) {
    const std::string name = "position, ply " + std::to_string(ply);
    measure(path, name.c_str(), {.position = position_of_game(database, variant, ply)});
  }
  measure(path, "start, player, dates and result",
          {.tags = {.player = "Player 1",
                    .outcome = PdnOutcomeFilter::WhiteWins,
                    .first_date = PdnDate{1980, 0, 0}},
           .position = start});
}

// Positions of games that are drawn by lot, each with the window's way of asking: one connection.
void measure_positions(const std::string& path, const Options& options, Measured& measured) {
  GamesDatabase database(path, games::Use::Read);
  RandomPdn random(2);
  std::vector<double> times;
  for (int i = 0; i < options.positions && database.size() > 0; ++i) {
    const int number = 1 + random.below(static_cast<int>(database.size()));
    const auto positions = positions_of(database.game(static_cast<std::uint32_t>(number)).tree);
    const int ply = random.below(static_cast<int>(positions.size()));
    const GameQuery query{.position = positions[static_cast<std::size_t>(ply)]};
    const auto start = std::chrono::steady_clock::now();
    const bool found = !search(database, query).numbers.empty();
    times.push_back(1000 * seconds_since(start));
    if (!found) throw std::runtime_error("a game is not found by its position");
  }
  if (times.empty()) return;
  std::sort(times.begin(), times.end());
  measured.median = times[times.size() / 2];
  measured.slow = times[(times.size() - 1) * 99 / 100];
  measured.slowest = times.back();
}

// Four pieces of Russian draughts, for which all games of that variant are replayed.
void measure_pattern(const std::string& path, Measured& measured) {
  GamesDatabase database(path, games::Use::Read);
  const auto start = std::chrono::steady_clock::now();
  search(database,
         {.pattern = parse_pattern(Variant::Russian, "Wc3,Kd4:Bf6,Kh8", Numbering::Algebraic)});
  measured.pattern_seconds = seconds_since(start);
}

Measured import(const fs::path& pdn, const fs::path& sqlite, const Options& options) {
  Measured measured;
  const auto start = std::chrono::steady_clock::now();
  {
    GamesDatabase database(sqlite.string(), games::Use::Write);
    games::ImportOptions settings;
    settings.threads = options.threads;
    games::Importer importer(database, settings);
    std::ifstream file(pdn, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + pdn.string());
    importer.import(file);
    importer.finish();
    measured.counts = importer.counts();
  }
  measured.import_seconds = seconds_since(start);
  measured.peak_megabytes = peak_megabytes();
  measured.pdn_megabytes = static_cast<double>(fs::file_size(pdn)) / 1e6;
  measured.database_megabytes = static_cast<double>(fs::file_size(sqlite)) / 1e6;
  return measured;
}

constexpr const char* column_names[] = {"machine",
                                        "games",
                                        "duplicates found (made)",
                                        "broken",
                                        "PDN, MB",
                                        "threads",
                                        "import, s",
                                        "games a second",
                                        "database, MB",
                                        "memory at most, MB",
                                        "position: median, ms",
                                        "99 %, ms",
                                        "slowest, ms",
                                        "pattern, s",
                                        "explorer: games",
                                        "first question, ms",
                                        "start, ms",
                                        "1 ply, ms",
                                        "4 plies, ms",
                                        "8 plies, ms",
                                        "first game of a file, ms",
                                        "game of a file, ms",
                                        "list of 500, ms",
                                        "a step of it, ms",
                                        "list of all, ms"};

std::string columns() {
  std::string names = "|";
  std::string line = "|";
  for (const char* const name : column_names) {
    names += " " + std::string(name) + " |";
    line += "---|";
  }
  return names + "\n" + line + "\n";
}

std::string figure(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

// The median, and the slowest in brackets.
std::string figure(const Times& times) {
  return figure(times.median, 2) + " (" + figure(times.slowest, 2) + ")";
}

std::string row(const Measured& measured, const Options& options) {
  const games::ImportCounts& counts = measured.counts;
  const ExplorerTimes& explorer = measured.explorer;
  const std::string made = options.pdn.empty() ? std::to_string(measured.copies) : "?";
  std::vector<std::string> cells = {
      options.label,
      std::to_string(counts.added),
      std::to_string(counts.duplicates) + " (" + made + ")",
      std::to_string(counts.broken),
      figure(measured.pdn_megabytes, 1),
      std::to_string(options.threads),
      figure(measured.import_seconds, 1),
      figure(static_cast<double>(counts.read()) / measured.import_seconds, 0),
      figure(measured.database_megabytes, 1),
      measured.peak_megabytes ? figure(*measured.peak_megabytes, 0) : "?",
      figure(measured.median, 2),
      figure(measured.slow, 2),
      figure(measured.slowest, 2),
      figure(measured.pattern_seconds, 1),
      std::to_string(explorer.games),
      figure(explorer.first, 2)};
  for (const Times& times : explorer.moves)
    cells.push_back(figure(times));
  cells.push_back(figure(explorer.has_first, 2));
  cells.push_back(figure(explorer.has));
  cells.push_back(figure(explorer.list, 2));
  cells.push_back(figure(explorer.list_step));
  cells.push_back(figure(explorer.base_list, 2));
  std::string line = "|";
  for (const std::string& cell : cells)
    line += " " + cell + " |";
  return line + "\n";
}

// Adds the row to the table at the end of the file, which is made with a heading if it is not
// there.
void report(const Measured& measured, const Options& options) {
  const bool there = fs::exists(options.report);
  std::ofstream file(options.report, std::ios::app);
  if (!there) {
    file
        << "# The games database\n\n"
           "Written by `games_bench --report`: the import of a PDN file of random games in four "
           "variants, or in one if the row\nsays so, some of which are there twice with other "
           "spellings; searches for positions drawn by lot from the games,\non one connection; and "
           "one search for a pattern, for which all games of Russian draughts are replayed.\n\n"
           "The window's explorer asks in the variant of most games, on one connection: for the "
           "moves from the start and\nafter so many plies of 50 games drawn by lot; whether the "
           "database has a game of a file; for a list of 500 games\nwith the start, which comes in "
           "steps; and for the list of all of them with its first page. After a median, the\n"
           "slowest question is in brackets.\n\n"
        << columns();
  }
  file << row(measured, options);
  if (!file.flush()) throw std::runtime_error("cannot write " + options.report);
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app{"Measures the games database"};
  app.add_option("--games", options.games)->capture_default_str();
  app.add_option("--plies", options.plies, "In a game, at most")->capture_default_str();
  app.add_option("--threads", options.threads)->capture_default_str();
  app.add_option("--players", options.players)->capture_default_str();
  app.add_option("--folder", options.folder, "For the files")->capture_default_str();
  app.add_option("--copies", options.copies, "Games that are there twice, in a thousand")
      ->capture_default_str();
  app.add_option("--positions", options.positions, "Searches for positions")->capture_default_str();
  app.add_option("--variant", options.variant, "All made games are of it, instead of four");
  app.add_option("--pdn", options.pdn, "Imports this file instead of made games");
  app.add_option("--report", options.report, "Adds a row to this Markdown file");
  app.add_option("--label", options.label, "Names the machine in the report");
  CLI11_PARSE(app, argc, argv);
  if (!options.variant.empty() && !variant_by_id(options.variant))
    throw std::runtime_error("there is no variant '" + options.variant + "'");
  const fs::path folder(options.folder);
  const fs::path pdn = options.pdn.empty() ? folder / "games_bench.pdn" : fs::path(options.pdn);
  const fs::path sqlite = folder / "games_bench.sqlite";
  fs::create_directories(folder);
  fs::remove(sqlite);
  const std::uint64_t copies = options.pdn.empty() ? write_file(pdn, options) : 0;
  Measured measured = import(pdn, sqlite, options);
  measured.copies = copies;
  measure_positions(sqlite.string(), options, measured);
  measure_pattern(sqlite.string(), measured);
  measured.explorer = measure_explorer(sqlite.string());
  std::fputs(columns().c_str(), stdout);
  std::fputs(row(measured, options).c_str(), stdout);
  if (!options.report.empty()) report(measured, options);
  if (options.pdn.empty())
    measure_searches(sqlite.string(), variant_by_id(options.variant).value_or(Variant::English));
  return 0;
}

}  // namespace

}  // namespace damas

int main(int argc, char** argv) {
  try {
    return damas::run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "games_bench: " << e.what() << '\n';
    return 1;
  }
}
