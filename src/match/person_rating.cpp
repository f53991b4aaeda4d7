#include "match/person_rating.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/level_strength.hpp"

namespace damas {

namespace {

constexpr BoardShape scale;  // the board whose gains are the scale of points

int points_of(int level) {
  return points_above_weakest(level, scale);
}

// The rating on a board that `points` stand for: at the same place between two levels. Below the
// weakest level and above the strongest one, the nearest gain continues.
double points_on(const BoardShape& board, int points) {
  int below = weakest_level;
  while (below + 1 < strongest_level && points_of(below + 1) <= points)
    ++below;
  const double part =
      static_cast<double>(points - points_of(below)) / gain_of_level(below + 1, scale).points;
  return points_above_weakest(below, board) + part * gain_of_level(below + 1, board).points;
}

// The largest change by one game, by the number of games before it. The first games change more, so
// that the right level is found soon; later ones still follow the person within a few games.
double greatest_change(int games) {
  return games < 6 ? 400 : games < 12 ? 200 : 80;
}

}  // namespace

PersonRating::PersonRating() {
  record_.points = points_of(default_level);
}

PersonRating::PersonRating(const Record& record) : record_(record) {
  record_.points = std::clamp(record_.points, lowest, highest);
  record_.points_before_last = std::clamp(record_.points_before_last, lowest, highest);
  record_.games = std::max(record_.games, 0);
}

int PersonRating::add(std::uint64_t match, int level, const BoardShape& board, double result) {
  const int shown = record_.points;
  const bool again = record_.games > 0 && record_.last_match == match;
  if (!again) {
    record_.points_before_last = record_.points;
    record_.last_match = match;
    ++record_.games;
  }
  const int before = record_.points_before_last;
  const double gap = points_above_weakest(level, board) - points_on(board, before);
  const double expected = 1 / (1 + std::pow(10.0, gap / 400));
  const double change = greatest_change(record_.games - 1) * (result - expected);
  record_.points = std::clamp(before + static_cast<int>(std::lround(change)), lowest, highest);
  return record_.points - shown;
}

int PersonRating::rating_of(int level) {
  return weakest_rating + points_of(level);
}

int PersonRating::level() const {
  int best = weakest_level;
  const auto distance = [&](int level) { return std::abs(points_of(level) - record_.points); };
  for (int level = weakest_level; level <= strongest_level; ++level) {
    if (distance(level) < distance(best)) best = level;
  }
  return best;
}

}  // namespace damas
