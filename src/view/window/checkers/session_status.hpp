// Owns the sentences about a match: whose turn it is, or how the match ended, for the status line;
// and how near a draw by rule is.
#pragma once

#include <string>
#include <vector>

#include "core/move_input.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

class Session;

// `input` belongs to the current position.
Status status_of(const Session& session, const MoveInput& input, Language language);

// The draw counters of a match that goes on; none after its end.
std::vector<std::string> counters_of(const Session& session, Language language);

}  // namespace damas
