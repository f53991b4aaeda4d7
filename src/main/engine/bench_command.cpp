#include <array>
#include <atomic>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>
#include <set>
#include <utility>

#include "engine/thinker.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/speed.hpp"
#include "main/engine/weights_file.hpp"
#include "main/engine/whole_files.hpp"

namespace damas::tool {

namespace {

using Clock = std::chrono::steady_clock;

struct Position {
  const char* variant;
  const char* fen;  // empty for the start
  int depth;
};

// `bench` searches these positions. The sum of their nodes is the signature of the search.
constexpr std::array positions = {
    Position{"brazilian", "", 15},
    Position{"brazilian", "W:W19,20,21,22,23,25,27,28,29,31,32:B1,3,5,6,7,8,9,10,12,13,14", 14},
    Position{"brazilian", "W:W21,22,26,27,28,30,31,32:B3,4,5,6,8,9,12,14", 15},
    Position{"brazilian", "B:W15,18,21,22,25,26,29,30:B1,2,5,7,8,9,12,13", 14},
    Position{"brazilian", "W:W22,27,31,32:B5,6,8,12", 18},
    Position{"brazilian", "B:WK4,21,26,30:B5,9,12,K32", 15},
    Position{"brazilian", "W:WK2,K9,25,29:BK31,12,20", 13},
    Position{"casual", "", 11},
};

struct Measured {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

template <class F>
Measured measure(F&& count) {
  const auto started = Clock::now();
  const std::uint64_t nodes = count();
  return {nodes, std::chrono::duration<double>(Clock::now() - started).count()};
}

Setup setup_of(const Position& position) {
  Setup setup;
  setup.variant = position.variant;
  if (*position.fen != '\0') setup.fen = position.fen;
  return setup;
}

// Finds the weights for each variant and prints its evaluation once.
class Evaluations {
 public:
  explicit Evaluations(const std::string& option) : option_(option) {
    if (option != "none" && option != "shipped") file_ = read_any_weights(option);
  }

  std::shared_ptr<const LearntWeights> find(Variant variant) {
    auto weights = file_ && file_->variant == variant ? file_ : nullptr;
    if (!file_) weights = weights_for(option_, variant);
    if (said_.insert(variant).second) {
      std::cout << "evaluation of " << info(variant).id << ": " << evaluation_name(weights.get())
                << '\n';
    }
    return weights;
  }

 private:
  std::string option_;
  std::shared_ptr<const LearntWeights> file_;
  std::set<Variant> said_;
};

std::uint64_t search(const Position& position, std::shared_ptr<const LearntWeights> weights) {
  const Game game = game_of(setup_of(position));
  Thinker thinker(16);
  thinker.use(std::move(weights));
  SearchRequest request;
  request.limits.depth = position.depth;
  const std::atomic<bool> never = false;
  return thinker.think(game, request, never, [](const Report&) {}).nodes;
}

void print(const std::string& what, const Measured& m) {
  std::cout << std::left << std::setw(16) << what << std::right << std::setw(12) << m.nodes
            << " nodes " << std::fixed << std::setprecision(3) << std::setw(8) << m.seconds << " s "
            << std::setprecision(0) << std::setw(12)
            << static_cast<double>(m.nodes) / std::max(m.seconds, 1e-9) << " nodes/s" << std::endl;
}

void run_searches(const std::string& weights) {
  Measured all;
  Evaluations evaluations(weights);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto judge = evaluations.find(variant_named(positions[i].variant));
    const Measured m = measure([&] { return search(positions[i], judge); });
    print("search " + std::to_string(i + 1), m);
    all.nodes += m.nodes;
    all.seconds += m.seconds;
  }
  print("search", all);
  std::cout << "signature " << all.nodes << '\n';
}

struct Options {
  std::vector<std::string> variants;
  std::string only;
  std::string json;
  std::string weights = "shipped";
  std::uint64_t nodes = 50'000'000;
  int rounds = 1;
};

std::vector<Variant> chosen(const Options& options) {
  std::vector<Variant> chosen;
  for (const std::string& id : options.variants)
    chosen.push_back(variant_named(id));
  if (!chosen.empty()) return chosen;
  for (std::size_t i = 0; i < variants.size(); ++i)
    chosen.push_back(static_cast<Variant>(i));
  return chosen;
}

void run_perfts(const Options& options) {
  const std::vector<Variant> measured = chosen(options);
  refuse_unwritable("--json", options.json);
  std::cout << speed_machine() << '\n' << speed_table_head();
  std::vector<Speed> speeds;
  for (const Variant variant : measured) {
    Speed speed{variant, depth_for(variant, options.nodes)};
    for (int round = 0; round < options.rounds; ++round) {
      for (const PerftLeaves leaves : all_leaves)
        measure(speed, leaves);
    }
    std::cout << speed_row(speed) << std::flush;
    speeds.push_back(speed);
  }
  if (!options.json.empty()) write_json(options.json, speed_json(speeds));
}

}  // namespace

void add_bench_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command =
      *app.add_subcommand("bench", "Measure perft and search; the signature tells searches apart");
  command.add_option("--variant", options->variants,
                     "Of the perfts; may be given again (default: all)");
  command.add_option("--only", options->only, "Leave the other part out")
      ->check(CLI::IsMember({"perft", "search"}));
  command.add_option("--nodes", options->nodes, "Of a perft, at most; it goes as deep as that")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000'000}))
      ->capture_default_str();
  command.add_option("--rounds", options->rounds, "The best is printed")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command.add_option("--json", options->json, "File for the perfts as JSON; - prints them");
  add_weights_option(command, options->weights);
  command.callback([options] {
    if (options->only != "search") run_perfts(*options);
    if (options->only != "perft") run_searches(options->weights);
  });
}

}  // namespace damas::tool
