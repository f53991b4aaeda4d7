#include "platform/browser_keyboard.hpp"

#include <algorithm>
#include <emscripten.h>
#include <string_view>

#include <SDL.h>

#include "platform/browser_text.hpp"
#include "platform/screen_keyboard.hpp"

extern "C" {
// Implemented in emscripten/library/keyboard.js.
void damas_take_keys(void);
void damas_want_keyboard(int wanted);
void damas_show_keyboard(void);
}

namespace damas {

namespace {

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// The longest prefix that fits into one event and splits no character.
std::size_t part_of(std::string_view text) {
  std::size_t length = std::min(text.size(), sizeof(SDL_TextInputEvent::text) - 1);
  while (length < text.size() && length > 0 && continues(text[length]))
    --length;
  return length;
}

void type(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(part_of(text), 1);
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    std::copy_n(text.begin(), length, event.text.text);
    SDL_PushEvent(&event);
    text.remove_prefix(length);
  }
}

void push_key(Uint32 type, SDL_Keycode key, Uint16 modifiers) {
  SDL_Event event{};
  event.type = type;
  event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
  event.key.keysym.sym = key;
  event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
  event.key.keysym.mod = modifiers;
  SDL_PushEvent(&event);
}

}  // namespace

void take_keys_of_page() {
  damas_take_keys();
}

void want_screen_keyboard(bool wanted) {
  damas_want_keyboard(wanted ? 1 : 0);
}

void show_screen_keyboard() {
  damas_show_keyboard();
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE void damas_typed(void) {
  damas::type(damas::text_from_page());
}

// A key was pressed and released. `modifiers`: 1 is Shift, 2 is Ctrl.
extern "C" EMSCRIPTEN_KEEPALIVE void damas_key_pressed(int key, int modifiers) {
  const auto with = static_cast<Uint16>(((modifiers & 1) != 0 ? KMOD_LSHIFT : 0) |
                                        ((modifiers & 2) != 0 ? KMOD_LCTRL : 0));
  damas::push_key(SDL_KEYDOWN, key, with);
  damas::push_key(SDL_KEYUP, key, static_cast<Uint16>(SDL_GetModState()));
}
