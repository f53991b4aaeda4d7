#include "platform/sdl_keys.hpp"

#include <array>
#include <utility>

namespace damas {

namespace {

Key shifted(Key first, int by) {
  return static_cast<Key>(static_cast<int>(first) + by);
}

constexpr std::array named_keys{
    std::pair{SDLK_UP, Key::Up},
    std::pair{SDLK_DOWN, Key::Down},
    std::pair{SDLK_LEFT, Key::Left},
    std::pair{SDLK_RIGHT, Key::Right},
    std::pair{SDLK_HOME, Key::Home},
    std::pair{SDLK_END, Key::End},
    std::pair{SDLK_PAGEUP, Key::PageUp},
    std::pair{SDLK_PAGEDOWN, Key::PageDown},
    std::pair{SDLK_RETURN, Key::Enter},
    std::pair{SDLK_KP_ENTER, Key::Enter},
    std::pair{SDLK_ESCAPE, Key::Escape},
    std::pair{SDLK_SPACE, Key::Space},
    std::pair{SDLK_TAB, Key::Tab},
    std::pair{SDLK_BACKSPACE, Key::Backspace},
    std::pair{SDLK_DELETE, Key::Delete},
    std::pair{SDLK_INSERT, Key::Insert},
    std::pair{SDLK_COMMA, Key::Comma},
    std::pair{SDLK_PERIOD, Key::Period},
    std::pair{SDLK_KP_PERIOD, Key::Period},
    std::pair{SDLK_MINUS, Key::Minus},
    std::pair{SDLK_KP_MINUS, Key::Minus},
    std::pair{SDLK_EQUALS, Key::Equals},
    std::pair{SDLK_SLASH, Key::Slash},
    std::pair{SDLK_KP_DIVIDE, Key::Slash},
    std::pair{SDLK_PLUS, Key::Plus},
    std::pair{SDLK_KP_PLUS, Key::Plus},
    std::pair{SDLK_AC_BACK, Key::Escape},
    std::pair{SDLK_APPLICATION, Key::Menu},
};

// The number pad without NumLock, from 1 to 9 and then 0, as SDL orders its keys.
constexpr std::array pad_keys{Key::End,   Key::Down, Key::PageDown, Key::Left,   Key::Unknown,
                              Key::Right, Key::Home, Key::Up,       Key::PageUp, Key::Insert};

Key number_pad_key(const SDL_Keysym& symbol) {
  const int at = symbol.sym - SDLK_KP_1;
  if ((symbol.mod & KMOD_NUM) != 0) return shifted(Key::Digit0, (at + 1) % 10);
  return pad_keys[static_cast<std::size_t>(at)];
}

Key key_at(SDL_Scancode place) {
  if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) {
    return shifted(Key::A, place - SDL_SCANCODE_A);
  }
  if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0) {
    return shifted(Key::Digit0, (place - SDL_SCANCODE_1 + 1) % 10);
  }
  return Key::Unknown;
}

}  // namespace

Key key_of(const SDL_Keysym& symbol) {
  const SDL_Keycode code = symbol.sym;
  if (code >= SDLK_a && code <= SDLK_z) return shifted(Key::A, code - SDLK_a);
  if (code >= SDLK_0 && code <= SDLK_9) return shifted(Key::Digit0, code - SDLK_0);
  if (code >= SDLK_F1 && code <= SDLK_F12) return shifted(Key::F1, code - SDLK_F1);
  if (code >= SDLK_KP_1 && code <= SDLK_KP_0) return number_pad_key(symbol);
  for (const auto& [named, key] : named_keys) {
    if (named == code) return key;
  }
  return key_at(symbol.scancode);
}

Modifiers modifiers_of(std::uint16_t sdl_modifiers) {
  const auto any = [sdl_modifiers](int mask) { return (sdl_modifiers & mask) != 0; };
  // A Mac's Command key arrives as "GUI"; a browser does not tell whether it runs on a Mac.
  return {any(KMOD_SHIFT), any(KMOD_CTRL | KMOD_GUI), any(KMOD_ALT)};
}

}  // namespace damas
