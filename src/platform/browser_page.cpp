#include "platform/browser_page.hpp"

#include <array>
#include <cstdio>
#include <emscripten.h>
#include <utility>

#include <SDL.h>

#include "platform/browser_text.hpp"

extern "C" {
// Implemented in emscripten/library/surroundings.js.
void damas_announce(const char* sentence);
void damas_set_language(const char* code);
void damas_set_panel(const char* color, int chosen);
void damas_watch_back(void);
void damas_show_back(int on);
void damas_fullscreen(int on);
void damas_watch_fullscreen(void);
void damas_give_origin(void);
void damas_give_address(void);
void damas_call_person(const char* sentence);
int damas_has_notifications(void);
void damas_set_notifications(int on);  // answered by damas_no_notifications() if they are refused
// The sum of 1 for reduced motion, 2 for light colours, 4 for strong contrasts, 8 for no questions
// and 16 for fingers as the usual pointers.
int damas_system_settings(void);
void damas_watch_settings(void);  // calls damas_settings_changed()
int damas_cores(void);
int damas_loads_rest(void);
void damas_show_waiting(int waiting);
void damas_give_link(void);
}

namespace damas {

namespace {

std::function<void(bool)>& leaving() {
  static std::function<void(bool)> left;
  return left;
}

std::function<void()>& refusing() {
  static std::function<void()> refused;
  return refused;
}

std::function<void()>& following() {
  static std::function<void()> changed;
  return changed;
}

// Wakes the loop to show a change.
void wake() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

}  // namespace

void announce_in_page(const std::string& sentence) {
  damas_announce(sentence.c_str());
}

void set_language_of_page(const std::string& code) {
  damas_set_language(code.c_str());
}

void set_panel_of_page(Color panel, bool chosen) {
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "#%02x%02x%02x", panel.r, panel.g, panel.b);
  damas_set_panel(text.data(), chosen ? 1 : 0);
}

BrowserSettings browser_settings() {
  const int flags = damas_system_settings();
  return {(flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0, (flags & 8) != 0,
          (flags & 16) != 0};
}

void watch_browser_settings(std::function<void()> changed) {
  following() = std::move(changed);
  damas_watch_settings();
}

int cores_for_page() {
  return damas_cores();
}

std::string origin_of_page() {
  damas_give_origin();
  return text_from_page();
}

std::string address_of_page() {
  damas_give_address();
  return text_from_page();
}

std::string take_link_of_page() {
  damas_give_link();
  return text_from_page();
}

void watch_back_of_page() {
  damas_watch_back();
}

void set_back_of_page(bool on) {
  damas_show_back(on ? 1 : 0);
}

void call_person_in_page(const std::string& sentence) {
  damas_call_person(sentence.c_str());
}

bool page_has_notifications() {
  return damas_has_notifications() != 0;
}

void set_notifications_of_page(bool on) {
  damas_set_notifications(on ? 1 : 0);
}

void watch_notifications_of_page(std::function<void()> refused) {
  refusing() = std::move(refused);
}

bool page_loads_rest() {
  return damas_loads_rest() != 0;
}

void show_waiting_in_page(bool waiting) {
  damas_show_waiting(waiting ? 1 : 0);
}

void set_fullscreen_of_page(bool on) {
  damas_fullscreen(on ? 1 : 0);
}

void watch_fullscreen_of_page(std::function<void(bool refused)> left) {
  leaving() = std::move(left);
  damas_watch_fullscreen();
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE void damas_left_fullscreen(int refused) {
  if (damas::leaving()) damas::leaving()(refused != 0);
  damas::wake();
}

extern "C" EMSCRIPTEN_KEEPALIVE void damas_no_notifications(void) {
  if (damas::refusing()) damas::refusing()();
  damas::wake();
}

extern "C" EMSCRIPTEN_KEEPALIVE void damas_settings_changed(void) {
  if (damas::following()) damas::following()();
  damas::wake();
}
