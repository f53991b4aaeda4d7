// Owns the look of marks: one small picture for each kind, made once per size and theme.
#pragma once

#include <span>
#include <string_view>

#include "platform/color.hpp"
#include "platform/geometry.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class Canvas;
class Painter;
struct Theme;

inline constexpr float destination_diameter = 0.28F;  // of a square's side

// Rectangles are those of squares, `square` their side; all in logical pixels.
class MarksPainter {
 public:
  MarksPainter(Canvas& canvas, float square, const Theme& theme);

  // The functions below draw marks under the pieces.
  void hover(const Rect& cell);
  void last_move_end(const Rect& cell);
  void reachable(const Rect& cell);  // the tint of destinations and stopovers
  void last_move(std::span<const Point> through);

  // The functions below draw marks above the pieces.
  void brackets(const Rect& cell);
  void selected_ring(Point middle);  // around a lifted piece
  void destination(Point middle);
  void stopover(Point middle);
  void victim(Point middle);
  void way(std::span<const Point> through);  // path of a capture that is being chosen
  void ruled_out(Point middle);
  // The result of a move: 1 for a win, 0 for a draw, -1 for a loss.
  void result(Point middle, int sign);
  // Marks a square whose contents are not known, or only that it has a piece.
  void unknown(const Rect& cell, bool piece);
  void cursor(const Rect& cell);
  void hint(std::span<const Point> through, bool dashed);
  // The best move of the second of two engines: another colour and short dashes.
  void second_hint(std::span<const Point> through);
  // Writes on an arrow which of two engines chose its move.
  void chooser(std::span<const Point> through, Chooser chooser);

 private:
  template <class Draw>
  void paint(std::string_view name, const Rect& box, const Draw& draw);
  void arrow(std::span<const Point> through, float width, float head, float dash, Color color);
  void letter(Point middle, const char* text, Color color);
  float hairline() const;

  Canvas& canvas_;
  float square_;
  const Theme& theme_;
};

}  // namespace damas
