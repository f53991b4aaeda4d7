#include "view/window/board/marks_painter.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "platform/canvas.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/board/pixel_box.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

// A stroke with dark edges, so that it is visible on every square and piece.
struct Edged {
  Painter& painter;
  float width;
  float hairline;
  Color color;
  Color dark;

  void ring(Point middle, float radius) const {
    painter.ring(middle, radius + hairline, width + 2 * hairline, dark);
    painter.ring(middle, radius, width, color);
  }
  void disc(Point middle, float radius) const {
    painter.disc(middle, radius + hairline, dark);
    painter.disc(middle, radius, color);
  }
  void polylines(std::span<const std::vector<Point>> lines) const {
    for (const auto& points : lines)
      painter.polyline(points, width + 2 * hairline, dark);
    for (const auto& points : lines)
      painter.polyline(points, width, color);
  }
};

Point towards(Point from, Point to, float length_of_way) {
  const float whole = distance(from, to);
  return whole == 0 ? from : mix(from, to, std::min(1.0F, length_of_way / whole));
}

}  // namespace

MarksPainter::MarksPainter(Canvas& canvas, float square, const Theme& theme)
    : canvas_(canvas), square_(square), theme_(theme) {}

float MarksPainter::hairline() const {
  return std::clamp(square_ / 60, 1.0F, 2.0F);
}

template <class Draw>
void MarksPainter::paint(std::string_view name, const Rect& box, const Draw& draw) {
  std::string key{"mark/"};
  key += name;
  key += '/';
  key += theme_.id;
  canvas_.paint(key, box, draw);
}

void MarksPainter::hover(const Rect& cell) {
  canvas_.rect(cell, colors::white.faded(theme_.flat ? 0.25F : 0.12F));
}

void MarksPainter::last_move_end(const Rect& cell) {
  canvas_.rect(cell, theme_.mark.faded(0.42F));
}

void MarksPainter::reachable(const Rect& cell) {
  canvas_.rect(cell, theme_.target.faded(0.3F));
}

void MarksPainter::last_move(std::span<const Point> through) {
  if (through.size() < 2) return;
  std::vector<Point> points{through.begin(), through.end()};
  // The line ends at the edge of the piece that is now on the last square.
  const Point tip = points.back();
  const Point before = points[points.size() - 2];
  const float rim = piece_diameter / 2 * square_;
  points.back() = towards(tip, before, std::min(rim, 0.8F * distance(tip, before)));
  const float width = std::max(2.0F, square_ / 32);
  arrow(points, width, 5 * width, 0, theme_.mark);
}

void MarksPainter::hint(std::span<const Point> through, bool dashed) {
  if (through.size() < 2) return;
  const float width = std::max(3.0F, square_ * (dashed ? 0.06F : 0.085F));
  arrow(through, width, 0.3F * square_, dashed ? 0.16F * square_ : 0, theme_.target);
}

void MarksPainter::second_hint(std::span<const Point> through) {
  if (through.size() < 2) return;
  arrow(through, std::max(3.0F, 0.075F * square_), 0.3F * square_, 0.09F * square_, theme_.mark);
}

// On the last leg, where arrows from one square or along one path have parted. Both letters have
// places of their own, so that arrows on one line hide neither.
void MarksPainter::chooser(std::span<const Point> through, Chooser chooser) {
  if (through.size() < 2) return;
  const Point from = through[through.size() - 2];
  const auto at = [&](float share) { return mix(from, through.back(), share); };
  if (chooser == Chooser::First || chooser == Chooser::Both) letter(at(0.3F), "A", theme_.target);
  if (chooser == Chooser::Second || chooser == Chooser::Both) letter(at(0.6F), "B", theme_.mark);
}

void MarksPainter::letter(Point middle, const char* text, Color color) {
  const float radius = std::max(6.0F, 0.17F * square_);
  canvas_.disc(middle, radius + hairline(), theme_.hairline);
  canvas_.disc(middle, radius, color);
  TextStyle style;
  style.size = 1.5F * radius;
  style.color = theme_.hairline;
  style.weight = FontWeight::SemiBold;
  style.align = Align::Center;
  canvas_.text_in({middle.x - radius, middle.y - radius, 2 * radius, 2 * radius}, text, style);
}

void MarksPainter::way(std::span<const Point> through) {
  if (through.size() < 2) return;
  const float width = std::max(2.5F, square_ / 22);
  arrow(through, width, 4 * width, 0, theme_.target);
}

void MarksPainter::arrow(std::span<const Point> through, float width, float head, float dash,
                         Color color) {
  const float line = hairline();
  std::vector<Point> outer{through.begin(), through.end()};
  const Point tip = outer.back();
  const Point before = outer[outer.size() - 2];
  const float whole = distance(before, tip);
  if (whole == 0) return;
  outer.back() = tip + (tip - before) * (2 * line / whole);
  canvas_.arrow(outer, {width + 2 * line, head + 4 * line, dash}, theme_.hairline.faded(0.85F));
  canvas_.arrow(through, {width, head, dash}, color);
}

void MarksPainter::brackets(const Rect& cell) {
  paint("brackets", cell, [this](Painter& painter) {
    const Rect area = painter.area();
    const float width = std::max(2.5F, square_ / 26);
    const Rect r = area.inset(width / 2 + hairline() + square_ * 0.02F);
    const float arm = 0.2F * square_;
    std::vector<std::vector<Point>> corners;
    for (const float x : {-1.0F, 1.0F}) {
      for (const float y : {-1.0F, 1.0F}) {
        const Point at = r.center() + Point{x * r.w / 2, y * r.h / 2};
        corners.push_back({at - Point{x * arm, 0}, at, at - Point{0, y * arm}});
      }
    }
    Edged{painter, width, hairline(), theme_.mark, theme_.hairline}.polylines(corners);
  });
}

void MarksPainter::selected_ring(Point middle) {
  paint("selected", pixel_box(middle, square_, 1.1F, canvas_.scale()), [this](Painter& painter) {
    const float width = 3;
    const float radius = piece_diameter / 2 * square_ + width;
    Edged{painter, width, hairline(), theme_.mark, theme_.hairline}.ring(painter.area().center(),
                                                                         radius);
  });
}

void MarksPainter::destination(Point middle) {
  paint("destination", pixel_box(middle, square_, 1, canvas_.scale()), [this](Painter& painter) {
    const float radius = destination_diameter / 2 * square_;
    Edged{painter, 0, hairline(), theme_.target, theme_.hairline}.disc(painter.area().center(),
                                                                       radius);
  });
}

void MarksPainter::stopover(Point middle) {
  paint("stopover", pixel_box(middle, square_, 1, canvas_.scale()), [this](Painter& painter) {
    const float radius = 0.22F * square_;
    const float width = std::max(3.0F, 0.055F * square_);
    Edged{painter, width, hairline(), theme_.target, theme_.hairline}.ring(painter.area().center(),
                                                                           radius);
  });
}

void MarksPainter::victim(Point middle) {
  paint("victim", pixel_box(middle, square_, 1.1F, canvas_.scale()), [this](Painter& painter) {
    const Point center = painter.area().center();
    const float width = std::max(2.0F, 0.04F * square_);
    const float radius = piece_diameter / 2 * square_ + 0.5F * width;
    const Edged edged{painter, width, hairline(), theme_.victim, theme_.hairline};
    edged.ring(center, radius);
    const float reach = 0.7071F * (radius - width);
    edged.polylines(std::array{
        std::vector<Point>{center + Point{-reach, reach}, center + Point{reach, -reach}}});
  });
}

void MarksPainter::ruled_out(Point middle) {
  paint("ruled-out", pixel_box(middle, square_, 1, canvas_.scale()), [this](Painter& painter) {
    const Point center = painter.area().center();
    const float reach = 0.2F * square_;
    const float width = std::max(2.5F, 0.09F * square_);
    Edged{painter, width, hairline(), theme_.victim, theme_.hairline}.polylines(std::array{
        std::vector<Point>{center + Point{-reach, reach}, center + Point{reach, -reach}},
        std::vector<Point>{center + Point{-reach, -reach}, center + Point{reach, reach}}});
  });
}

void MarksPainter::result(Point middle, int sign) {
  const char* const name = sign > 0 ? "wins" : sign == 0 ? "draws" : "loses";
  paint(name, pixel_box(middle, square_, 1, canvas_.scale()), [this, sign](Painter& painter) {
    const Point center = painter.area().center();
    const Color color = sign > 0 ? theme_.target : sign == 0 ? theme_.light_square : theme_.victim;
    Edged{painter, 0, hairline(), color, theme_.hairline}.disc(center, 0.24F * square_);
    const float reach = 0.13F * square_;
    const float width = std::max(2.0F, 0.065F * square_);
    const auto stroke = [&](Point by, Point from) {
      painter.polyline(std::vector<Point>{center + from - by, center + from + by}, width,
                       theme_.hairline);
    };
    const Point apart{0, sign == 0 ? 0.065F * square_ : 0};
    stroke({reach, 0}, apart);
    if (sign == 0) stroke({reach, 0}, Point{0, 0} - apart);
    if (sign > 0) stroke({0, reach}, {0, 0});
  });
}

void MarksPainter::unknown(const Rect& cell, bool piece) {
  if (piece) return letter(cell.center(), "?", theme_.target);
  TextStyle style;
  style.size = std::max(10.0F, 0.4F * square_);
  style.color = theme_.number();
  style.weight = FontWeight::SemiBold;
  style.align = Align::Center;
  canvas_.text_in(cell, "?", style);
}

void MarksPainter::cursor(const Rect& cell) {
  paint("cursor", cell, [this](Painter& painter) {
    const float line = hairline();
    const float radius = 0.1F * square_;
    const Rect outer = painter.area();
    painter.rounded_outline(outer, radius + line, 3 + 2 * line, theme_.hairline);
    painter.rounded_outline(outer.inset(line), radius, 3, theme_.mark);
  });
}

}  // namespace damas
