#include <array>
#include <cstdlib>
#include <string>
#include <string_view>
#include <windows.h>

#include "files/paths.hpp"
#include "view/terminal/system_terminal.hpp"

namespace damas::terminal {

namespace {

// The value in UTF-8; empty if not set.
std::string folder_named_by(const wchar_t* name) {
  const wchar_t* value = _wgetenv(name);
  return value == nullptr ? std::string{} : slashed(value);
}

// Nothing if the stream is a file or a pipe.
DWORD console_mode(DWORD stream) {
  DWORD mode = 0;
  return GetConsoleMode(GetStdHandle(stream), &mode) ? mode : 0;
}

// The user's locale, such as "pt-BR".
std::string system_locale() {
  std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
  if (GetUserDefaultLocaleName(name.data(), LOCALE_NAME_MAX_LENGTH) == 0) return {};
  std::string text;
  for (const wchar_t letter : std::wstring_view(name.data()))
    text += static_cast<char>(letter);  // ASCII by definition
  return text;
}

}  // namespace

DataFolder data_folder() {
  const std::string named = folder_named_by(L"DAMAS_DATA");
  if (!named.empty()) return {named, true};
  const std::string folder = folder_named_by(L"APPDATA");
  return {folder.empty() ? folder : folder + "/damas"};
}

bool input_is_terminal() {
  return console_mode(STD_INPUT_HANDLE) != 0;
}

bool output_is_terminal() {
  return console_mode(STD_OUTPUT_HANDLE) != 0;
}

bool terminal_has_escapes() {
  const bool understood =
      (console_mode(STD_OUTPUT_HANDLE) & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
  return understood && variable("TERM") != "dumb";
}

// Windows shows keys only when they are read.
bool line_is_typed_ahead() {
  return false;
}

int terminal_width() {
  CONSOLE_SCREEN_BUFFER_INFO info;
  if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info)) {
    return usual_terminal_width;
  }
  return info.srWindow.Right - info.srWindow.Left + 1;
}

std::optional<int> terminal_height() {
  CONSOLE_SCREEN_BUFFER_INFO info;
  if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info)) return std::nullopt;
  return info.srWindow.Bottom - info.srWindow.Top + 1;
}

Language environment_language() {
  const std::string system = system_locale();
  const std::string_view lang = variable("LANG");
  return language_of({variable("LC_ALL"), variable("LC_MESSAGES"), lang.empty() ? system : lang});
}

}  // namespace damas::terminal
