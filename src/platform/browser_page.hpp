// Owns what the page around the program does for it: spoken words, looks, full screen.
#pragma once

#include <functional>
#include <string>

#include "platform/color.hpp"

namespace damas {

// A screen reader says it.
void announce_in_page(const std::string& sentence);
// `code` as "pt-BR".
void set_language_of_page(const std::string& code);
void set_panel_of_page(Color panel);

// Of whom the page came from, "https://damas.example"; empty where that is no server.
std::string origin_of_page();
// Where a link to the page leads within it: the address with what follows its '#', which is taken
// off, so that the next start begins as usual. Empty for nothing.
std::string take_link_of_page();

// From now on the browser's way back is the Escape key, while `on` was told last.
void watch_back_of_page();
void set_back_of_page(bool on);

// Only soon after a press. Asking for what is there already does nothing.
void set_fullscreen_of_page(bool on);
// `left` comes whenever the page is not in full screen any more, or could not be brought there;
// then with true.
void watch_fullscreen_of_page(std::function<void(bool refused)> left);

}  // namespace damas
