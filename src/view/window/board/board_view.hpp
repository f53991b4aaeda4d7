// Owns BoardView: the geometry of the board on the screen, and drawing it with pieces and marks.
#pragma once

#include <optional>

#include "core/numbering.hpp"
#include "platform/geometry.hpp"
#include "view/window/board/board_picture.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class Canvas;
struct Theme;

inline constexpr float least_label = 9;  // of letters and digits that can be read

struct BoardLabels {
  bool frame = true;     // letters and numbers of files and ranks around the board
  bool squares = false;  // numbers inside the playing squares
  Numbering numbering = Numbering::FromTopLeft;

  friend bool operator==(const BoardLabels&, const BoardLabels&) = default;
};

// Pure geometry in logical pixels, and drawing; knows neither rules nor input.
class BoardView {
 public:
  explicit BoardView(const BoardShape& shape = {});

  const BoardShape& shape() const { return shape_; }
  void set_shape(const BoardShape& shape);
  bool flipped() const { return flipped_; }  // Black's side is at the bottom
  void set_flipped(bool flipped) { flipped_ = flipped; }
  const BoardLabels& labels() const { return labels_; }
  void set_labels(const BoardLabels& labels);
  // Whether squares are named by letters, in moves or at least on the frame.
  bool has_letters() const { return labels_.frame || is_algebraic(labels_.numbering); }

  // Makes the board as large as fits into `area`, centred. With the canvas's scale all squares have
  // the same whole number of pixels at any scale; without it, only at whole ones.
  // In a page that is drawn smaller, labels must have at least `label` logical pixels to be read.
  void layout(const Rect& area, float scale = 1, float label = least_label);
  float label() const { return label_; }
  Rect frame() const { return frame_; }  // everything that is drawn
  Rect board() const;                    // the squares
  float square_size() const { return square_; }

  // Nothing for a point beside the squares.
  std::optional<Cell> cell_at(Point p) const;
  // Nothing also for cells that are not played on.
  std::optional<Square> square_at(Point p) const;
  Rect cell_rect(Cell cell) const;
  Rect square_rect(Square s) const { return cell_rect(shape_.cell(s)); }
  Point center(Square s) const { return square_rect(s).center(); }
  // Also for places between cells and beside the board.
  Point point_of(Spot spot) const;
  Spot spot_at(Point p) const;

  void draw(Canvas& canvas, const BoardPicture& picture, const Marks& marks,
            const Theme& theme) const;

 private:
  void arrange();
  float frame_width(float square) const;

  BoardShape shape_;
  BoardLabels labels_;
  bool flipped_ = false;
  Rect area_;
  float scale_ = 1;
  float label_ = least_label;
  Rect frame_;
  Point origin_;  // top left corner of the top left square
  float square_ = 0;
};

}  // namespace damas
