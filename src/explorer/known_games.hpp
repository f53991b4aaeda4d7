// Owns the recognition of games that are known already, by their identities.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace damas {

class KnownGames {
 public:
  // Knows none.
  KnownGames() = default;
  // Hashes and stored dates of all games, by their number minus 1.
  KnownGames(const std::vector<std::uint64_t>& hashes, std::vector<std::uint32_t> dates);

  // The number of a game with the same hash whose date does not contradict. If there is none, the
  // game is added under the next number, and the answer is 0.
  std::uint32_t find_or_add(std::uint64_t hash, std::uint32_t date);
  bool has(std::uint64_t hash, std::uint32_t date) const { return find(hash, date) != 0; }

 private:
  // Returns 0 and sets `hash` to a free place if there is no such game.
  std::uint32_t find(std::uint64_t& hash, std::uint32_t date) const;

  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
  std::vector<std::uint32_t> dates_;
};

}  // namespace damas
