// Owns Sheet: what slides up over a portrait screen, and the handle that moves it.
#pragma once

#include <chrono>
#include <string>

#include "platform/geometry.hpp"

namespace damas {

class Ui;

class Sheet {
 public:
  static constexpr float handle_height = 48;

  bool open() const { return open_; }
  void close() { open_ = false; }
  // How far it has slid up, 0..1.
  float up() const { return up_; }

  // Time goes on. True when it has moved: arrange anew, and soon again.
  bool slide(std::chrono::milliseconds elapsed, bool at_once);
  // Its ground and its handle with a text; to be called in a window at `place`. True when pressed.
  bool handle(Ui& ui, const Rect& place, const std::string& text);

 private:
  bool open_ = false;
  float up_ = 0;
};

}  // namespace damas
