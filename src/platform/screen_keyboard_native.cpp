#include "platform/screen_keyboard.hpp"

namespace damas {

// Natively SDL shows the keyboard itself.
void want_screen_keyboard(bool) {}

}  // namespace damas
