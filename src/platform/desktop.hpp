// Owns the desktop's services for programs: clipboard and language.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace damas {

// Empty if the clipboard has no text, or there is no window.
std::string clipboard_text();
// False if the text could not be stored.
bool set_clipboard_text(const std::string& utf8);

// The user's preferred language, such as "pt-BR" or "en"; empty if the system does not tell it.
std::string system_language();

// The result of asking the system to save a file.
enum class SaveAnswer : std::uint8_t {
  Saved,       // where the person chose
  Downloaded,  // in the browser's folder for downloads
  Cancelled,
  Failed
};

}  // namespace damas
