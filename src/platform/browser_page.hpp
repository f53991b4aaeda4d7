// Owns the services of the surrounding page: screen reader, colours, links, full screen.
#pragma once

#include <functional>
#include <string>

#include "platform/color.hpp"

namespace damas {

// Lets a screen reader speak the sentence.
void announce_in_page(const std::string& sentence);
// `code` is a language tag such as "pt-BR".
void set_language_of_page(const std::string& code);
// `chosen`: by the person, so that the next start begins with it whatever the system's colours are.
void set_panel_of_page(Color panel, bool chosen);

// The person's settings of the system, as far as the browser knows them.
struct BrowserSettings {
  bool reduced_motion = false;
  bool light = false;         // light colours rather than dark ones
  bool contrast = false;      // strong contrasts, or the system's own few colours
  bool no_questions = false;  // the page, such as one of a test, wants none at the start
  bool fingers = false;       // they are the device's usual pointers
};
BrowserSettings browser_settings();
// Calls `changed` whenever they have changed.
void watch_browser_settings(std::function<void()> changed);

// The processor's cores on which threads of the page's workers can run: 1 if the host does not let
// the page share memory with them (emscripten/README.md).
int cores_for_page();

// The server from which the page was loaded, "https://damas.example"; empty if it was not a server.
std::string origin_of_page();
// The address of the page without '?', '#' and what follows; empty if it was not loaded from a
// server.
std::string address_of_page();
// The part of a link within the page: the address with the text after its '#', which is removed so
// that the next start begins as usual. Empty if there is none.
std::string take_link_of_page();

// From now on the browser's Back acts as the Escape key, as long as the last set_back_of_page() was
// true.
void watch_back_of_page();
void set_back_of_page(bool on);

// While the page is hidden, shows a badge on the app's icon, and a notification if they are on.
void call_person_in_page(const std::string& sentence);
bool page_has_notifications();
// The browser may ask the person, but does so only after a press.
void set_notifications_of_page(bool on);
// Calls `refused` whenever notifications were switched on, but the browser or the person refuses.
void watch_notifications_of_page(std::function<void()> refused);

// Whether a part of the program is still being loaded after the first frame (emscripten/README.md).
bool page_loads_rest();
// Shows, where the person has pressed, that what they asked for waits for that part.
void show_waiting_in_page(bool waiting);

// Works only shortly after a press. No effect if the page is in that state already.
void set_fullscreen_of_page(bool on);
// Calls `left` whenever the page leaves full screen, or cannot enter it; then with `refused`.
void watch_fullscreen_of_page(std::function<void(bool refused)> left);

}  // namespace damas
