// Owns finding men that become kings by force.
#pragma once

#include <cstdint>
#include <optional>

#include "coach/asked.hpp"

namespace damas::coach {

// The limit of each proof.
inline constexpr std::int64_t positions_to_break_through = 20'000;

// The fastest of the side's men, if one breaks through after the move. A man for which a proof
// comes to the limit is left out.
std::optional<Breakthrough> find_breakthrough(const Asked& asked, Side side,
                                              std::int64_t positions = positions_to_break_through);
// Whether the move left the crown row open for this breakthrough of the other side.
std::optional<CrownRowLeft> find_crown_row_left(const Asked& asked, const Breakthrough& through);

}  // namespace damas::coach
