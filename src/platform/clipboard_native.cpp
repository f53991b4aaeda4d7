#include <memory>

#include <SDL.h>

#include "platform/desktop.hpp"

namespace damas {

std::string clipboard_text() {
  const std::unique_ptr<char, void (*)(void*)> text{SDL_GetClipboardText(), SDL_free};
  return text ? std::string{text.get()} : std::string{};
}

bool set_clipboard_text(const std::string& utf8) {
  return SDL_SetClipboardText(utf8.c_str()) == 0;
}

}  // namespace damas
