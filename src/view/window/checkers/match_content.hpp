// Owns MatchContent: everything that the screen of a match shows, compared to find what changed.
#pragma once

#include <string>
#include <vector>

#include "view/window/checkers/player_bar.hpp"
#include "view/window/frame/board_frame.hpp"

namespace damas {

struct MatchContent {
  BoardFrame::Content board;
  PlayerBar top;
  PlayerBar bottom;
  std::vector<std::string> counters;
  std::string title;
  std::string opening;
  std::string coach;
  bool asked = false;  // by the coach
  bool banner = false;
  int refusals = 0;

  friend bool operator==(const MatchContent&, const MatchContent&) = default;
};

}  // namespace damas
