// Owns the on-screen keyboard of a browser, and the keys that the page passes on.
#pragma once

namespace damas {

// From now on, input into the page's own text field counts as typed text, and the browser keeps its
// own shortcuts.
void take_keys_of_page();

// Shows the keyboard, after a touch, until the person closes it.
void show_screen_keyboard();

}  // namespace damas
