// Owns how keys, characters and gamepad buttons become actions.
#pragma once

#include <functional>
#include <vector>

#include "platform/input.hpp"
#include "view/window/key_bindings.hpp"

namespace damas {

// The actions of one frame, in order. Keys for which `claimed` answers true are left alone; it may
// be empty. Keys held down repeat only what makes sense to repeat.
std::vector<Action> actions_in(const Input& input, const KeyBindings& keys,
                               const std::function<bool(const KeyPress&)>& claimed = {});

}  // namespace damas
