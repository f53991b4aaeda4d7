// Owns the connection between the program and its page in a browser.
#pragma once

#include "view/window/app/desktop.hpp"

namespace damas {

class App;

// Lets the texts come from the page; before any text is used.
void use_texts_of_page();

// Sets the functions that the page provides, natively provided by the window system.
void connect_page(Desktop& desktop);

// Subscribes to events of the page. The app must exist as long as the page.
void listen_to_page(App& app);

// Loads the assets that are not needed for the first frame, after it. The same applies to the app.
void fetch_late_assets(App& app);

}  // namespace damas
