// Plays each level against the one below it and prints the results as a table for each variant.
// levels.md keeps the last measured ones.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "main/engine/match/contest.hpp"

namespace damas {

namespace {

struct Options {
  int games = 100;
  int lowest = weakest_level + 1;
  int highest = strongest_level;
  int threads = 1;
  std::uint64_t seed = 1;
  std::vector<std::string> variants = {"brazilian", "russian", "international"};
};

void add_options(CLI::App& app, Options& options) {
  app.add_option("--games", options.games, "For each pair of levels; rounded up to pairs")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  app.add_option("--from", options.lowest, "The lowest level that plays the one below it")
      ->check(CLI::Range(weakest_level + 1, strongest_level))
      ->capture_default_str();
  app.add_option("--to", options.highest, "The highest")
      ->check(CLI::Range(weakest_level + 1, strongest_level))
      ->capture_default_str();
  app.add_option("--threads", options.threads, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_option("--variant", options.variants, "One or more, as in damas-engine --help")
      ->capture_default_str();
  app.add_option("--seed", options.seed, "Of openings and choices")->capture_default_str();
}

void print_row(int level, const tool::Tally& t) {
  std::printf("| %d v %d | %d | %d | %d | %d | %.1f %% | %s |\n", level, level - 1, t.games(),
              t.wins, t.draws, t.losses, 100 * t.score(), tool::elo_text(t).c_str());
  std::fflush(stdout);
}

void print_table(const Options& options, Variant variant) {
  std::printf("## %s\n\n", std::string(info(variant).id).c_str());
  std::puts("| levels | games | won | drawn | lost | score | Elo, 95 % |");
  std::puts("|---|---|---|---|---|---|---|");
  for (int level = options.lowest; level <= options.highest; ++level) {
    tool::Contest contest;
    contest.variant = variant;
    contest.a = tool::parse_entrant("level=" + std::to_string(level));
    contest.b = tool::parse_entrant("level=" + std::to_string(level - 1));
    contest.pairs = (options.games + 1) / 2;
    contest.seed = options.seed;
    contest.threads = options.threads;
    print_row(level, tool::hold(contest));
  }
  std::puts("");
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app{"Plays each level against the one below it"};
  add_options(app, options);
  CLI11_PARSE(app, argc, argv);
  std::vector<Variant> variants_played;
  for (const std::string& id : options.variants) {
    const std::optional<Variant> variant = variant_by_id(id);
    if (!variant) {
      std::fprintf(stderr, "levels_bench: expected the identifier of a variant, found '%s'\n",
                   id.c_str());
      return 2;
    }
    variants_played.push_back(*variant);
  }
  for (const Variant variant : variants_played)
    print_table(options, variant);
  return 0;
}

}  // namespace

}  // namespace damas

int main(int argc, char** argv) {
  try {
    return damas::run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "levels_bench: " << e.what() << '\n';
    return 1;
  }
}
