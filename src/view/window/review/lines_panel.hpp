// Owns the panel with the engines' lines: the verdict and the chances above, and below them a fixed
// number of rows, so that nothing moves while they search.
#pragma once

#include <optional>

#include "platform/geometry.hpp"
#include "view/window/review/engine_pair.hpp"

namespace damas {

class App;
class Ui;

// The height for that number of lines; `compares`: with those of a program below; `fingers`: they
// press the rows, see App::suits_fingers.
float lines_height(int lines, bool compares = false, bool fingers = false);

struct LinesPressed {
  bool verdict = false;
  bool program = false;      // the name of the other program
  std::optional<Move> move;  // the first one of the pressed line
};
// Draws as many whole rows as fit into `place`, in the current ImGui window. Our engine keeps a
// line where there is not room for both.
LinesPressed lines_panel(Ui& ui, const App& app, const Rect& place, const LiveFindings& found,
                         const std::optional<Comparison>& comparison);

}  // namespace damas
