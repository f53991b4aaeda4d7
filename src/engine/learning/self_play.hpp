// Owns the engine's games against itself: for learning, and in pairs that compare weights.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/learning/variant_features.hpp"
#include "engine/learnt_weights.hpp"

namespace damas::learning {

using SharedWeights = std::shared_ptr<const LearntWeights>;

struct SelfPlay {
  Variant variant = Variant::Brazilian;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 1500;  // positions per move
};

// A player with a transposition table of its own. Not thread-safe.
class Player {
 public:
  // Null stands for the hand-made evaluation.
  explicit Player(SharedWeights weights);
  ~Player();
  Player(Player&&) noexcept;
  Player& operator=(Player&&) noexcept;

  class Impl;
  Impl& operator*() const { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};

// Plays the game with that number. It depends only on the settings, the number and the player's
// weights.
PlayedGame play_game(const SelfPlay& settings, std::uint32_t number, const Player& player,
                     const VariantFeatures& features);

// Plays two games from one opening with exchanged colours. Returns the first player's points in
// halves, 0..4.
int play_pair(const SelfPlay& settings, std::uint32_t number, const Player& first,
              const Player& second);

}  // namespace damas::learning
