// Some of the shipped problems, judged again by a search.
#include "assets/problems.hpp"
#include "engine/positions.hpp"
#include "main/shipped/embedded.hpp"
#include "mining/judge.hpp"
#include "problems/packed_problems.hpp"

namespace damas::mining {

namespace {

using problems::Problem;
using problems::Task;

constexpr int sample = 3;  // of each variant
constexpr std::uint64_t nodes = 1'500'000;

// In hundredths of a man: between what is won, drawn or lost in a problem.
constexpr int won = 200;
constexpr int held = -150;

}  // namespace

TEST_CASE("the first move of a sample of shipped problems is the best, and the only one") {
  ship_embedded_files();
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    const std::string_view bytes = embedded_problems(info(variant).id);
    if (bytes.empty()) continue;
    CAPTURE(std::string(info(variant).id));
    const auto read = problems::problems_from(bytes, variant);
    const auto& all = std::get<std::vector<Problem>>(read);
    Judge judge(variant, Tables::Small);
    for (std::size_t n = 0; n < sample; ++n) {
      const Problem& problem = all[n * all.size() / sample];
      CAPTURE(to_fen(problem.start));
      judge.forget();
      const Report report = judge.search(Game(problem.start), nodes, 2);
      CHECK(*report.best == problem.line.front());
      REQUIRE(report.lines.size() == 2);
      const int bound = problem.task == Task::Win ? won : held;
      CHECK(report.lines[0].score >= bound);
      CHECK(report.lines[1].score < bound);
    }
  }
}

}  // namespace damas::mining
