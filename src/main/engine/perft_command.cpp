#include <cstdint>
#include <iostream>
#include <memory>

#include "core/notation.hpp"
#include "core/variant_rules.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct Options {
  Setup setup;
  int depth = 1;
  bool divide = false;
};

void print_division(const Game& game, int depth, Numbering numbering) {
  for (const Move& m : game.legal_moves()) {
    const std::uint64_t nodes = perft(after(game.position(), m), depth - 1);
    std::cout << to_text(game, m, {numbering, false}) << ": " << nodes << '\n';
  }
}

void run(const Options& options) {
  const Game game = game_of(options.setup);
  if (options.divide && options.depth > 0) {
    print_division(game, options.depth, options.setup.squares());
  }
  std::cout << "nodes " << perft(game.position(), options.depth) << '\n';
}

}  // namespace

void add_perft_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand("perft", "Count the sequences of moves");
  add_setup_options(command, options->setup);
  command.add_option("--depth", options->depth, "Plies")->required()->check(CLI::Range(0, 99));
  command.add_flag("--divide", options->divide, "Print the count below each move first");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
