#include <windows.h>

#include <SDL.h>

#include "platform/announce.hpp"

namespace damas {

namespace {

// Writes to a file, a pipe or a console that the program was given as its stream.
bool write_to_stream(const std::string& utf8, Announcement kind) {
  const bool answer = kind == Announcement::Answer;
  const HANDLE stream = GetStdHandle(answer ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
  if (stream == nullptr || stream == INVALID_HANDLE_VALUE) return false;
  DWORD written = 0;
  return WriteFile(stream, utf8.data(), static_cast<DWORD>(utf8.size()), &written, nullptr) != 0;
}

// Writes to the shell's console, to which a window program is not attached by itself.
bool write_to_shell(const std::string& utf8) {
  if (!AttachConsole(ATTACH_PARENT_PROCESS)) return false;
  const HANDLE console =
      CreateFileW(L"CONOUT$", GENERIC_WRITE, FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
  const UINT code_page = GetConsoleOutputCP();
  SetConsoleOutputCP(CP_UTF8);
  const std::string text = "\n" + utf8;  // the shell's prompt is already there
  DWORD written = 0;
  const bool done =
      WriteFile(console, text.data(), static_cast<DWORD>(text.size()), &written, nullptr) != 0;
  SetConsoleOutputCP(code_page);
  CloseHandle(console);
  FreeConsole();
  return done;
}

}  // namespace

void announce(const std::string& utf8, Announcement kind) {
  if (write_to_stream(utf8, kind) || write_to_shell(utf8)) return;
  const Uint32 look =
      kind == Announcement::Answer ? SDL_MESSAGEBOX_INFORMATION : SDL_MESSAGEBOX_ERROR;
  SDL_ShowSimpleMessageBox(look, "Damas", utf8.c_str(), nullptr);
}

}  // namespace damas
