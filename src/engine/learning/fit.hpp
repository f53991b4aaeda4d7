// Owns learning weights from judged positions of played games: logistic regression by Adam.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "engine/learning/variant_features.hpp"
#include "engine/learnt_weights.hpp"

namespace damas::learning {

struct FitSettings {
  std::uint64_t seed = 1;  // of the order of positions
  int epochs = 8;
  int batch = 16384;  // positions at most; fewer where there are few, so as to make enough steps
  int steps = 2000;
  double rate = 0.02;
  // How strongly weights are held at 0: as much as so many positions that say so.
  double prior = 10;
  // Gradients below this count little, so that patterns seen once are not made much of. In
  // positions of a batch.
  double least_gradient = 0.05;
  // A game's result has this share in what a position is believed to be worth, its score the rest.
  double result_share = 0.7;
  // Of so many games one is kept apart, to see whether what was learnt holds for others.
  std::uint32_t held_out_every = 20;
};

struct FitReport {
  std::uint64_t training_positions = 0;
  std::uint64_t held_out_positions = 0;
  // Mean cross entropy, less that of the labels themselves; 0 would be perfect.
  double training_loss = 0;  // during the epoch
  double held_out_loss = 0;
  int epoch = 0;
};

// Called after each epoch.
using FitProgress = std::function<void(const FitReport&)>;

// The same for the same games, settings and program. There must be a position to learn from.
LearntWeights fit(Variant variant, std::span<const PlayedGame> games, const FitSettings& settings,
                  const FitProgress& progress);

// The expected result of a side with that score, 0..1.
double expectation(double score);

}  // namespace damas::learning
