// Owns learning weights from scored positions of games, by logistic regression with Adam.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "engine/learning/variant_features.hpp"
#include "engine/learnt_weights.hpp"

namespace damas::learning {

struct FitSettings {
  std::uint64_t seed = 1;  // of the random order of positions
  int epochs = 8;
  int batch = 16384;  // greatest size of a batch; smaller for few positions, to make enough steps
  int steps = 2000;
  double rate = 0.02;
  // Strength of the regularisation that pulls weights to 0, as a number of positions.
  double prior = 10;
  // Gradients below this have little effect, to avoid overfitting patterns that occur only once. In
  // positions of a batch.
  double least_gradient = 0.05;
  // The share of the game's result in the label of a position; the search score has the rest.
  double result_share = 0.7;
  // One of this many games is held out, to measure how well the weights generalise.
  std::uint32_t held_out_every = 20;
};

struct FitReport {
  std::uint64_t training_positions = 0;
  std::uint64_t held_out_positions = 0;
  // Mean cross entropy minus that of the labels themselves; 0 would be perfect.
  double training_loss = 0;  // during the epoch
  double held_out_loss = 0;
  int epoch = 0;
};

// Called after each epoch.
using FitProgress = std::function<void(const FitReport&)>;

// Equal games and settings give equal weights in the same program. There must be at least one
// position.
LearntWeights fit(Variant variant, std::span<const PlayedGame> games, const FitSettings& settings,
                  const FitProgress& progress);

// The expected result of a side with the given score, 0..1.
double expectation(double score);

}  // namespace damas::learning
