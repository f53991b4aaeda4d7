#include <charconv>
#include <iomanip>
#include <iostream>
#include <memory>

#include "engine/level_strength.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/contest.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct Options {
  Setup setup;
  std::string a = "8";
  std::string b = "7";
  int games = 100;
  std::uint64_t seed = 1;
  int threads = 1;
};

std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value == 0) return std::nullopt;
  return value;
}

std::string range_of_levels() {
  return "from " + std::to_string(weakest_level) + " to " + std::to_string(strongest_level);
}

std::string strengths() {
  std::string text = "Elo points by which levels are stronger than level " +
                     std::to_string(weakest_level) + ", as measured:";
  for (int level = weakest_level + 1; level <= strongest_level; ++level) {
    text += (level == weakest_level + 1 ? " " : ", ") + std::to_string(level) + ": " +
            std::to_string(points_above_weakest(level));
  }
  return text;
}

// "5" is a level; "depth=6", "nodes=5000" and "time=100" (milliseconds) are the strongest level
// within those limits.
SearchRequest parse_player(const std::string& text) {
  const auto level = number(text);
  if (level && *level <= strongest_level) return request_for_level(static_cast<int>(*level), 0);
  const std::size_t equals = text.find('=');
  const std::string key = text.substr(0, equals);
  const auto value = equals == std::string::npos ? std::nullopt : number(text.substr(equals + 1));
  SearchRequest request;
  if (value && *value <= 1000000000) {
    if (key == "depth") request.limits.depth = static_cast<int>(*value);
    if (key == "nodes") request.limits.nodes = *value;
    if (key == "time") request.limits.time = std::chrono::milliseconds(*value);
  }
  if (request.limits.depth || request.limits.nodes || request.limits.time) return request;
  throw BadInput("unknown player '" + text + "': expected a level " + range_of_levels() +
                 ", depth=N, nodes=N or time=N (milliseconds)");
}

void print(const Tally& t) {
  std::cout << "games " << t.games() << "  +" << t.wins << " =" << t.draws << " -" << t.losses
            << "  score " << std::fixed << std::setprecision(1) << 100 * t.score() << " %  Elo "
            << elo_text(t) << std::endl;
}

void run(const Options& options) {
  if (options.setup.fen) throw BadInput("match: games begin at the variant's start");
  Contest contest;
  contest.variant = variant_of(options.setup);
  contest.draw_table = draw_table_of(options.setup);
  contest.a = parse_player(options.a);
  contest.b = parse_player(options.b);
  contest.pairs = (options.games + 1) / 2;
  contest.seed = options.seed;
  contest.threads = options.threads;
  hold(contest, [&](const Tally& so_far) {
    if (so_far.games() % 20 == 0 || so_far.games() == 2 * contest.pairs) print(so_far);
  });
}

}  // namespace

void add_match_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand(
      "match", "Play two strengths against each other; prints the result as the first one sees it");
  add_setup_options(command, options->setup);
  const std::string player =
      "A level " + range_of_levels() + ", depth=N, nodes=N or time=N (milliseconds)";
  command.add_option("--a", options->a, player)->capture_default_str();
  command.add_option("--b", options->b, player)->capture_default_str();
  command.add_option("--games", options->games, "Rounded up to pairs")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  command.add_option("--seed", options->seed, "Of openings and choices")->capture_default_str();
  command.add_option("--threads", options->threads, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.footer(strengths());
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
