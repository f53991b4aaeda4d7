// The problems that the programs embed.
#include "problems/shipped_problems.hpp"

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

}  // namespace

TEST_CASE("the variants that have problems are those whose problems are shipped") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(std::string(info(variant).id));
    CHECK(has_problems(variant) == !embedded_problems(info(variant).id).empty());
  }
}

TEST_CASE("a variant without problems has another one that stands in for it") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(std::string(info(variant).id));
    const Variant nearest = nearest_with_problems(variant);
    CHECK(has_problems(nearest));
    CHECK((nearest == variant) == has_problems(variant));
    const Rules& rules = info(variant).rules;
    const Rules& like = info(nearest).rules;
    CHECK(like.board.whole == rules.board.whole);
    if (rules.board.files == 8 || rules.board.ranks == 10)
      CHECK(like.board.files == rules.board.files);
    // The only games of the whole board with problems have flying kings.
    if (!rules.board.whole) CHECK(like.king_range == rules.king_range);
    CHECK(like.man_captures.contains(Direction::SouthEast) ==
          rules.man_captures.contains(Direction::SouthEast));
  }
  CHECK(nearest_with_problems(Variant::Casual) == Variant::Brazilian);
  CHECK(nearest_with_problems(Variant::RussianLosing) == Variant::Russian);
  CHECK(nearest_with_problems(Variant::Antidraughts) == Variant::International);
  CHECK(nearest_with_problems(Variant::SriLankan) == Variant::Canadian);
}

namespace {

// Reading plays all moves of all lines, and refuses what is not legal.
std::vector<Problem> read(Variant variant, std::string_view bytes) {
  auto problems = problems_from(bytes, variant);
  if (const auto* why_not = std::get_if<std::string>(&problems)) FAIL(*why_not);
  return std::get<std::vector<Problem>>(problems);
}

}  // namespace

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

}  // namespace damas::problems
