// Owns games that the engine plays against itself to learn from, and duels that decide between
// weights.
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
  std::uint64_t nodes = 1500;  // a move
};

// One player's memory; for one thread.
class Player {
 public:
  // Null for the hand-made evaluation.
  explicit Player(SharedWeights weights);
  ~Player();
  Player(Player&&) noexcept;
  Player& operator=(Player&&) noexcept;

  class Impl;
  Impl& operator*() const { return *impl_; }

 private:
  std::unique_ptr<Impl> impl_;
};

// The game with that number: the same whoever played what before, and whatever else goes on.
PlayedGame play_game(const SelfPlay& settings, std::uint32_t number, const Player& player,
                     const VariantFeatures& features);

// Two games from one opening with colours exchanged: the first player's points, 0..4 in halves.
int play_pair(const SelfPlay& settings, std::uint32_t number, const Player& first,
              const Player& second);

}  // namespace damas::learning
