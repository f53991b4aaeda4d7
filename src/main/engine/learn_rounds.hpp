// Owns learning in rounds: games played with the best weights, new weights learnt from the games,
// and a duel of both. All data is in files of one folder, so learning can be interrupted and
// continued.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/variants.hpp"
#include "engine/learnt_weights.hpp"

namespace damas::tool {

struct Learning {
  Variant variant = Variant::Brazilian;
  std::string folder;  // UTF-8; created if it is missing
  int rounds = 3;
  std::uint32_t games = 20000;  // per round
  // For the games of the first round; null for the hand-made evaluation.
  std::shared_ptr<const LearntWeights> first_weights;
  std::uint64_t nodes = 1500;        // per move of these games
  std::uint32_t last_games = 60000;  // to learn from, the latest of all rounds
  std::uint32_t duel_games = 200;
  std::uint64_t duel_nodes = 3000;
  // This process plays the games whose number modulo `shards` is `shard`.
  std::uint32_t shard = 0;
  std::uint32_t shards = 1;
  int concurrency = 1;
  std::uint64_t seed = 1;
  std::string commit;  // of this program
};

// Calls `say` with a line about each step. Returns when all rounds are done, or when games of other
// shards are missing. Keeps the best new weights, if any won a duel, in <folder>/best.weights.
// Throws BadInput if a file is damaged or has other options, and std::runtime_error if it cannot be
// read or written.
void learn(const Learning& learning, const std::function<void(const std::string&)>& say);

}  // namespace damas::tool
