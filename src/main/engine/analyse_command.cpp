#include <atomic>
#include <iomanip>
#include <iostream>
#include <memory>

#include "core/notation.hpp"
#include "engine/thinker.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"

namespace damas::tool {

namespace {

struct Options {
  Setup setup;
  int depth = 0;
  double seconds = 0;
  std::uint64_t nodes = 0;
  int level = 0;
  std::uint64_t seed = 0;
  std::size_t hash = 64;
  std::string weights = "shipped";
};

SearchRequest request_of(const Options& options) {
  if (options.level > 0) return request_for_level(options.level, options.seed);
  SearchRequest request{{}, strongest_level, options.seed};
  if (options.depth > 0) request.limits.depth = options.depth;
  if (options.nodes > 0) request.limits.nodes = options.nodes;
  if (options.seconds > 0) {
    request.limits.time = std::chrono::milliseconds(static_cast<int>(1000 * options.seconds));
  }
  if (!request.limits.depth && !request.limits.nodes && !request.limits.time) {
    throw BadInput("analyse: give at least one of --depth, --time, --nodes and --level");
  }
  return request;
}

void print_score(int score) {
  if (std::abs(score) >= score::sure_win) {
    std::cout << (score > 0 ? "wins in " : "loses in ") << score::won - std::abs(score);
  } else {
    std::cout << std::showpos << std::fixed << std::setprecision(2) << score / 100.0
              << std::noshowpos;
  }
}

void print(Game game, const Report& report) {
  std::cout << "depth " << report.depth << "  score ";
  print_score(report.score);
  std::cout << "  nodes " << report.nodes << "  time " << report.elapsed.count() << " ms  line";
  for (const Move& m : report.line) {
    std::cout << ' ' << to_text(game, m);
    game.play(m);
  }
  std::cout << std::endl;
}

void run(const Options& options) {
  const Game game = game_of(options.setup);
  if (const auto outcome = game.outcome()) throw BadInput("analyse: the game is over here");
  const SearchRequest request = request_of(options);
  const std::atomic<bool> never = false;
  Thinker thinker(options.hash);
  thinker.use(weights_for(options.weights, game.variant()));
  const Report last =
      thinker.think(game, request, never, [&](const Report& report) { print(game, report); });
  std::cout << "best " << to_text(game, *last.best) << '\n';
}

}  // namespace

void add_analyse_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand("analyse", "Search a position, deeper and deeper");
  add_setup_options(command, options->setup);
  command.add_option("--depth", options->depth, "Plies")->check(CLI::Range(1, 99));
  command.add_option("--time", options->seconds, "Seconds")->check(positive_seconds());
  command.add_option("--nodes", options->nodes, "Positions")->check(positive_count());
  command.add_option("--level", options->level, "Search as this level does")
      ->check(CLI::Range(weakest_level, strongest_level));
  command.add_option("--seed", options->seed, "Chooses among equal moves")->capture_default_str();
  command.add_option("--hash", options->hash, "Megabytes of hash table")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  add_weights_option(command, options->weights);
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
