#include "analysis/judgement.hpp"

#include <cmath>

namespace damas::analysis {

namespace {

// Indexed by Judgement.
constexpr std::array nags = {0, 6, 2, 4};

}  // namespace

Judgement judgement_of(double loss) {
  if (loss >= least_blunder) return Judgement::Blunder;
  if (loss >= least_mistake) return Judgement::Mistake;
  return loss >= least_inaccuracy ? Judgement::Inaccuracy : Judgement::Fine;
}

bool is_mistake(Judgement judgement) {
  return judgement == Judgement::Mistake || judgement == Judgement::Blunder;
}

int nag_of(Judgement judgement) {
  return nags[static_cast<std::size_t>(judgement)];
}

Judgement judgement_from(int nag) {
  for (std::size_t i = 0; i < nags.size(); ++i) {
    if (nags[i] == nag) return static_cast<Judgement>(i);
  }
  return Judgement::Fine;
}

double accuracy_of(double loss) {
  return 100 * std::exp2(-loss / least_mistake);
}

std::optional<double> accuracy_of(std::span<const double> losses) {
  if (losses.empty()) return std::nullopt;
  double sum = 0;
  for (const double loss : losses)
    sum += accuracy_of(loss);
  return sum / static_cast<double>(losses.size());
}

}  // namespace damas::analysis
