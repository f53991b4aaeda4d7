#include "engine/learning/adam.hpp"

#include <algorithm>
#include <cmath>

namespace damas::learning {

namespace {

constexpr double keep_mean = 0.9;
constexpr double keep_square = 0.999;
constexpr double pi = 3.14159265358979323846;

}  // namespace

Adam::Adam(std::size_t parameters, double rate, std::size_t steps, double least_gradient)
    : rate_(rate),
      steps_(std::max<std::size_t>(steps, 1)),
      least_gradient_(least_gradient),
      mean_(parameters),
      square_(parameters) {}

double Adam::rate_now() const {
  const double done = static_cast<double>(done_) / static_cast<double>(steps_);
  const double warm = static_cast<double>(done_) / std::max(1.0, static_cast<double>(steps_) / 20);
  return rate_ * std::min(1.0, warm) * (1 + std::cos(pi * done)) / 2;
}

void Adam::step(std::vector<float>& parameters, const std::vector<float>& gradient) {
  ++done_;
  const auto n = static_cast<double>(done_);
  const double mean_bias = 1 - std::pow(keep_mean, n);
  const double square_bias = 1 - std::pow(keep_square, n);
  const auto rate = static_cast<float>(rate_now() / mean_bias);
  const auto unbias = static_cast<float>(1 / square_bias);
  const auto least = static_cast<float>(least_gradient_);
  constexpr auto keep = static_cast<float>(keep_mean);
  constexpr auto keep2 = static_cast<float>(keep_square);
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const float g = gradient[i];
    mean_[i] = keep * mean_[i] + (1 - keep) * g;
    square_[i] = keep2 * square_[i] + (1 - keep2) * g * g;
    parameters[i] -= rate * mean_[i] / (std::sqrt(square_[i] * unbias) + least);
  }
}

}  // namespace damas::learning
