// Owns the tally of a match, and the estimate of the difference in strength from it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace damas::tool {

// Games come in pairs: the same opening with colours exchanged. Points are half points, so a win is
// worth two.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  std::array<int, 5> pairs = {};  // number of pairs by their points

  int games() const { return wins + draws + losses; }
  int pair_count() const { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }
  double score() const { return (wins + 0.5 * draws) / games(); }
  // The variance of the score of a pair, which is from 0 to 1.
  double variance() const;
  void add_pair(int first_points, int second_points);

  friend bool operator==(const Tally&, const Tally&) = default;
};

double elo_of_score(double score);
double score_of_elo(double elo);

// In Elo points. A score of 0 or 1 is changed by a quarter of a point, so that the difference is
// finite.
struct Estimate {
  struct Interval {
    double low = 0;
    double high = 0;
  };
  double elo = 0;
  // The 95 % confidence interval, from the variance of pairs; nothing while all pairs are alike.
  std::optional<Interval> interval;
};
Estimate estimate(const Tally& tally);

// "+120 ±40", with half the width of the interval.
std::string elo_text(const Tally& tally);
// "+120 [+81, +161]"
std::string interval_text(const Tally& tally);

// A sequential test of two hypotheses about the difference in Elo. It wrongly rejects each of them
// in at most 5 % of the cases.
struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
};
enum class Verdict : std::uint8_t { None, H0, H1 };

inline constexpr double sprt_error = 0.05;
// The variance of fewer pairs is not reliable.
inline constexpr int fewest_pairs_for_verdict = 16;

// The log-likelihood ratio of the second hypothesis to the first, from the counts of the five kinds
// of pairs and approximated by normal distributions.
double log_likelihood_ratio(const Tally& tally, const Sprt& sprt);
// The test accepts the second hypothesis from this ratio on, and the first one from its negative
// on.
double sprt_bound();
Verdict verdict(const Tally& tally, const Sprt& sprt);

}  // namespace damas::tool
