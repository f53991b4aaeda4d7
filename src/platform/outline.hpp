// Owns Outline: a vector shape of straight and curved parts, stored as closed or open polylines.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "platform/expected.hpp"
#include "platform/geometry.hpp"

namespace damas {

class Outline {
 public:
  struct Contour {
    std::vector<Point> points;
    bool closed = false;
  };

  // Reads SVG path data (M L H V C S Q T A Z, absolute and relative). Malformed names the position.
  static Expected<Outline> from_svg(std::string_view path_data);
  static Outline polygon(std::span<const Point> corners);

  Outline& move_to(Point p);
  Outline& line_to(Point p);
  Outline& quad_to(Point control, Point p);
  Outline& cubic_to(Point control1, Point control2, Point p);
  // An arc around `center` between two angles (radians, clockwise from the right), joined by a
  // line.
  Outline& arc(Point center, float radius, float from, float to);
  Outline& close();

  // Scaled first, then moved.
  Outline placed(float scale, Point offset) const;
  std::span<const Contour> contours() const { return contours_; }
  Rect bounds() const;
  // The start of the next segment; initially the origin.
  Point pen() const;

 private:
  std::vector<Contour> contours_;
};

}  // namespace damas
