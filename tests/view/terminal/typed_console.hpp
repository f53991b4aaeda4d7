// Owns TypedConsole: a console whose lines were typed beforehand, with what it wrote.
#pragma once

#include <sstream>
#include <string>
#include <utility>

#include "view/terminal/console.hpp"

namespace damas::terminal {

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// Answers are echoed, so that the output is as on a screen.
inline ConsoleSetup echoing(Language language = Language::English) {
  ConsoleSetup setup;
  setup.echoes = true;
  setup.language = language;
  return setup;
}

struct TypedConsole {
  explicit TypedConsole(const std::string& typed, ConsoleSetup setup = {})
      : in(typed), console(in, out, std::move(setup)) {}

  std::string output() const { return out.str(); }
  bool said(const std::string& part) const { return contains(output(), part); }

  std::istringstream in;
  std::ostringstream out;
  Console console;
};

}  // namespace damas::terminal
