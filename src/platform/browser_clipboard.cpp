#include "platform/browser_clipboard.hpp"

#include <deque>
#include <emscripten.h>
#include <memory>
#include <utility>

#include <SDL.h>

#include "platform/browser_text.hpp"
#include "platform/desktop.hpp"

extern "C" {
// Implemented in emscripten/library/clipboard.js.
void damas_copy(const char* text);  // answered by damas_copied(), in order
void damas_copied(int copied);
void damas_read_clipboard(void);
void damas_clipboard_read(int allowed);
}

namespace damas {

namespace {

constexpr Uint64 fresh_for = 500;  // ms; text that was pasted within this time needs no second read

struct Waiting {
  std::function<void(std::string)> then;
  Uint64 pasted = 0;
};

Waiting& waiting() {
  static Waiting all;
  return all;
}

std::deque<std::function<void(bool)>>& copies() {
  static std::deque<std::function<void(bool)>> all;
  return all;
}

}  // namespace

// SDL holds the text for the whole program; the page copies it from and to the system's clipboard.
std::string clipboard_text() {
  const std::unique_ptr<char, void (*)(void*)> text{SDL_GetClipboardText(), SDL_free};
  return text ? std::string{text.get()} : std::string{};
}

bool set_clipboard_text(const std::string& utf8) {
  copy_in_browser(utf8, {});
  return true;
}

void copy_in_browser(const std::string& utf8, std::function<void(bool copied)> then) {
  SDL_SetClipboardText(utf8.c_str());
  copies().push_back(std::move(then));
  damas_copy(utf8.c_str());
}

void read_browser_clipboard(std::function<void(std::string)> then) {
  const Uint64 pasted = waiting().pasted;
  if (pasted != 0 && SDL_GetTicks64() - pasted < fresh_for) return then(clipboard_text());
  waiting().then = std::move(then);
  damas_read_clipboard();
}

}  // namespace damas

// The page calls this after the browser's paste event. `late`: the text was already requested.
extern "C" EMSCRIPTEN_KEEPALIVE void damas_pasted(int late) {
  if (late != 0) return damas_clipboard_read(1);
  SDL_SetClipboardText(damas::text_from_page().c_str());
  damas::waiting().pasted = SDL_GetTicks64();
}

extern "C" EMSCRIPTEN_KEEPALIVE void damas_copied(int copied) {
  const auto then = std::move(damas::copies().front());
  damas::copies().pop_front();
  if (then) then(copied != 0);
}

extern "C" EMSCRIPTEN_KEEPALIVE void damas_clipboard_read(int allowed) {
  if (allowed != 0) SDL_SetClipboardText(damas::text_from_page().c_str());
  const auto then = std::exchange(damas::waiting().then, {});
  if (then) then(damas::clipboard_text());
}
