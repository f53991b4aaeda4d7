// Owns the connection between the program and its page in a browser.
#pragma once

#include "view/window/app/desktop.hpp"

namespace damas {

class App;
class WindowProgram;

// Lets the texts come from the page; before any text is used.
void use_texts_of_page();

// Takes the fonts that the page has loaded already, so that the first frame shows them; before the
// window is opened.
void take_fonts_of_page();

// Sets the functions that the page provides, natively provided by the window system.
void connect_page(Desktop& desktop);

// Subscribes to events of the page. The app must exist as long as the page.
void listen_to_page(App& app);

// Loads the assets that are not needed for the first frame, after it: first the fonts. The same
// applies to the program.
void fetch_late_assets(WindowProgram& program);

}  // namespace damas
