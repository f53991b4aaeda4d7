#include <iostream>
#include <memory>

#include "main/engine/commands.hpp"
#include "main/engine/commit.hpp"
#include "main/engine/learn_rounds.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"

namespace damas::tool {

namespace {

struct Options {
  Learning learning;
  std::string variant = "brazilian";
  std::string shard = "1/1";
  std::string weights = "none";
};

void run(Options options) {
  options.learning.variant = variant_named(options.variant);
  options.learning.first_weights = weights_for(options.weights, options.learning.variant);
  options.learning.commit = commit();
  const Shard shard = shard_named(options.shard);
  options.learning.shard = shard.index;
  options.learning.shards = shard.count;
  learn(options.learning, [](const std::string& line) { std::cout << line << std::endl; });
}

}  // namespace

void add_learn_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  Learning& learning = options->learning;
  CLI::App& command = *app.add_subcommand(
      "learn", "Learn to judge positions from games against itself; goes on where it was stopped");
  const auto count = [&](const char* name, auto& value, const char* help, std::uint64_t most) {
    command.add_option(name, value, help)
        ->check(CLI::Range(std::uint64_t{1}, most))
        ->capture_default_str();
  };
  add_variant_option(command, options->variant);
  command.add_option("--folder", learning.folder, "For games and weights")->required();
  count("--rounds", learning.rounds, "Games of each are played by what the one before learnt",
        1000);
  count("--games", learning.games, "Of a round", 100'000'000);
  count("--nodes", learning.nodes, "Positions searched for a move", 1'000'000'000);
  count("--last-games", learning.last_games, "To learn from, of all rounds", 100'000'000);
  count("--duel-games", learning.duel_games, "Between new weights and those before", 1'000'000);
  count("--duel-nodes", learning.duel_nodes, "Positions searched for a move of them",
        1'000'000'000);
  count("--concurrency", learning.concurrency, "Games at a time", 256);
  command
      .add_option("--shard", options->shard,
                  "Play this part of a round's games only, such as 2/8; all parts belong into one "
                  "folder")
      ->capture_default_str();
  command
      .add_option("--weights", options->weights,
                  "Weights that play the first round: none, shipped or a file")
      ->capture_default_str();
  command.add_option("--seed", learning.seed, "Of everything that is left to chance")
      ->capture_default_str();
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
