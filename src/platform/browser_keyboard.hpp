// Owns the keyboard on the screen of a browser, and the keys that its page hands over.
#pragma once

namespace damas {

// From now on what the page's own text field receives counts as typed, and the browser keeps the
// keys that are its own.
void take_keys_of_page();

// Brings the keyboard now, after a touch, until the person puts it away.
void show_screen_keyboard();

}  // namespace damas
