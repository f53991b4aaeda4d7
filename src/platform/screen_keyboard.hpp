// Owns the request for an on-screen keyboard while a text field is edited.
#pragma once

namespace damas {

// Call it once per frame; a touch may then show the keyboard.
void want_screen_keyboard(bool wanted);

}  // namespace damas
