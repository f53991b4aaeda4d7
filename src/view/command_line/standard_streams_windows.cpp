#include <array>
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <iostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <windows.h>

#include "view/command_line/standard_streams.hpp"

namespace damas {

namespace {

std::string utf8_of(std::wstring_view wide) {
  const int units = static_cast<int>(wide.size());
  const auto convert = [&](char* to, int room) {
    return WideCharToMultiByte(CP_UTF8, 0, wide.data(), units, to, room, nullptr, nullptr);
  };
  std::string text(static_cast<std::size_t>(convert(nullptr, 0)), '\0');
  convert(text.data(), static_cast<int>(text.size()));
  return text;
}

// Reads lines typed into a console. Read as bytes, a console gives zeros for non-ASCII characters.
class ConsoleInput final : public std::streambuf {
 public:
  explicit ConsoleInput(HANDLE console) : console_(console) {}

 protected:
  int_type underflow() override {
    constexpr wchar_t end_of_input = 26;  // Ctrl+Z at the beginning of a line
    std::array<wchar_t, 2048> wide{};
    DWORD count = 0;
    const auto room = static_cast<DWORD>(wide.size());
    if (!ReadConsoleW(console_, wide.data(), room, &count, nullptr)) return traits_type::eof();
    if (count == 0 || wide.front() == end_of_input) return traits_type::eof();
    text_ = utf8_of({wide.data(), count});
    std::erase(text_, '\r');
    if (text_.empty()) return underflow();
    setg(text_.data(), text_.data(), text_.data() + text_.size());
    return traits_type::to_int_type(text_.front());
  }

 private:
  HANDLE console_;
  std::string text_;
};

// Restores the mode of a console on destruction.
class ConsoleMode {
 public:
  ConsoleMode(HANDLE console, DWORD added) : console_(console) {
    if (!GetConsoleMode(console_, &before_)) return;
    changed_ = SetConsoleMode(console_, before_ | added) != 0;
  }
  ~ConsoleMode() {
    if (changed_) SetConsoleMode(console_, before_);
  }
  ConsoleMode(const ConsoleMode&) = delete;
  ConsoleMode& operator=(const ConsoleMode&) = delete;

 private:
  HANDLE console_;
  DWORD before_ = 0;
  bool changed_ = false;
};

std::unique_ptr<ConsoleInput> typed_input() {
  const HANDLE console = GetStdHandle(STD_INPUT_HANDLE);
  DWORD mode = 0;
  return GetConsoleMode(console, &mode) ? std::make_unique<ConsoleInput>(console) : nullptr;
}

}  // namespace

struct StandardStreams::State {
  UINT code_page = GetConsoleOutputCP();
  ConsoleMode output{GetStdHandle(STD_OUTPUT_HANDLE), ENABLE_VIRTUAL_TERMINAL_PROCESSING};
  ConsoleMode errors{GetStdHandle(STD_ERROR_HANDLE), ENABLE_VIRTUAL_TERMINAL_PROCESSING};
  std::unique_ptr<ConsoleInput> input = typed_input();
  std::streambuf* input_before = std::cin.rdbuf();
};

StandardStreams::StandardStreams() : state_(std::make_unique<State>()) {
  SetConsoleOutputCP(CP_UTF8);
  _setmode(_fileno(stdout), _O_BINARY);
  _setmode(_fileno(stderr), _O_BINARY);
  if (state_->input) std::cin.rdbuf(state_->input.get());
}

StandardStreams::~StandardStreams() {
  std::cout.flush();
  std::cin.rdbuf(state_->input_before);
  if (state_->code_page != 0) SetConsoleOutputCP(state_->code_page);
}

}  // namespace damas
