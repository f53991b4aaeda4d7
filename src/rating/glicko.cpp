#include "rating/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace damas::rating {

namespace {

// The value in the paper's example; a smaller tau makes the volatility change more slowly.
constexpr double tau = 0.5;
constexpr double scale = 173.7178;
constexpr double unknown_deviation = 350;

double square(double x) {
  return x * x;
}

double g(double phi) {
  return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi));
}

double expected(double mu, const Rating& opponent) {
  const double other = (opponent.value - 1500) / scale;
  return 1 / (1 + std::exp(-g(opponent.deviation / scale) * (mu - other)));
}

// Step 5 of the paper: finds the zero of f by the Illinois algorithm.
double new_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(square(sigma));
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = square(phi) + v + e;
    return e * (square(delta) - sum) / (2 * square(sum)) - (x - a) / square(tau);
  };
  double low = a;
  double high = 0;
  if (square(delta) > square(phi) + v) {
    high = std::log(square(delta) - square(phi) - v);
  } else {
    int k = 1;
    while (f(a - k * tau) < 0)
      ++k;
    high = a - k * tau;
  }
  double f_low = f(low);
  double f_high = f(high);
  for (int step = 0; std::abs(high - low) > 1e-6 && step < 100; ++step) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating rated(const Rating& player, std::span<const RatedGame> games) {
  if (games.empty()) return rested(player, 1);
  const double mu = (player.value - 1500) / scale;
  const double phi = player.deviation / scale;
  double information = 0;
  double surprise = 0;
  for (const RatedGame& game : games) {
    const double weight = g(game.opponent.deviation / scale);
    const double chance = expected(mu, game.opponent);
    information += square(weight) * chance * (1 - chance);
    surprise += weight * (game.score - chance);
  }
  const double v = 1 / information;
  const double sigma = new_volatility(player.volatility, phi, v, v * surprise);
  const double before = std::sqrt(square(phi) + square(sigma));
  const double after = 1 / std::sqrt(1 / square(before) + 1 / v);
  return {1500 + scale * (mu + square(after) * surprise),
          std::min(unknown_deviation, scale * after), sigma};
}

Rating rested(const Rating& player, double periods) {
  Rating later = player;
  const double grown = square(player.deviation / scale) + periods * square(player.volatility);
  later.deviation = std::min(unknown_deviation, scale * std::sqrt(grown));
  return later;
}

}  // namespace damas::rating
