// Owns the panel with the engine's lines: the verdict above, and below it a fixed number of rows,
// so that nothing moves while the engine searches.
#pragma once

#include <optional>

#include "platform/geometry.hpp"
#include "view/window/review/live_analysis.hpp"

namespace damas {

class App;
class Ui;

// The height for that number of lines.
float lines_height(int lines);

struct LinesPressed {
  bool verdict = false;
  std::optional<Move> move;  // the first one of the pressed line
};
// Draws as many whole rows as fit into `place`, in the current ImGui window.
LinesPressed lines_panel(Ui& ui, const App& app, const Rect& place, const LiveFindings& found);

}  // namespace damas
