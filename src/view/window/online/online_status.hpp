// Owns the status line of an online match: whose turn it is, offers, clocks that stand, the end.
#pragma once

#include <optional>
#include <string>

#include "core/move_input.hpp"
#include "view/text/language.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

class Online;

// The status line of the match of `online`. `input` belongs to its current position; `sending`: the
// server has not answered the person's move for a while.
Status online_status(const Online& online, const MoveInput& input, bool sending, Language language);

// The question that the buttons beside the status line answer; nothing if there is none. A claim is
// handled separately.
std::optional<std::string> asked_online(const Online& online, Language language);

}  // namespace damas
