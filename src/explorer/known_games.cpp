#include "explorer/known_games.hpp"

#include <utility>

#include "explorer/game_identity.hpp"

namespace damas {

KnownGames::KnownGames(const std::vector<std::uint64_t>& hashes, std::vector<std::uint32_t> dates)
    : dates_(std::move(dates)) {
  dates_.resize(hashes.size());
  numbers_.reserve(hashes.size());
  std::uint32_t number = 0;
  for (std::uint64_t hash : hashes) {
    const std::uint32_t date = dates_[number];
    ++number;
    if (find(hash, date) == 0) numbers_.emplace(hash, number);
  }
}

std::uint32_t KnownGames::find(std::uint64_t& hash, std::uint32_t date) const {
  // Games that differ only in their dates share a hash; each further one has a place of its own.
  while (true) {
    const auto known = numbers_.find(hash);
    if (known == numbers_.end()) return 0;
    if (!contradict(dates_[known->second - 1], date)) return known->second;
    hash = hash * 0x9E3779B97F4A7C15U + 1;
  }
}

std::uint32_t KnownGames::find_or_add(std::uint64_t hash, std::uint32_t date) {
  if (const std::uint32_t number = find(hash, date)) return number;
  dates_.push_back(date);
  numbers_.emplace(hash, static_cast<std::uint32_t>(dates_.size()));
  return 0;
}

}  // namespace damas
