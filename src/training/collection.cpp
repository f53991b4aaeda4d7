#include "training/collection.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/fen.hpp"

namespace damas::training {

namespace {

constexpr double easiest_rating = 800;
constexpr double points_per_degree = 16;
constexpr double deviation_of_problem = 60;
// A problem for the person is drawn by lot from this many, whose ratings are nearest to theirs.
constexpr std::size_t nearest = 12;
// A rush reaches the hardest problems at this turn.
constexpr std::size_t turns_to_hardest = 40;

}  // namespace

// FNV-1a over the position's text, which no version of the program changes.
ProblemId id_of(const problems::Problem& problem) {
  ProblemId hash = 0xCBF29CE484222325U;
  for (const char c : to_fen(problem.start))
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash;
}

rating::Rating rating_of(const problems::Problem& problem) {
  return {easiest_rating + points_per_degree * problem.difficulty, deviation_of_problem};
}

Collection::Collection(std::vector<problems::Problem> problems)
    : problems_(std::move(problems)), themes_(problems_.size()) {
  assert(!problems_.empty());
  for (const problems::Problem& problem : problems_)
    ids_.push_back(id_of(problem));
}

const problems::Themes& Collection::themes(std::size_t problem) const {
  auto& found = themes_[problem];
  if (!found) found = problems::themes_of(problems_[problem]);
  return *found;
}

bool Collection::fits(std::size_t problem, const Filter& filter,
                      const VariantProgress& progress) const {
  if (filter.degree != Degree::Suited && size() >= 3) {
    const auto third = static_cast<std::size_t>(filter.degree) - 1;
    if (problem < size() * third / 3 || problem >= size() * (third + 1) / 3) return false;
  }
  if (filter.favourites && !progress.favourites.contains(ids_[problem])) return false;
  return !filter.theme || themes(problem).has(*filter.theme);
}

std::vector<std::size_t> Collection::fitting(const Filter& filter,
                                             const VariantProgress& progress) const {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < size(); ++i) {
    if (fits(i, filter, progress)) all.push_back(i);
  }
  return all;
}

std::optional<std::size_t> Collection::next(const Filter& filter, const VariantProgress& progress,
                                            std::optional<std::size_t> last,
                                            puzzle::Random& random) const {
  const std::vector<std::size_t> all = fitting(filter, progress);
  std::vector<std::size_t> drawn;
  for (const std::size_t each : all) {
    if (!progress.tried.contains(ids_[each]) && each != last) drawn.push_back(each);
  }
  if (drawn.empty()) {
    for (const std::size_t each : all) {
      if (each != last) drawn.push_back(each);
    }
  }
  if (drawn.empty()) drawn = all;
  if (drawn.empty()) return std::nullopt;
  if (filter.degree == Degree::Suited) {
    const double wanted = progress.rating.value;
    const auto distance = [&](std::size_t each) {
      return std::abs(rating_of(problems_[each]).value - wanted);
    };
    std::stable_sort(drawn.begin(), drawn.end(),
                     [&](std::size_t a, std::size_t b) { return distance(a) < distance(b); });
    drawn.resize(std::min(drawn.size(), nearest));
  }
  return drawn[static_cast<std::size_t>(random.below(drawn.size()))];
}

std::size_t Collection::daily(puzzle::Date day) const {
  puzzle::Random random(static_cast<std::uint64_t>(puzzle::days_of(day)));
  return static_cast<std::size_t>(random.below(size()));
}

std::size_t Collection::for_rush(int turn, puzzle::Random& random) const {
  const std::size_t step = std::min(static_cast<std::size_t>(turn), turns_to_hardest - 1);
  const std::size_t first = size() * step / turns_to_hardest;
  const std::size_t end = std::max(first + 1, size() * (step + 1) / turns_to_hardest);
  return first + static_cast<std::size_t>(random.below(end - first));
}

}  // namespace damas::training
