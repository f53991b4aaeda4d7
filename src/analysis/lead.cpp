#include "analysis/lead.hpp"

#include <cmath>
#include <cstdlib>

#include "analysis/chances.hpp"

namespace damas::analysis {

namespace {

// The least differences of expected results, where a win counts 1 and a draw one half. From an even
// position the largest possible one is 0.5.
constexpr double least_slight = 0.05;
constexpr double least_plain = 0.15;
constexpr double least_clear = 0.3;
constexpr double least_decisive = 0.45;

constexpr int whole_man = 100;

Lead step_of(double difference, int scores) {
  if (difference >= least_decisive) return Lead::Decisive;
  if (difference >= least_clear) return Lead::Clear;
  if (difference >= least_plain) return Lead::Plain;
  return difference >= least_slight || std::abs(scores) >= whole_man ? Lead::Slight : Lead::Level;
}

}  // namespace

Lead lead_of(Variant variant, int score, const Material& material) {
  const double expected = chances_of(variant, score, material).expected();
  return step_of(std::abs(expected - 0.5), score);
}

Lead lead_of(Variant variant, int better, int worse, const Material& material) {
  const double difference = chances_of(variant, better, material).expected() -
                            chances_of(variant, worse, material).expected();
  return step_of(std::abs(difference), better - worse);
}

}  // namespace damas::analysis
