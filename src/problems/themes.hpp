// Owns themes: what a problem's solution is about, found by rules from its moves.
#pragma once

#include <array>
#include <vector>

#include "problems/problem.hpp"

namespace damas::problems {

enum class Theme : std::uint8_t {
  Shot,            // after a sacrifice, one capture takes several pieces
  MajorityForced,  // the majority rule takes a capture from the defence that it would have had
  KingTrap,        // a king of the defence is captured
  Breakthrough,    // a man of the solver becomes a king
  MainRoad,        // a flying king on the longest diagonal against nothing but kings
  Zugzwang,        // after a quiet move, every move of the defence loses a piece
  Blockade,        // at the end the defence has pieces but no move
  Endgame,         // few pieces from the start
  DrawSaved,       // all moves but one lose
};
inline constexpr std::array all_themes = {
    Theme::Shot,     Theme::MajorityForced, Theme::KingTrap, Theme::Breakthrough, Theme::MainRoad,
    Theme::Zugzwang, Theme::Blockade,       Theme::Endgame,  Theme::DrawSaved};

// "shot", "majority", ...: for files and command lines, never shown as a name.
const char* id(Theme theme);

struct Themes {
  std::vector<Theme> list;  // in the order of Theme; may be empty
  // How many pieces the largest capture after a sacrifice takes: at least 2, or 0 without a shot.
  int shot = 0;

  bool has(Theme theme) const;
};

// The problem must have no fault.
Themes themes_of(const Problem& problem);

}  // namespace damas::problems
