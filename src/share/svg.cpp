#include "share/svg.hpp"

#include "share/markup.hpp"
#include "share/svg_parts.hpp"

namespace damas::share {

namespace {

std::string pixels(int squares, int square) {
  return decimal((squares * square_units + 2 * frame_units) * square /
                 static_cast<double>(square_units));
}

class Drawing {
 public:
  Drawing(const Diagram& diagram, const SvgStyle& style)
      : diagram_(diagram), shape_(diagram.board.shape), style_(style) {}

  std::string file() const {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
           pixels(shape_.files, style_.square) + "\" height=\"" +
           pixels(shape_.ranks, style_.square) + "\" viewBox=\"" + view_box(shape_) +
           "\" role=\"img\">\n<title>" + escaped_markup(diagram_.title) + "</title>\n" +
           group("board", board_elements(shape_, style_.colors)) + group("last", last_move()) +
           group("labels",
                 label_elements(shape_, diagram_.board.numbering, style_.colors, style_.flipped)) +
           group("pieces", pieces()) + group("arrows", arrows()) + "</svg>\n";
  }

 private:
  static std::string group(const std::string& name, const std::string& elements) {
    return "<g class=\"" + name + "\">" + elements + "</g>\n";
  }

  Spot spot(Square s) const { return middle_of(shape_, shape_.cell(s), style_.flipped); }

  std::vector<Spot> spots(const Path& path) const {
    std::vector<Spot> all;
    for (const Square s : path)
      all.push_back(spot(s));
    return all;
  }

  std::string last_move() const {
    const Path& path = diagram_.last_move;
    if (path.empty()) return {};
    return tint_element(spot(path.front()), style_.colors) +
           tint_element(spot(path.back()), style_.colors) +
           arrow_elements(spots(path), last_move_look(style_.colors));
  }

  std::string pieces() const {
    std::string all;
    for (const Square s : shape_.squares()) {
      const std::optional<Figure> figure = diagram_.board.at(s);
      if (!figure) continue;
      const Spot at = spot(s);
      all += "<g transform=\"translate(" + decimal(at.x) + " " + decimal(at.y) + ")\">" +
             piece_elements(figure->piece, style_.colors) + "</g>";
    }
    return all;
  }

  std::string arrows() const {
    std::string all;
    for (const Path& path : diagram_.arrows)
      all += arrow_elements(spots(path), arrow_look(style_.colors));
    return all;
  }

  const Diagram& diagram_;
  const BoardShape& shape_;
  const SvgStyle& style_;
};

}  // namespace

std::string svg_of(const Diagram& diagram, const SvgStyle& style) {
  return Drawing(diagram, style).file();
}

}  // namespace damas::share
