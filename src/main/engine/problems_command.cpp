#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <system_error>

#include "core/notation.hpp"
#include "files/paths.hpp"
#include "files/replace.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/problem_hunt.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"
#include "problems/packed_problems.hpp"
#include "problems/themes.hpp"

namespace damas::tool {

namespace {

using problems::Problem;

struct Options {
  Hunt hunt;
  std::string variant = "brazilian";
  std::string out;
  int print = 0;
};

std::string diagram(const Game& game) {
  const BoardShape& shape = game.shape();
  std::string text;
  for (int rank = shape.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < shape.files; ++file) {
      const auto square = shape.square({file, rank});
      const auto piece = square ? game.piece_at(*square) : std::nullopt;
      const char letter = !piece                       ? (square ? '.' : ' ')
                          : piece->side == Side::White ? (piece->kind == Kind::King ? 'W' : 'w')
                                                       : (piece->kind == Kind::King ? 'B' : 'b');
      text += ' ';
      text += letter;
    }
    text += '\n';
  }
  return text;
}

void print(const Problem& problem) {
  Game game(problem.start);
  std::cout << diagram(game) << (game.side_to_move() == Side::White ? "White" : "Black")
            << (problem.task == problems::Task::Win ? " wins" : " draws") << ", difficulty "
            << problem.difficulty;
  const problems::Themes themes = problems::themes_of(problem);
  for (const problems::Theme theme : themes.list) {
    std::cout << ", " << problems::id(theme);
    if (theme == problems::Theme::Shot) std::cout << " of " << themes.shot;
  }
  std::cout << ":";
  for (const Move& m : problem.line) {
    std::cout << ' ' << to_text(game, m);
    game.play(m);
  }
  std::cout << "\n\n";
}

void print_some(const std::vector<Problem>& problems, int count) {
  const auto all = static_cast<int>(problems.size());
  const int shown = std::min(count, all);
  for (int i = 0; i < shown; ++i)
    print(problems[static_cast<std::size_t>(i * all / shown)]);
}

void run(Options options) {
  options.hunt.variant = variant_named(options.variant);
  // The chosen problems may belong into the folder that the hunt makes.
  std::error_code error;
  std::filesystem::create_directories(path_of(options.hunt.folder), error);
  for (const std::string& games : options.hunt.files)
    refuse_same_file("problems", games, options.out);
  refuse_irreplaceable("problems", options.out);
  const auto found =
      hunt(options.hunt, [](const std::string& line) { std::cout << line << std::endl; });
  print_some(found, options.print);
  if (options.out.empty()) return;
  const std::string bytes = problems::to_bytes(options.hunt.variant, found);
  if (const auto why_not = replace_file(options.out, bytes))
    throw std::runtime_error("the file '" + options.out + "' " + *why_not);
  std::cout << "wrote '" << options.out << "', " << found.size() << " problems in " << bytes.size()
            << " bytes" << std::endl;
}

}  // namespace

void add_problems_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  Hunt& hunt = options->hunt;
  CLI::App& command =
      *app.add_subcommand("problems", "Find problems in games; goes on where it was stopped");
  const auto count = [&](const char* name, auto& value, const char* help, std::uint64_t most) {
    command.add_option(name, value, help)
        ->check(CLI::Range(std::uint64_t{1}, most))
        ->capture_default_str();
  };
  add_variant_option(command, options->variant);
  command.add_option("--folder", hunt.folder, "For what is found")->required();
  command.add_option("--out", options->out, "File for the chosen problems");
  count("--count", hunt.count, "Problems to choose, those of --known included", 65'535);
  count("--games", hunt.games, "At most", 100'000'000);
  count("--nodes", hunt.nodes, "Positions searched for a move of our own games", 1'000'000'000);
  count("--concurrency", hunt.threads, "Games at a time", 256);
  command.add_option("--seed", hunt.seed, "Of our own games")->capture_default_str();
  command.add_option("--print", options->print, "As many of the chosen problems")
      ->check(CLI::Range(0, 65'535));
  command.add_option("--known", hunt.known,
                     "Files of --out whose problems may be chosen, too (use another --seed)");
  command.add_option("games", hunt.files,
                     "PDN, or games of damas-engine learn (default: games that it plays itself)");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
