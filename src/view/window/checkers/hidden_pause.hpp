// Owns HiddenPause: stops the clock of a game against the computer while the window is hidden.
#pragma once

namespace damas {

class GameController;

class HiddenPause {
 public:
  // Whether the window was hidden at the last update.
  bool hidden() const { return hidden_; }
  // Call it in every update. The clock stops only if that is `wanted`, and goes on only if it was
  // stopped here.
  void follow(bool hidden, bool wanted, GameController& controller);

 private:
  bool hidden_ = false;
  bool stopped_ = false;
};

}  // namespace damas
