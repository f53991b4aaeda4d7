#include "platform/screen_keyboard.hpp"

namespace damas {

// SDL has its own.
void want_screen_keyboard(bool) {}

}  // namespace damas
