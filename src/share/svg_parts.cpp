#include "share/svg_parts.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "share/markup.hpp"

namespace damas::share {

namespace {

constexpr double radius = 39;
constexpr double king_offset = 3.5;

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}
std::string attribute(std::string_view name, double value) {
  return attribute(name, decimal(value));
}

std::string rect(Spot corner, double width, double height, Rgb color,
                 const std::string& more = {}) {
  return "<rect" + attribute("x", corner.x) + attribute("y", corner.y) + attribute("width", width) +
         attribute("height", height) + attribute("fill", hex(color)) + more + "/>";
}

std::string disc(Spot middle, double r, const std::string& look) {
  return "<circle" + attribute("cx", middle.x) + attribute("cy", middle.y) + attribute("r", r) +
         look + "/>";
}

std::string filled(Rgb color) {
  return attribute("fill", hex(color));
}

std::string stroked(Rgb color, double width) {
  return attribute("fill", "none") + attribute("stroke", hex(color)) +
         attribute("stroke-width", width);
}

std::string label(Spot at, double size, Rgb color, std::string_view anchor, std::string_view text) {
  return "<text" + attribute("x", at.x) + attribute("y", at.y) + attribute("font-size", size) +
         attribute("fill", hex(color)) + attribute("text-anchor", anchor) + ">" +
         escaped_markup(text) + "</text>";
}

// On boards where all cells are played on, the two colours hardly differ.
Rgb cell_color(const BoardShape& shape, Cell cell, const Colors& colors) {
  if (!shape.whole) return shape.square(cell) ? colors.dark_square : colors.light_square;
  const bool dark = (cell.file + cell.rank) % 2 == 0;
  return mix(colors.dark_square, colors.light_square, dark ? 0.1 : 0.2);
}

struct Tones {
  Rgb body = 0;
  Rgb shaded = 0;
  Rgb rim = 0;
  Rgb groove = 0;
  Rgb highlight = 0;
};

Tones tones_of(Side side, const Colors& colors) {
  const bool white = side == Side::White;
  const Rgb body = white ? colors.white_man : colors.black_man;
  const Rgb other = white ? colors.black_man : colors.white_man;
  if (white) {
    return {body, mix(body, other, 0.16), mix(body, other, 0.72), mix(body, other, 0.34),
            mix(body, 0xFFFFFF, 0.9)};
  }
  return {body, mix(body, 0, 0.35), mix(body, other, 0.62), mix(body, 0, 0.55),
          mix(body, 0xFFFFFF, 0.3)};
}

std::string crown(Spot middle, const Colors& colors) {
  const std::string shape =
      "<path d=\"M-19.5 13.7L-23.4-9.8L-10.7-1L0-19.5L10.7-1L23.4-9.8L19.5 13.7Z\"";
  const Rgb edge = colors.black_man;
  std::string all =
      "<g" +
      attribute("transform", "translate(" + decimal(middle.x) + " " + decimal(middle.y + 1) + ")") +
      ">" + shape + attribute("fill", hex(colors.mark)) + attribute("stroke", hex(edge)) +
      attribute("stroke-width", 6.2) + attribute("stroke-linejoin", "round") +
      attribute("paint-order", "stroke") + "/>";
  for (const Spot tip : {Spot{-23.4, -9.8}, Spot{0, -19.5}, Spot{23.4, -9.8}}) {
    all += disc(tip, 6, filled(edge)) + disc(tip, 3.5, filled(colors.mark));
  }
  return all + "</g>";
}

std::string polyline(std::span<const Spot> points, Rgb color, double width) {
  std::string path;
  for (const Spot& p : points)
    path += (path.empty() ? "M" : "L") + decimal(p.x) + " " + decimal(p.y);
  return "<path" + attribute("d", path) + stroked(color, width) +
         attribute("stroke-linejoin", "round") + "/>";
}

Spot moved(Spot from, Spot to, double by) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  return {from.x + (to.x - from.x) * by / length, from.y + (to.y - from.y) * by / length};
}

// A shaft and a head in one colour.
std::string arrow(std::vector<Spot> points, double width, double head, Rgb color) {
  const Spot tip = points.back();
  const Spot before = points[points.size() - 2];
  const double length = std::hypot(tip.x - before.x, tip.y - before.y);
  head = std::min(head, length);
  const Spot base = moved(tip, before, head);
  const Spot half{-(tip.y - base.y) / 2, (tip.x - base.x) / 2};
  points.back() = base;
  return polyline(points, color, width) + "<path" +
         attribute("d", "M" + decimal(tip.x) + " " + decimal(tip.y) + "L" +
                            decimal(base.x + half.x) + " " + decimal(base.y + half.y) + "L" +
                            decimal(base.x - half.x) + " " + decimal(base.y - half.y) + "Z") +
         filled(color) + "/>";
}

std::string frame_labels(const BoardShape& shape, bool turned, Rgb color, bool flipped) {
  const auto letter = [](int n) { return std::string(1, static_cast<char>('a' + n)); };
  constexpr double size = 25;
  const double bottom = shape.ranks * square_units + frame_units / 2.0 + size * 0.36;
  std::string all;
  for (int file = 0; file < shape.files; ++file) {
    const Spot at = middle_of(shape, {file, 0}, flipped);
    const std::string name = turned ? std::to_string(shape.files - file) : letter(file);
    all += label({at.x, bottom}, size, color, "middle", name);
  }
  for (int rank = 0; rank < shape.ranks; ++rank) {
    const Spot at = middle_of(shape, {0, rank}, flipped);
    const std::string name = turned ? letter(rank) : std::to_string(rank + 1);
    all += label({-frame_units / 2.0, at.y + size * 0.36}, size, color, "middle", name);
  }
  return all;
}

}  // namespace

Spot middle_of(const BoardShape& shape, Cell cell, bool flipped) {
  const int column = flipped ? shape.files - 1 - cell.file : cell.file;
  const int row = flipped ? cell.rank : shape.ranks - 1 - cell.rank;
  return {(column + 0.5) * square_units, (row + 0.5) * square_units};
}

std::string view_box(const BoardShape& shape) {
  const std::string corner = std::to_string(-frame_units);
  return corner + " " + corner + " " +
         std::to_string(shape.files * square_units + 2 * frame_units) + " " +
         std::to_string(shape.ranks * square_units + 2 * frame_units);
}

std::string board_elements(const BoardShape& shape, const Colors& colors) {
  const double width = shape.files * square_units;
  const double height = shape.ranks * square_units;
  std::string all = rect({-frame_units, -frame_units}, width + 2 * frame_units,
                         height + 2 * frame_units, colors.frame, attribute("rx", 14.0));
  for (int rank = 0; rank < shape.ranks; ++rank) {
    for (int file = 0; file < shape.files; ++file) {
      const Spot at = middle_of(shape, {file, rank}, false);
      all += rect({at.x - square_units / 2.0, at.y - square_units / 2.0}, square_units,
                  square_units, cell_color(shape, {file, rank}, colors));
    }
  }
  std::string lines;
  for (int file = 1; file < shape.files && shape.whole; ++file)
    lines += "M" + std::to_string(file * square_units) + " 0v" + decimal(height);
  for (int rank = 1; rank < shape.ranks && shape.whole; ++rank)
    lines += "M0 " + std::to_string(rank * square_units) + "h" + decimal(width);
  if (!lines.empty()) all += "<path" + attribute("d", lines) + stroked(colors.frame, 1.5) + "/>";
  return all;
}

std::string label_elements(const BoardShape& shape, Numbering numbering, const Colors& colors,
                           bool flipped) {
  std::string all = "<g font-family=\"sans-serif\" font-weight=\"600\">";
  if (is_algebraic(numbering)) {
    all +=
        frame_labels(shape, numbering == Numbering::AlgebraicTurned, colors.coordinates, flipped);
  } else {
    for (const Square s : shape.squares()) {
      const Spot at = middle_of(shape, shape.cell(s), flipped);
      all += label({at.x - 47, at.y - 35}, 16, colors.light_square, "start",
                   std::to_string(number_of(s, shape, numbering)));
    }
  }
  return all + "</g>";
}

std::string piece_elements(Piece piece, const Colors& colors) {
  const Tones tones = tones_of(piece.side, colors);
  const bool king = piece.kind == Kind::King;
  const double up = king ? king_offset : 0;
  std::string all =
      disc({2.5, 5 + up}, radius + 1, attribute("fill", "#000") + attribute("fill-opacity", 0.35));
  const auto with_rim = [&](Spot at, Rgb body) {
    all +=
        disc(at, radius - 1,
             filled(body) + attribute("stroke", hex(tones.rim)) + attribute("stroke-width", 2.0));
  };
  if (king) with_rim({0, up}, tones.shaded);
  with_rim({0, -up}, tones.body);
  all += disc({0, -up}, 30, stroked(tones.groove, 2));
  if (!king) all += disc({0, -up}, 19.5, stroked(tones.groove, 2));
  all += "<path" +
         attribute(
             "d", "M-34.3 " + decimal(-8.8 - up) + "A35.4 35.4 0 0 1 -8.8 " + decimal(-34.3 - up)) +
         stroked(tones.highlight, 2) + attribute("stroke-linecap", "round") + "/>";
  if (king) all += crown({0, -up}, colors);
  return all;
}

ArrowLook last_move_look(const Colors& colors) {
  return {4, 20, colors.mark, colors.hairline, radius};
}

ArrowLook arrow_look(const Colors& colors) {
  return {8.5, 30, colors.target, colors.hairline, 0};
}

std::string arrow_elements(std::span<const Spot> through, const ArrowLook& look) {
  if (through.size() < 2) return {};
  constexpr double edge = 1.7;
  std::vector<Spot> points(through.begin(), through.end());
  const Spot before = points[points.size() - 2];
  if (look.shorter > 0) points.back() = moved(points.back(), before, look.shorter);
  std::vector<Spot> outer = points;
  outer.back() = moved(outer.back(), before, -2 * edge);
  return arrow(std::move(outer), look.width + 2 * edge, look.head + 4 * edge, look.edge) +
         arrow(std::move(points), look.width, look.head, look.color);
}

std::string tint_element(Spot middle, const Colors& colors) {
  return rect({middle.x - square_units / 2.0, middle.y - square_units / 2.0}, square_units,
              square_units, colors.mark, attribute("fill-opacity", 0.42));
}

}  // namespace damas::share
