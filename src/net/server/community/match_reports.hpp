// Owns the reports about a match: its snapshot, its game as PDN, and its legal moves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/pdn/headers.hpp"
#include "net/protocol/reply.hpp"
#include "net/server/community/live_match.hpp"

namespace damas::net {

// The snapshot without presence, which the caller adds.
reply::Snap snapshot_of(const LiveMatch& match, Milliseconds now);

// The moves and the result; names and dates must come from the caller.
std::string pdn_text(const RecordedMatch& match, PdnHeaders headers);

// The legal moves of the piece on a cell; of all pieces if unset.
std::vector<MoveChoice> choices_of(const RecordedMatch& match, std::optional<Cell> from);

}  // namespace damas::net
