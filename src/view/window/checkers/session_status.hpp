// Owns the sentence of the status line about a match: whose turn it is, or how the match ended.
#pragma once

#include "core/move_input.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

class Session;

// `input` belongs to the current position.
Status status_of(const Session& session, const MoveInput& input, Language language);

}  // namespace damas
