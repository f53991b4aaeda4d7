// Owns the panels around a game under review: its heading, the judgement and the comment of a move.
#pragma once

#include <optional>
#include <string>

#include "platform/geometry.hpp"
#include "view/window/review/game_heading.hpp"

namespace damas {

class Gui;
class Ui;

// The height in which a heading of that width shows the players and, below them, all of an error.
float heading_height(const Gui& gui, const GameHeading& heading, float width);

// The players, the result and the event, or an error; without room for both, only the error. `mark`
// stands behind the result for unsaved changes. True if it was pressed.
bool heading_panel(Ui& ui, const Rect& place, const GameHeading& heading, bool mark);

// The six glyphs for a move, and none; `now` is the current one, or 0. Answers the one to set or to
// remove, as for ReviewController::judge().
std::optional<int> judgement_panel(Ui& ui, const Rect& place, int now);

struct CommentContent {
  std::string comment;    // the person's, or that of the game's file
  std::string remark;     // of an analysis, with its own label
  const char* hint = "";  // invites to write a comment
};

// The comment and the remark below it or, without both, the hint. True if it was pressed.
bool comment_panel(Ui& ui, const Rect& place, const CommentContent& content);

}  // namespace damas
