// Owns Sheet: a panel that opens from below on a portrait screen, and its handle.
#pragma once

#include <chrono>
#include <string>

#include "platform/geometry.hpp"

namespace damas {

class App;
class Ui;

class Sheet {
 public:
  static constexpr float handle_height = 48;

  bool open() const { return open_; }
  void close() { open_ = false; }
  // How far it is open, 0..1.
  float up() const { return up_; }

  // Advances the time. True if it has moved, so that everything must be placed again.
  bool slide(std::chrono::milliseconds elapsed, App& app);
  // Draws its background and its handle with a text, in a window at `place`. True if the handle was
  // pressed.
  bool handle(Ui& ui, const Rect& place, const std::string& text);

 private:
  bool open_ = false;
  float up_ = 0;
};

}  // namespace damas
