#include "view/window/board/board_view.hpp"

#include <algorithm>
#include <cmath>

namespace damas {

BoardView::BoardView(const BoardShape& shape) : shape_(shape) {}

void BoardView::set_shape(const BoardShape& shape) {
  shape_ = shape;
  arrange();
}

void BoardView::set_labels(const BoardLabels& labels) {
  labels_ = labels;
  arrange();
}

void BoardView::layout(const Rect& area, float scale, float label) {
  area_ = area;
  scale_ = scale;
  label_ = label;
  arrange();
}

float BoardView::frame_width(float square) const {
  return labels_.frame ? std::clamp(0.34F * square, 14.0F, 28.0F)
                       : std::clamp(0.14F * square, 5.0F, 12.0F);
}

// In whole pixels, so that no edge of a square is blurred.
void BoardView::arrange() {
  const auto pixels = [this](float length) { return std::floor(length * scale_ + 0.01F); };
  const float width = pixels(area_.w);
  const float height = pixels(area_.h);
  const auto files = static_cast<float>(shape_.files);
  const auto ranks = static_cast<float>(shape_.ranks);
  const auto frame_of = [this](float square) {
    return std::round(frame_width(square / scale_) * scale_);
  };
  float square = std::max(0.0F, std::floor(std::min(width / files, height / ranks)));
  while (square > 0 && (files * square + 2 * frame_of(square) > width ||
                        ranks * square + 2 * frame_of(square) > height)) {
    --square;
  }
  const float frame = square > 0 ? frame_of(square) : 0;
  const Size whole{files * square + 2 * frame, ranks * square + 2 * frame};
  const Point corner{std::round(area_.x * scale_ + (width - whole.w) / 2),
                     std::round(area_.y * scale_ + (height - whole.h) / 2)};
  square_ = square / scale_;
  frame_ = Rect::at(corner * (1 / scale_), whole * (1 / scale_));
  origin_ = (corner + Point{frame, frame}) * (1 / scale_);
}

Rect BoardView::board() const {
  return {origin_.x, origin_.y, static_cast<float>(shape_.files) * square_,
          static_cast<float>(shape_.ranks) * square_};
}

std::optional<Cell> BoardView::cell_at(Point p) const {
  if (!board().contains(p)) return std::nullopt;
  const Spot spot = spot_at(p);
  const Cell cell{static_cast<int>(std::lround(spot.file)),
                  static_cast<int>(std::lround(spot.rank))};
  return Cell{std::clamp(cell.file, 0, shape_.files - 1),
              std::clamp(cell.rank, 0, shape_.ranks - 1)};
}

std::optional<Square> BoardView::square_at(Point p) const {
  const std::optional<Cell> cell = cell_at(p);
  return cell ? shape_.square(*cell) : std::nullopt;
}

Rect BoardView::cell_rect(Cell cell) const {
  return Rect::around(point_of(spot_of(cell)), {square_, square_});
}

Point BoardView::point_of(Spot spot) const {
  const float across = static_cast<float>(shape_.files - 1);
  const float down = static_cast<float>(shape_.ranks - 1);
  const float column = flipped_ ? across - spot.file : spot.file;
  const float row = flipped_ ? spot.rank : down - spot.rank;
  return origin_ + Point{(column + 0.5F) * square_, (row + 0.5F) * square_};
}

Spot BoardView::spot_at(Point p) const {
  if (square_ <= 0) return {};
  const Point in_squares = (p - origin_) * (1 / square_) - Point{0.5F, 0.5F};
  const float across = static_cast<float>(shape_.files - 1);
  const float down = static_cast<float>(shape_.ranks - 1);
  return {flipped_ ? across - in_squares.x : in_squares.x,
          flipped_ ? in_squares.y : down - in_squares.y};
}

}  // namespace damas
