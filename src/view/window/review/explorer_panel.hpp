// Owns the panel with the moves that were played from the position on the board: a heading with
// buttons, and a list of fixed height that scrolls, so that nothing moves from one position to the
// next.
#pragma once

#include <optional>

#include "platform/geometry.hpp"
#include "view/window/review/explorer.hpp"

namespace damas {

class App;
class Ui;

// The height of the panel alone, or below an engine's lines; `fingers`: they press the rows, see
// App::suits_fingers.
float explorer_height(bool beside_lines, bool fingers);
inline constexpr float explorer_gap = 8;  // between the engine's lines and the panel

struct ExplorerPressed {
  std::optional<Move> move;
  std::optional<std::size_t> part;  // of the findings: it is to be switched on or off
  bool games = false;               // the games that reached the position are to be listed
  bool practice = false;            // the position is to be practised
};

// Draws into the current ImGui window. The list shows whole rows, as many as fit into `place`, and
// with `from_top` begins with its first one.
ExplorerPressed explorer_panel(Ui& ui, const App& app, const Rect& place,
                               const ExplorerFindings& found, bool from_top);

}  // namespace damas
