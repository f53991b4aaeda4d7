// Owns the test whether two records are the same game: variant, start, moves, players and result
// are equal, and no known part of the dates differs. Names are compared without case and accents.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/pdn/date.hpp"
#include "core/pdn/game.hpp"
#include "core/pdn/index.hpp"

namespace damas {

PdnOutcomeFilter outcome_of(const PdnGame& game);

// Dates in few bytes, which compare as numbers; 0 is unknown.
std::uint32_t stored_date(const std::optional<PdnDate>& date);
PdnDate date_from(std::uint32_t stored);
// Whether both are known and differ in a known part.
bool contradict(std::uint32_t a, std::uint32_t b);

// Variant, players and result, which with start and moves must be equal. The games database stores
// a hash of it, so it never changes.
std::string identity_of_headers(const PdnGame& game);

struct GameIdentity {
  std::uint64_t hash = 0;  // of all that must be equal
  std::uint32_t date = 0;  // stored; see contradict()
};
GameIdentity identity_of(const PdnGame& game);

}  // namespace damas
