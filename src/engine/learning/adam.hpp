// Owns the Adam optimiser: stochastic gradient descent with its own step size for each parameter.
#pragma once

#include <cstddef>
#include <vector>

namespace damas::learning {

// The learning rate rises during the first twentieth of the steps and falls to 0 along a cosine.
class Adam {
 public:
  // Gradients below `least_gradient` (Adam's epsilon) make smaller steps.
  Adam(std::size_t parameters, double rate, std::size_t steps, double least_gradient);

  void step(std::vector<float>& parameters, const std::vector<float>& gradient);

 private:
  double rate_now() const;

  double rate_;
  std::size_t steps_;
  double least_gradient_;
  std::size_t done_ = 0;
  std::vector<float> mean_;
  std::vector<float> square_;
};

}  // namespace damas::learning
