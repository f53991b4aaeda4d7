// Owns the counting of a match, and what it says of the difference in strength.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace damas::tool {

// Games come in pairs: the same opening with colours exchanged. Points are half points, so that a
// win is two of them.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  std::array<int, 5> pairs = {};  // by the points of a pair

  int games() const { return wins + draws + losses; }
  int pair_count() const { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }
  double score() const { return (wins + 0.5 * draws) / games(); }
  // Of the share of points in a pair, 0..1.
  double variance() const;
  void add_pair(int first_points, int second_points);

  friend bool operator==(const Tally&, const Tally&) = default;
};

double elo_of_score(double score);
double score_of_elo(double elo);

// In Elo points. A score of 0 or 1 is taken for a quarter of a point more or less, since no
// difference is infinite.
struct Estimate {
  struct Interval {
    double low = 0;
    double high = 0;
  };
  double elo = 0;
  // Of 95 %, by the spread of pairs; nothing while all pairs are alike and tell nothing of it.
  std::optional<Interval> interval;
};
Estimate estimate(const Tally& tally);

// "+120 ±40", half of the interval's width.
std::string elo_text(const Tally& tally);
// "+120 [+81, +161]"
std::string interval_text(const Tally& tally);

// A sequential test of two hypotheses on the difference in Elo, each refused wrongly in 5 % of the
// cases at most.
struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
};
enum class Verdict : std::uint8_t { None, H0, H1 };

inline constexpr double sprt_error = 0.05;
// Fewer pairs say too little of their own spread.
inline constexpr int fewest_pairs_for_verdict = 16;

// The logarithm of how much likelier the second hypothesis makes the pairs than the first, from the
// counts of all five kinds of pairs in the approximation by a normal distribution.
double log_likelihood_ratio(const Tally& tally, const Sprt& sprt);
// Where the test ends: above for the second hypothesis, below its negative for the first.
double sprt_bound();
Verdict verdict(const Tally& tally, const Sprt& sprt);

}  // namespace damas::tool
