#include "main/engine/match/tally.hpp"

#include <algorithm>
#include <cmath>

#include "hub/decimal.hpp"

namespace damas::tool {

namespace {

constexpr double half_width = 1.959964;  // of a normal 95 % interval, in standard deviations

double clamped(double score, int games) {
  const double least = 0.25 / games;
  return std::clamp(score, least, 1 - least);
}

std::string whole(double elo) {
  return hub::signed_decimal(elo, 0);
}

}  // namespace

void Tally::add_pair(int first_points, int second_points) {
  for (const int points : {first_points, second_points}) {
    wins += points == 2 ? 1 : 0;
    draws += points == 1 ? 1 : 0;
    losses += points == 0 ? 1 : 0;
  }
  ++pairs[static_cast<std::size_t>(first_points + second_points)];
}

double Tally::variance() const {
  double sum = 0;
  for (std::size_t points = 0; points < pairs.size(); ++points) {
    const double off = static_cast<double>(points) / 4 - score();
    sum += pairs[points] * off * off;
  }
  return sum / pair_count();
}

double elo_of_score(double score) {
  return 400 * std::log10(score / (1 - score));
}

double score_of_elo(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

Estimate estimate(const Tally& tally) {
  const double mean = tally.score();
  const auto at = [&](double score) { return elo_of_score(clamped(score, tally.games())); };
  Estimate e{at(mean), std::nullopt};
  const double variance = tally.variance();
  if (variance < 1e-9) return e;
  const double half = half_width * std::sqrt(variance / tally.pair_count());
  e.interval = Estimate::Interval{at(mean - half), at(mean + half)};
  return e;
}

std::string elo_text(const Tally& tally) {
  const Estimate e = estimate(tally);
  if (!e.interval) return whole(e.elo) + " (margin unknown: all pairs alike)";
  return whole(e.elo) + " \u00B1" + hub::decimal((e.interval->high - e.interval->low) / 2, 0);
}

std::string interval_text(const Tally& tally) {
  const Estimate e = estimate(tally);
  if (!e.interval) return whole(e.elo) + " (interval unknown: all pairs alike)";
  return whole(e.elo) + " [" + whole(e.interval->low) + ", " + whole(e.interval->high) + "]";
}

double log_likelihood_ratio(const Tally& tally, const Sprt& sprt) {
  // Kinds of pairs that have not occurred yet get a small count, because they are possible.
  constexpr double least_count = 1e-3;
  double count = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t points = 0; points < tally.pairs.size(); ++points) {
    const double n = std::max<double>(tally.pairs[points], least_count);
    const double score = static_cast<double>(points) / 4;
    count += n;
    sum += n * score;
    squares += n * score * score;
  }
  const double mean = sum / count;
  const double variance = squares / count - mean * mean;
  const double s0 = score_of_elo(sprt.elo0);
  const double s1 = score_of_elo(sprt.elo1);
  return count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

double sprt_bound() {
  return std::log((1 - sprt_error) / sprt_error);
}

Verdict verdict(const Tally& tally, const Sprt& sprt) {
  if (tally.pair_count() < fewest_pairs_for_verdict) return Verdict::None;
  const double ratio = log_likelihood_ratio(tally, sprt);
  if (ratio >= sprt_bound()) return Verdict::H1;
  return ratio <= -sprt_bound() ? Verdict::H0 : Verdict::None;
}

}  // namespace damas::tool
