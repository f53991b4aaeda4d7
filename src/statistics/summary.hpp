// Owns Summary: the results of a person's games, counted by variant, colour, opponent and opening.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "statistics/played_game.hpp"

namespace damas::statistics {

struct Score {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  int games() const { return wins + draws + losses; }
  // A win counts 1 and a draw one half; from 0 to 1, 0 without games.
  double share() const;
  void add(Result result);
  friend bool operator==(const Score&, const Score&) = default;
};

// The performance rating: the one at which this score is expected against opponents with the rating
// `opponents`. It differs from that by at most 400 points, also if all games were won or all lost.
// Nothing without games.
std::optional<int> performance(const Score& score, int opponents);

// The computer's levels in their order, then other programs, then persons.
using RivalKey = std::pair<Rival, int>;

struct Accuracy {
  std::optional<PdnDate> date;
  double percent = 0;
};

struct OpeningScore {
  Variant variant = Variant::Brazilian;
  std::string opening;
  Score score;
};

class Summary {
 public:
  // Games must be added from the newest to the oldest.
  void add(const PlayedGame& game);

  const Score& all() const { return all_; }
  const std::map<Variant, Score>& by_variant() const { return by_variant_; }
  const Score& by_side(Side side) const { return by_side_[static_cast<std::size_t>(side)]; }
  const std::map<RivalKey, Score>& by_rival() const { return by_rival_; }
  // Those that were played most come first.
  std::vector<OpeningScore> by_opening() const;
  // One for each analysed game, the oldest first.
  std::vector<Accuracy> accuracies() const;
  // The number of wins in a row up to the newest game, and the longest such row.
  int streak() const { return streak_; }
  int best_streak() const { return best_streak_; }

 private:
  Score all_;
  std::map<Variant, Score> by_variant_;
  std::array<Score, 2> by_side_;
  std::map<RivalKey, Score> by_rival_;
  std::map<std::pair<Variant, std::string>, Score> by_opening_;
  std::vector<Accuracy> accuracies_;  // the newest first
  int streak_ = 0;
  int best_streak_ = 0;
  int run_ = 0;  // wins since the last game that was not won
  bool only_wins_ = true;
};

}  // namespace damas::statistics
