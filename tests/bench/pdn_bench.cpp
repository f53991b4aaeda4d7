// Measures how fast PDN files load: many games, read with every move checked.
#include <chrono>
#include <cstdio>
#include <iostream>

#include <CLI/CLI.hpp>

#include "core/pdn/index.hpp"
#include "core/pdn/random_pdn.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

namespace {

struct Options {
  int games = 10000;
  int plies = 80;
  bool notes = false;
  bool untold = false;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string file_of(Variant variant, const Options& options) {
  RandomPdn random(1);
  std::string text;
  for (int i = 0; i < options.games; ++i)
    text += write_pdn(random.game(variant, options.plies, options.notes)) + "\n";
  if (!options.untold) return text;
  for (std::size_t at; (at = text.find("[GameType")) != std::string::npos;)
    text.erase(at, text.find('\n', at) + 1 - at);
  return text;
}

void measure(Variant variant, const Options& options) {
  const std::string text = file_of(variant, options);
  auto start = std::chrono::steady_clock::now();
  const std::vector<PdnGame> games = read_pdn(text);
  const double reading = seconds_since(start);
  std::int64_t plies = 0;
  std::size_t broken = 0;
  for (const PdnGame& game : games) {
    plies += game.tree.ply_count();
    if (!game.is_whole()) ++broken;
  }
  start = std::chrono::steady_clock::now();
  const std::size_t written = write_pdn(games).size();
  const double writing = seconds_since(start);
  std::printf("| %s | %zu | %zu | %lld | %.1f | %.2f | %.2f |\n",
              std::string(info(variant).id).c_str(), games.size(), broken,
              static_cast<long long>(plies), static_cast<double>(written) / 1e6, reading, writing);
  std::fflush(stdout);
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app{"Measures how fast PDN files load"};
  app.add_option("--games", options.games, "In a file")->capture_default_str();
  app.add_option("--plies", options.plies, "In a game, at most")->capture_default_str();
  app.add_flag("--notes", options.notes, "With variations and comments");
  app.add_flag("--untold", options.untold, "Without GameType tags");
  CLI11_PARSE(app, argc, argv);
  std::puts("| variant | games | broken | plies | MB | reading, s | writing, s |");
  std::puts("|---|---|---|---|---|---|---|");
  for (const Variant v : {Variant::International, Variant::Brazilian, Variant::Russian,
                          Variant::English, Variant::Turkish, Variant::Canadian}) {
    measure(v, options);
  }
  return 0;
}

}  // namespace

}  // namespace damas

int main(int argc, char** argv) {
  try {
    return damas::run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "pdn_bench: " << e.what() << '\n';
    return 1;
  }
}
