// Owns the conversion of keys, characters and gamepad buttons to actions.
#pragma once

#include <functional>
#include <vector>

#include "platform/input.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

// The actions of one frame, in order. Ignores keys for which `claimed` returns true; it may be
// empty. Held keys repeat only actions for which that is useful.
std::vector<Action> actions_in(const Input& input, const KeyBindings& keys,
                               const std::function<bool(const KeyPress&)>& claimed = {});

}  // namespace damas
