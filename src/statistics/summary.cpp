#include "statistics/summary.hpp"

#include <algorithm>
#include <cmath>

namespace damas::statistics {

double Score::share() const {
  if (games() == 0) return 0;
  return (wins + draws / 2.0) / games();
}

void Score::add(Result result) {
  if (result == Result::Win) ++wins;
  if (result == Result::Draw) ++draws;
  if (result == Result::Loss) ++losses;
}

std::optional<int> performance(const Score& score, int opponents) {
  constexpr double most = 400;
  if (score.games() == 0) return std::nullopt;
  const double share = score.share();
  double gap = share < 0.5 ? -most : most;
  if (share > 0 && share < 1) gap = std::clamp(400 * std::log10(share / (1 - share)), -most, most);
  return opponents + static_cast<int>(std::lround(gap));
}

void Summary::add(const PlayedGame& game) {
  all_.add(game.result);
  by_variant_[game.variant].add(game.result);
  by_side_[static_cast<std::size_t>(game.side)].add(game.result);
  by_rival_[{game.rival, game.level}].add(game.result);
  if (!game.opening.empty()) by_opening_[{game.variant, game.opening}].add(game.result);
  if (game.accuracy) accuracies_.push_back({game.date, *game.accuracy});
  const bool won = game.result == Result::Win;
  run_ = won ? run_ + 1 : 0;
  only_wins_ = only_wins_ && won;
  if (only_wins_) streak_ = run_;
  best_streak_ = std::max(best_streak_, run_);
}

std::vector<OpeningScore> Summary::by_opening() const {
  std::vector<OpeningScore> all;
  for (const auto& [key, score] : by_opening_)
    all.push_back({key.first, key.second, score});
  std::stable_sort(all.begin(), all.end(), [](const OpeningScore& a, const OpeningScore& b) {
    return a.score.games() > b.score.games();
  });
  return all;
}

std::vector<Accuracy> Summary::accuracies() const {
  return {accuracies_.rbegin(), accuracies_.rend()};
}

}  // namespace damas::statistics
