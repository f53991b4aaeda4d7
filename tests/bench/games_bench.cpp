// Measures the games database: import of a synthetic PDN file, size, and times of searches.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>

#include <CLI/CLI.hpp>

#include "core/fen.hpp"
#include "core/pdn/random_pdn.hpp"
#include "core/pdn/writer.hpp"
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
  std::string folder = ".";
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
  PdnGame game = random.game(played[random.below(4)], options.plies, false);
  game.headers = {{"Event", "Tournament " + std::to_string(random.below(5000))},
                  {"Date", date(random)},
                  {"Round", std::to_string(1 + random.below(12))},
                  {"White", player(random, options.players)},
                  {"Black", player(random, options.players)},
                  {"WhiteElo", std::to_string(1000 + random.below(1500))},
                  {"BlackElo", std::to_string(1000 + random.below(1500))}};
  return game;
}

void write_file(const fs::path& path, const Options& options) {
  RandomPdn random(1);
  std::ofstream file(path, std::ios::binary);
  for (int i = 0; i < options.games; ++i)
    file << write_pdn(made(random, options)) << '\n';
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
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

void measure_searches(const std::string& path) {
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
    measure(path, name.c_str(), {.position = position_of_game(database, Variant::English, ply)});
  }
  measure(path, "start, player, dates and result",
          {.tags = {.player = "Player 1",
                    .outcome = PdnOutcomeFilter::WhiteWins,
                    .first_date = PdnDate{1980, 0, 0}},
           .position = start});
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app{"Measures the games database"};
  app.add_option("--games", options.games)->capture_default_str();
  app.add_option("--plies", options.plies, "In a game, at most")->capture_default_str();
  app.add_option("--threads", options.threads)->capture_default_str();
  app.add_option("--players", options.players)->capture_default_str();
  app.add_option("--folder", options.folder, "For the files")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const fs::path pdn = fs::path(options.folder) / "games_bench.pdn";
  const fs::path sqlite = fs::path(options.folder) / "games_bench.sqlite";
  fs::remove(sqlite);
  write_file(pdn, options);
  auto start = std::chrono::steady_clock::now();
  {
    GamesDatabase database(sqlite.string(), games::Use::Write);
    games::ImportOptions settings;
    settings.threads = options.threads;
    games::Importer importer(database, settings);
    std::ifstream file(pdn, std::ios::binary);
    importer.import(file);
    importer.finish();
  }
  const double import = seconds_since(start);
  GamesDatabase database(sqlite.string(), games::Use::Read);
  std::puts("| games | PDN, MB | threads | import, s | games a second | database, MB |");
  std::puts("|---|---|---|---|---|---|");
  std::printf("| %u | %.1f | %d | %.1f | %.0f | %.1f |\n", database.size(),
              static_cast<double>(fs::file_size(pdn)) / 1e6, options.threads, import,
              database.size() / import, static_cast<double>(fs::file_size(sqlite)) / 1e6);
  measure_searches(sqlite.string());
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
