#include "view/window/help/diagram_painter.hpp"

#include <algorithm>
#include <cmath>

#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr float frame = 5;  // around the small board, which has no labels
constexpr float largest_square = 30;
constexpr float torn = 0.35F;  // of a square that is shown beyond the window

// How much of the board is shown beyond each edge of the window, in logical pixels.
struct Margins {
  float left = 0;
  float top = 0;
  float right = 0;
  float bottom = 0;
};

Margins margins_of(const RuleDiagram& d, float square) {
  const BoardShape& shape = d.game.shape();
  const float beyond = std::round(torn * square);
  const CellWindow& w = d.window;
  return {w.low.file == 0 ? frame : beyond, w.low.rank + w.ranks == shape.ranks ? frame : beyond,
          w.low.file + w.files == shape.files ? frame : beyond, w.low.rank == 0 ? frame : beyond};
}

Size size_with(const RuleDiagram& d, float square) {
  const Margins m = margins_of(d, square);
  return {m.left + m.right + square * static_cast<float>(d.window.files),
          m.top + m.bottom + square * static_cast<float>(d.window.ranks)};
}

float square_of(const RuleDiagram& d, float side) {
  float square = largest_square;
  for (; square > 4; --square) {
    const Size size = size_with(d, square);
    if (std::max(size.w, size.h) <= side) break;
  }
  return square;
}

// The whole board, positioned so that the window with its margins begins at the origin.
BoardView view_of(const RuleDiagram& d, float square, float scale) {
  const BoardShape& shape = d.game.shape();
  BoardView view(shape);
  view.set_labels({false, false});
  const Size board{static_cast<float>(shape.files) * square + 2 * frame,
                   static_cast<float>(shape.ranks) * square + 2 * frame};
  view.layout(Rect::at({}, board), scale);
  const Margins m = margins_of(d, square);
  const Cell top_left{d.window.low.file, d.window.low.rank + d.window.ranks - 1};
  const Point corner = view.cell_rect(top_left).origin() - Point{m.left, m.top};
  view.layout(Rect::at(Point{} - corner, board), scale);
  return view;
}

}  // namespace

Size DiagramPainter::size_of(const RuleDiagram& diagram, float side, float scale) {
  const float square = std::floor(square_of(diagram, side) * scale) / scale;
  const Size size = size_with(diagram, square);
  return {std::ceil(size.w * scale) / scale, std::ceil(size.h * scale) / scale};
}

const Texture& DiagramPainter::texture(Canvas& canvas, const std::string& key,
                                       const RuleDiagram& diagram, float side, const Theme& theme) {
  const float scale = canvas.scale();
  const auto tenths = static_cast<int>(std::lround(10 * side * scale));
  const std::string full = "rule/" + key + '/' + std::to_string(tenths) + '/' +
                           std::string(theme.id) + (luminance(theme.panel) > 0.5 ? "/light" : "");
  return canvas.cached(full, [&] { return paint(diagram, side, scale, theme); });
}

Image DiagramPainter::paint(const RuleDiagram& diagram, float side, float scale,
                            const Theme& theme) {
  const Size most{side + 8, side + 8};
  if (!paper_ || !(paper_->size() == most) || paper_->scale() != scale) {
    paper_ = std::make_unique<Canvas>(most, scale, FontFaces{});
  }
  paper_->clear(theme.panel);
  view_of(diagram, square_of(diagram, side), scale)
      .draw(*paper_, diagram.picture, diagram.marks, theme);
  const Size size = size_of(diagram, side, scale);
  const auto pixels = [scale](float length) {
    return static_cast<int>(std::lround(length * scale));
  };
  const Image picture = paper_->snapshot().cropped(0, 0, pixels(size.w), pixels(size.h));
  paper_->present();
  return picture;
}

}  // namespace damas
