// The problems that the programs embed.
#include <string>

#include <doctest/doctest.h>

#include "assets/problems.hpp"
#include "problems/likeness.hpp"
#include "problems/packed_problems.hpp"

namespace damas::problems {
namespace {

constexpr std::size_t most_bytes = std::size_t{40} * 1024;

// Calls f(variant, bytes) for each variant that has problems.
template <class F>
void for_each_file(const F& f) {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    const std::string_view bytes = embedded_problems(info(variant).id);
    CAPTURE(std::string(info(variant).id));
    if (!bytes.empty()) f(variant, bytes);
  }
}

// Reading plays all moves of all lines, and refuses what is not legal.
std::vector<Problem> read(Variant variant, std::string_view bytes) {
  auto problems = problems_from(bytes, variant);
  if (const auto* why_not = std::get_if<std::string>(&problems)) FAIL(*why_not);
  return std::get<std::vector<Problem>>(problems);
}

TEST_CASE("every shipped file is small, and the solutions of its problems can be played") {
  int files = 0;
  for_each_file([&](Variant variant, std::string_view bytes) {
    ++files;
    CHECK(bytes.size() <= most_bytes);
    CHECK_FALSE(read(variant, bytes).empty());
  });
  CHECK(files > 0);
}

TEST_CASE("no two shipped problems are alike, and the easiest come first") {
  for_each_file([](Variant variant, std::string_view bytes) {
    Known known;
    int difficulty = 0;
    for (const Problem& problem : read(variant, bytes)) {
      CHECK(known.add(problem));
      CHECK(problem.difficulty >= difficulty);
      difficulty = problem.difficulty;
    }
  });
}

}  // namespace
}  // namespace damas::problems
