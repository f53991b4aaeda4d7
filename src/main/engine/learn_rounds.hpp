// Owns learning in rounds: games of the weights so far, new weights from them, and a duel between
// the two. All of it is in the files of one folder, so it can be interrupted and gone on with.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/variants.hpp"

namespace damas::tool {

struct Learning {
  Variant variant = Variant::Brazilian;
  std::string folder;  // UTF-8; made where it is missing
  int rounds = 3;
  std::uint32_t games = 20000;       // a round
  std::uint64_t nodes = 1500;        // a move of these games
  std::uint32_t last_games = 60000;  // of all rounds, to learn from
  std::uint32_t duel_games = 200;
  std::uint64_t duel_nodes = 3000;
  // Of a round's games this process plays those whose number leaves `shard` when divided by
  // `shards`.
  std::uint32_t shard = 0;
  std::uint32_t shards = 1;
  int concurrency = 1;
  std::uint64_t seed = 1;
  std::string commit;  // of this program
};

// Says a line each time that something is done. Ends when all rounds are done, or when games of
// other shards are missing. The weights that are best so far are in <folder>/best.weights.
void learn(const Learning& learning, const std::function<void(const std::string&)>& say);

}  // namespace damas::tool
