// Owns what joins the program with the page around it, in a browser.
#pragma once

#include "view/window/desktop.hpp"

namespace damas {

class App;

// The page does what natively the window system does, and more.
void connect_page(Desktop& desktop);

// From now on what happens in the page reaches the program. The app stays as long as the page.
void listen_to_page(App& app);

// Has the assets that the first picture can do without come once it is shown. As above.
void fetch_late_assets(App& app);

}  // namespace damas
