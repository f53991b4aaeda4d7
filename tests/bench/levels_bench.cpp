// Plays each level against the one below it and prints the results as a table for each variant.
// levels.md keeps the last measured ones, and src/engine/level_gains.inc their means. Processes for
// different variants may run at the same time; each writes its rows as soon as they are played.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "bench/level_report.hpp"
#include "main/engine/commit.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/match/contest.hpp"
#include "main/engine/match/report.hpp"
#include "main/shipped/embedded.hpp"

namespace damas {

namespace {

struct Options {
  int games = 100;
  int lowest = weakest_level + 1;
  int highest = strongest_level;
  int threads = 1;
  std::uint64_t seed = 1;
  std::vector<std::string> variants = {"brazilian", "russian", "international"};
  std::string report;
  std::string gains;
};

void add_options(CLI::App& app, Options& options) {
  app.add_option("--games", options.games, "For each pair of levels; rounded up to pairs")
      ->check(CLI::Range(0, 100000))
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
  app.add_option("--report", options.report,
                 "Markdown file whose tables get the results; rows of levels that play otherwise "
                 "now are dropped");
  app.add_option("--gains", options.gains,
                 "File to write with the means of the report, for the engine; --games 0 only "
                 "writes it")
      ->needs("--report");
}

std::string result_text(const tool::Tally& t) {
  char text[100];
  std::snprintf(text, sizeof text, "%d | %d | %d | %d | %.1f %% | ", t.games(), t.wins, t.draws,
                t.losses, 100 * t.score());
  return text + tool::elo_text(t);
}

void write(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  if (!(file << text).flush()) throw std::runtime_error("cannot write the file '" + path + "'");
}

LevelRow play(const Options& options, Variant variant, int level) {
  tool::Contest contest;
  contest.variant = variant;
  contest.a = tool::parse_entrant("level=" + std::to_string(level));
  contest.b = tool::parse_entrant("level=" + std::to_string(level - 1));
  contest.pairs = (options.games + 1) / 2;
  contest.seed = options.seed;
  contest.threads = options.threads;
  const std::string occasion =
      tool::today() + " | " + tool::commit() + " | " + std::to_string(options.seed);
  return {level, result_text(tool::play_contest(contest)), occasion, pair_settings(level, variant)};
}

void measure(const Options& options, Variant variant) {
  std::printf("%s\n", std::string(info(variant).id).c_str());
  for (int level = options.lowest; level <= options.highest; ++level) {
    const LevelRow row = play(options, variant, level);
    std::puts(text_of(row).c_str());
    std::fflush(stdout);
    if (options.report.empty()) continue;
    if (!level_row(text_of(row)))
      throw std::runtime_error("all pairs of games ended alike: play more games");
    write(options.report, with_row(tool::content_of(options.report), variant, row));
  }
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
  if (options.games == 0) variants_played.clear();
  for (const Variant variant : variants_played)
    measure(options, variant);
  if (!options.gains.empty())
    write(options.gains, gains_text(level_tables(tool::content_of(options.report))));
  return 0;
}

}  // namespace

}  // namespace damas

int main(int argc, char** argv) {
  try {
    damas::ship_embedded_files();
    return damas::run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "levels_bench: " << e.what() << '\n';
    return 1;
  }
}
