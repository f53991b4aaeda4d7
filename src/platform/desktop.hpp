// Owns what the desktop tells and keeps for programs: clipboard and language.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace damas {

// Empty when there is none, or no window.
std::string clipboard_text();
// False when it could not be kept.
bool set_clipboard_text(const std::string& utf8);

// The language the user prefers, such as "pt-BR" or "en"; empty when the system does not say.
std::string system_language();

// What became of a file that the system was asked to save.
enum class SaveAnswer : std::uint8_t {
  Saved,       // where the person said
  Downloaded,  // wherever downloads go
  Cancelled,
  Failed
};

}  // namespace damas
