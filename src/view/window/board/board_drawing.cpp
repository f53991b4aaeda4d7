#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/notation.hpp"
#include "platform/canvas.hpp"
#include "view/window/board/board_surface.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/board/marks_painter.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr float selected_lift = 0.6F;
constexpr float past = 0.35F;            // opacity of the last move beside a chosen or shown one
constexpr float least_numbered = 22;     // smaller squares have no numbers
constexpr float least_shared = 46;       // on smaller ones a piece would cover a part of a number
constexpr float most_of_square = 0.55F;  // larger numbers would fill their squares
constexpr float most_of_piece = 0.4F;    // larger ones would hide too much of a piece
constexpr float digits_bottom = 0.98F;   // below the top of their line, in font sizes
constexpr float number_edge = 1.5F;      // of a number's plate beside and below the digits
constexpr float plate_corner = 2;
constexpr float shadow_reach = 0.16F;  // of the board's shadow, in squares
// On smaller squares the stroke through a captured piece would hide its crown.
constexpr float least_struck_crown = 40;

int pixels(float length, const Canvas& canvas) {
  return static_cast<int>(std::lround(length * canvas.scale()));
}

// Draws one board, layer by layer from the wood upwards.
class BoardDrawing {
 public:
  BoardDrawing(Canvas& canvas, const BoardView& view, const Theme& theme)
      : canvas_(canvas),
        view_(view),
        theme_(theme),
        square_(view.square_size()),
        marks_(canvas, square_, theme) {}

  void surface() {
    const float frame = view_.board().x - view_.frame().x;
    const SurfaceSizes sizes{pixels(square_, canvas_), pixels(frame, canvas_),
                             theme_.flat ? 0 : pixels(shadow_reach * square_, canvas_)};
    const BoardShape& shape = view_.shape();
    std::string key{"board/"};
    for (const int part : {shape.files, shape.ranks, int{shape.whole}, int{shape.mirrored},
                           sizes.square, sizes.frame, sizes.shadow}) {
      key += std::to_string(part) + ' ';
    }
    const Texture& texture = canvas_.cached(key + std::string{theme_.id},
                                            [&] { return board_surface(shape, sizes, theme_); });
    const float shadow = static_cast<float>(sizes.shadow) / canvas_.scale();
    canvas_.draw(texture, view_.frame().origin() - Point{shadow, shadow});
  }

  void frame_labels() {
    const Rect board = view_.board();
    const float width = board.x - view_.frame().x;
    const BoardShape& shape = view_.shape();
    // A letter is less high than its line, and may fill the frame.
    const float least = std::clamp(width - 1, least_label, view_.label());
    const TextStyle style = label_style(std::max(std::min(0.52F * width, 15.0F), least));
    const bool turned = view_.labels().numbering == Numbering::AlgebraicTurned;
    const auto letter = [](int n) { return std::string(1, static_cast<char>('a' + n)); };
    for (int file = 0; file < shape.files; ++file) {
      const Rect cell = view_.cell_rect({file, 0});
      const std::string name = turned ? std::to_string(shape.files - file) : letter(file);
      canvas_.text_in({cell.x, board.bottom(), cell.w, width}, name, style);
    }
    for (int rank = 0; rank < shape.ranks; ++rank) {
      const Rect cell = view_.cell_rect({0, rank});
      const std::string name = turned ? letter(rank) : std::to_string(rank + 1);
      canvas_.text_in({view_.frame().x, cell.y, width, cell.h}, name, style);
    }
  }

  // On small squares only the numbers of empty ones.
  void square_labels(const Placement& placement) {
    if (!numbered()) return;
    for (const Square s : view_.shape().squares()) {
      if (shared() || !placement.piece_at(s))
        canvas_.text(number_place(s), number(s), number_style());
    }
  }

  // On small squares the numbers of those with a piece, each on a plate in the colour of its
  // square: the piece would hide a part of them. On the smallest ones a number would hide the
  // piece.
  void covered_labels(const Placement& placement) {
    if (!numbered() || shared()) return;
    const TextStyle style = number_style();
    if (style.size > most_of_piece * square_) return;
    for (const Square s : placement.occupied()) {
      const std::string name = number(s);
      const Rect cell = view_.square_rect(s);
      const Point at = number_place(s);
      const float width = at.x - cell.x + canvas_.measure(name, style).w + number_edge;
      const float height = at.y - cell.y + digits_bottom * style.size + number_edge;
      canvas_.rounded_rect({cell.x, cell.y, width, height}, plate_corner,
                           cell_color(view_.shape(), view_.shape().cell(s), theme_));
      canvas_.text(at, name, style);
    }
  }

  void marks_below(const Marks& marks) {
    const float strength = marks.selected || !marks.arrows.empty() ? past : 1;
    if (!marks.last_move.empty()) {
      const auto faded = canvas_.faded(strength);
      marks_.last_move_end(view_.square_rect(marks.last_move.front()));
      marks_.last_move_end(view_.square_rect(marks.last_move.back()));
    }
    for (const Square s : marks.destinations | marks.stopovers | marks.noted)
      marks_.reachable(view_.square_rect(s));
    if (marks.hovered) marks_.hover(view_.square_rect(*marks.hovered));
    const auto faded = canvas_.faded(strength);
    marks_.last_move(points(marks.last_move));
  }

  void resting(const Placement& placement, const Marks& marks) {
    for (const Square s : placement.occupied()) {
      const bool above = marks.selected == s || (marks.dragged && marks.dragged->from == s);
      if (!above) draw_piece(canvas_, view_.center(s), square_, {*placement.piece_at(s)}, theme_);
    }
  }

  void crowns_above(const Placement& placement, const SquareSet& squares) {
    for (const Square s : squares) {
      const std::optional<Piece> piece = placement.piece_at(s);
      if (piece && piece->kind == Kind::King)
        draw_crown(canvas_, view_.center(s), square_, piece->side, theme_);
    }
  }

  void marks_above(const Placement& placement, const Marks& marks) {
    for (const Square s : marks.movable | marks.noted)
      marks_.brackets(view_.square_rect(s));
    marks_.way(points(marks.way));
    for (const Square s : marks.stopovers)
      marks_.stopover(view_.center(s));
    for (const Square s : marks.destinations)
      marks_.destination(view_.center(s));
    for (const Square s : marks.victims)
      marks_.victim(view_.center(s));
    results(marks.winning, 1);
    results(marks.drawing, 0);
    results(marks.losing, -1);
    for (const Square s : marks.open)
      marks_.unknown(view_.square_rect(s), placement.piece_at(s).has_value());
    if (square_ < least_struck_crown) crowns_above(placement, marks.victims);
    if (marks.cursor) marks_.cursor(view_.cell_rect(*marks.cursor));
  }

  void results(const SquareSet& squares, int sign) {
    for (const Square s : squares)
      marks_.result(view_.center(s), sign);
  }

  void selected(const Placement& placement, const Marks& marks) {
    if (!marks.selected || (marks.dragged && marks.dragged->from == *marks.selected)) return;
    const std::optional<Piece> piece = placement.piece_at(*marks.selected);
    if (!piece) return;
    const Point middle = view_.center(*marks.selected);
    draw_piece(canvas_, middle, square_, {*piece, selected_lift}, theme_);
    marks_.selected_ring(middle - Point{0, lifted_by(selected_lift, square_)});
  }

  void sprites(const std::vector<Sprite>& all) {
    for (const Sprite& sprite : all) {
      draw_piece(canvas_, view_.point_of(sprite.at), square_,
                 {sprite.piece, sprite.lift, sprite.opacity, sprite.crown, sprite.semi_captured},
                 theme_);
    }
  }

  void arrows(const Marks& marks, bool below) {
    // Drawn in reverse, so that the first move is on top.
    for (auto arrow = marks.arrows.rbegin(); arrow != marks.arrows.rend(); ++arrow) {
      if (arrow->below == below) draw_arrow(*arrow);
    }
    // Above all arrows.
    for (const MoveArrow& arrow : marks.arrows) {
      if (arrow.below == below) marks_.chooser(points(arrow.path), arrow.chooser);
    }
  }

  // Crosses, above the arrows that lead to their squares.
  void ruled_out(const Marks& marks) {
    for (const Square s : marks.ruled_out)
      marks_.ruled_out(view_.center(s));
  }

  void dragged(const Placement& placement, const Marks& marks) {
    if (!marks.dragged) return;
    if (const auto piece = placement.piece_at(marks.dragged->from)) {
      draw_piece(canvas_, marks.dragged->at, square_, {*piece, 1}, theme_);
    }
  }

 private:
  void draw_arrow(const MoveArrow& arrow) {
    const std::vector<Point> through = points(arrow.path);
    if (arrow.chooser == Chooser::Second) return marks_.second_hint(through);
    marks_.hint(through, arrow.dashed);
  }

  bool numbered() const {
    return square_ >= least_numbered && view_.label() <= most_of_square * square_;
  }

  // Whether squares have room for a number beside a piece.
  bool shared() const { return square_ >= least_shared && view_.label() <= least_label; }

  TextStyle number_style() const {
    const float least = shared() ? 8.0F : view_.label();
    TextStyle style = label_style(std::max(std::min(0.175F * square_, 14.0F), least));
    style.align = Align::Left;
    style.color = theme_.number();
    return style;
  }

  std::string number(Square s) const {
    return std::to_string(number_of(s, view_.shape(), view_.labels().numbering));
  }

  // In the corner that the piece leaves free; the offset removes the blank above digits.
  Point number_place(Square s) const {
    const Rect cell = view_.square_rect(s);
    const float blank = shared() ? 0.06F : 0.16F;
    return {cell.x + 0.035F * square_, cell.y - blank * number_style().size};
  }

  TextStyle label_style(float size) const {
    TextStyle style;
    style.color = theme_.coordinates;
    style.size = size;
    style.weight = FontWeight::SemiBold;
    style.align = Align::Center;
    return style;
  }

  std::vector<Point> points(const Path& path) const {
    std::vector<Point> all;
    for (const Square s : path)
      all.push_back(view_.center(s));
    return all;
  }

  Canvas& canvas_;
  const BoardView& view_;
  const Theme& theme_;
  float square_;
  MarksPainter marks_;
};

}  // namespace

void BoardView::draw(Canvas& canvas, const BoardPicture& picture, const Marks& marks,
                     const Theme& theme) const {
  if (square_ <= 0) return;
  BoardDrawing drawing(canvas, *this, theme);
  drawing.surface();
  if (labels_.frame) drawing.frame_labels();
  drawing.marks_below(marks);
  if (labels_.squares) drawing.square_labels(picture.resting);
  drawing.arrows(marks, true);
  drawing.resting(picture.resting, marks);
  if (labels_.squares) drawing.covered_labels(picture.resting);
  drawing.marks_above(picture.resting, marks);
  drawing.selected(picture.resting, marks);
  drawing.sprites(picture.sprites);
  drawing.arrows(marks, false);
  drawing.ruled_out(marks);
  drawing.dragged(picture.resting, marks);
}

}  // namespace damas
