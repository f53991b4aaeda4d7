#include <cstdint>
#include <iostream>
#include <memory>

#include "core/notation.hpp"
#include "core/perft.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct Options {
  Setup setup;
  int depth = 1;
  bool divide = false;
  std::string numbering = "variant";
};

std::uint64_t count(const AnyPosition& position, int depth) {
  return std::visit([&](const auto& p) { return perft(p, depth); }, position);
}

// The count below each move.
void print_division(const Game& game, int depth, Numbering numbering) {
  for (const Move& m : game.legal_moves()) {
    const auto next =
        std::visit([&](const auto& p) -> AnyPosition { return after(p, m); }, game.position());
    std::cout << to_text(game, m, {numbering, false}) << ": " << count(next, depth - 1) << '\n';
  }
}

void run(const Options& options) {
  const Game game = game_of(options.setup);
  const Numbering numbering =
      options.numbering == "variant" ? game.info().numbering : Numbering::FromTopLeft;
  if (options.divide && options.depth > 0) print_division(game, options.depth, numbering);
  std::cout << "nodes " << count(game.position(), options.depth) << '\n';
}

}  // namespace

void add_perft_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand("perft", "Count the sequences of moves");
  add_setup_options(command, options->setup);
  command.add_option("--depth", options->depth, "Plies")->required()->check(CLI::Range(0, 99));
  command.add_flag("--divide", options->divide, "Print the count below each move first");
  command.add_option("--numbering", options->numbering, "How squares are numbered")
      ->check(CLI::IsMember({"variant", "top-left"}))
      ->capture_default_str();
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
