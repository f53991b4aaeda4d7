#include "platform/desktop.hpp"

#include <memory>

#include <SDL.h>

namespace damas {

std::string system_language() {
  const std::unique_ptr<SDL_Locale, void (*)(void*)> locales{SDL_GetPreferredLocales(), SDL_free};
  if (!locales || locales->language == nullptr) return {};
  std::string name = locales->language;
  if (locales->country != nullptr) name.append("-").append(locales->country);
  return name;
}

}  // namespace damas
