// Owns DiagramPainter: pictures of the rules' diagrams, drawn like the board of a game.
#pragma once

#include <memory>
#include <string>

#include "platform/canvas.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/help/rule_claims.hpp"

namespace damas {

// Makes each picture once per size and theme and caches it in the canvas that shows it.
class DiagramPainter {
 public:
  // In logical pixels, as large as fits into a square of that side. The parts lie on whole pixels
  // at any scale.
  static Size size_of(const RuleDiagram& diagram, float side, float scale);

  // For ImGui, on `canvas`, at its scale. `key` must identify the diagram. Valid until the frame is
  // presented.
  const Texture& texture(Canvas& canvas, const std::string& key, const RuleDiagram& diagram,
                         float side, const Theme& theme);

 private:
  Image paint(const RuleDiagram& diagram, float side, float scale, const Theme& theme);

  std::unique_ptr<Canvas> paper_;  // of the last requested size
};

}  // namespace damas
