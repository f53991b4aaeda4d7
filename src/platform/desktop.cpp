#include "platform/desktop.hpp"

#include <memory>

#include <SDL.h>

namespace damas {

std::string clipboard_text() {
  const std::unique_ptr<char, void (*)(void*)> text{SDL_GetClipboardText(), SDL_free};
  return text ? std::string{text.get()} : std::string{};
}

bool set_clipboard_text(const std::string& utf8) {
  return SDL_SetClipboardText(utf8.c_str()) == 0;
}

std::string system_language() {
  const std::unique_ptr<SDL_Locale, void (*)(void*)> locales{SDL_GetPreferredLocales(), SDL_free};
  if (!locales || locales->language == nullptr) return {};
  std::string name = locales->language;
  if (locales->country != nullptr) name.append("-").append(locales->country);
  return name;
}

}  // namespace damas
