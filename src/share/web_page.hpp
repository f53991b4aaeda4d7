// Owns web pages that replay a game.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "share/colors.hpp"

namespace damas::share {

// The words of the page in one language. All texts are plain; the page escapes them.
struct PageWords {
  std::string language = "en";  // as in the attribute `lang`
  std::string game = "Game of draughts";
  std::string variant = {};  // the name of the rules
  std::string start = "Start";
  std::string back = "Back";
  std::string forward = "Forward";
  std::string end = "End";
  std::string flip = "Flip the board";
  std::string moves = "Moves";
  std::string chances = "White's expected result";
  std::string setup = "Position";  // that was set up in the middle of a game
  // The meanings of annotation glyphs that have no marks; may be empty.
  std::function<std::string(const std::vector<int>& nags)> remarks = {};
};

struct PageStyle {
  Colors colors = {};
  bool flipped = false;  // Black's side at the bottom, until the reader flips the board
};

// One file of HTML that needs nothing else and works offline: a board with the last move and arrows
// for the variations' moves, buttons and arrow keys to step, all moves with variations and comments
// to press, and a bar with the chances if the comments have scores ("[%eval 0.35]").
std::string web_page(const PdnGame& game, const PageWords& words = {}, const PageStyle& style = {});

}  // namespace damas::share
