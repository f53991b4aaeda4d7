// Owns the wish for a keyboard on the screen while a text is written.
#pragma once

namespace damas {

// Once a frame; a touch may then bring the keyboard.
void want_screen_keyboard(bool wanted);

}  // namespace damas
