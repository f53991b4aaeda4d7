// Owns MistakeLine: the line that the board plays beside a lesson about a mistake, either how the
// other side meets a wrong try, or how it makes use of the game's move.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "coach/claim.hpp"
#include "view/window/frame/line_player.hpp"

namespace damas {

class MistakeLine {
 public:
  // After a wrong try, with what the coach claims of it: the line of the reason that the person is
  // told or, if that has none, of the search.
  void refute(const Game& after_try, const std::vector<coach::Claim>& claims);
  // The game's move, and what follows it.
  void show_game_move(const Game& before, const coach::Line& line);
  void stop() { player_.stop(); }

  void advance(std::chrono::milliseconds elapsed, Animation& animation);
  bool running() const { return player_.running(); }
  // The board shows the line of the game's move, instead of the lesson's position.
  bool is_of_game() const { return of_game_ && player_.active(); }
  // The moves so far; only valid while a line is shown.
  std::string words() const { return player_.words(); }
  // The moves so far of a refutation, if the reason does not tell them in words; else empty.
  std::string untold_words() const;

 private:
  LinePlayer player_;
  bool of_game_ = false;
  bool reason_has_line_ = false;
};

}  // namespace damas
