#include "view/window/board/board_surface.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "platform/painter.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/board/wood.hpp"

namespace damas {

namespace {

constexpr float square_grain = 0.1F;
constexpr float frame_grain = 0.12F;

Rect grown(const Rect& r, float by) {
  return r.inset(-by);
}

class SurfacePainter {
 public:
  SurfacePainter(const BoardShape& shape, const SurfaceSizes& sizes, const Theme& theme)
      : shape_(shape),
        sizes_(sizes),
        theme_(theme),
        image_(shape.files * sizes.square + 2 * (sizes.frame + sizes.shadow),
               shape.ranks * sizes.square + 2 * (sizes.frame + sizes.shadow)),
        painter_(image_),
        wood_(theme.flat ? 1 : sizes.square, 7),
        frame_stain_(stain(theme.frame, theme.flat ? 0 : frame_grain)),
        unit_(static_cast<float>(sizes.square)) {
    frame_ = painter_.area().inset(static_cast<float>(sizes.shadow));
    board_ = frame_.inset(static_cast<float>(sizes.frame));
  }

  Image paint() {
    if (!theme_.flat) paint_shadow();
    paint_frame();
    if (!theme_.flat) paint_bevels();
    paint_cells();
    if (shape_.whole) paint_lines();
    if (!theme_.flat) paint_inner_shadow();
    return std::move(image_);
  }

 private:
  // Only the corners are computed; along the sides nothing changes.
  void paint_shadow() {
    const int corner_size = static_cast<int>(corner()) + 4 * sizes_.shadow;
    const int side = std::min({2 * corner_size + 1, image_.width(), image_.height()});
    Image small(side, side);
    const auto reach = static_cast<float>(sizes_.shadow);
    Painter painter(small);
    const Rect below = painter.area().inset(1.3F * reach).moved({0, 0.3F * reach});
    painter.soft_rect(below, corner(), reach, colors::black.faded(0.45F));
    const int middle = side / 2;
    for (int y = 0; y < image_.height(); ++y) {
      const auto from = small.row(y < middle ? y : std::max(middle, y - (image_.height() - side)));
      const auto to = image_.row(y);
      std::copy_n(from.begin(), middle, to.begin());
      std::fill(to.begin() + middle, to.end() - (side - middle),
                from[static_cast<std::size_t>(middle)]);
      std::copy(from.begin() + middle, from.end(), to.end() - (side - middle));
    }
  }

  float corner() const { return 0.12F * unit_; }

  // The part of a pixel inside the rounded corners of the frame.
  float coverage(int x, int y) const {
    const Point p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
    const Point from_edge{std::min(p.x - frame_.x, frame_.right() - p.x),
                          std::min(p.y - frame_.y, frame_.bottom() - p.y)};
    const float r = corner();
    if (from_edge.x >= r || from_edge.y >= r) return 1;
    return std::clamp(r - distance(from_edge, {r, r}) + 0.5F, 0.0F, 1.0F);
  }

  // Fibres run along the sides of the frame and meet at mitred corners.
  Color frame_pixel(int x, int y) const {
    const int left = std::min(x, image_.width() - 1 - x);
    const int top = std::min(y, image_.height() - 1 - y);
    return frame_stain_[top < left ? wood_.at(x, y) : wood_.at(y, x + sizes_.square)];
  }

  void paint_frame() {
    const int end_x = image_.width() - sizes_.shadow;
    const int end_y = image_.height() - sizes_.shadow;
    for (int y = sizes_.shadow; y < end_y; ++y) {
      for (int x = sizes_.shadow; x < end_x; ++x) {
        if (board_.contains({static_cast<float>(x), static_cast<float>(y)})) {
          x = static_cast<int>(board_.right()) - 1;
        } else {
          image_.blend(x, y, frame_pixel(x, y), coverage(x, y));
        }
      }
    }
  }

  // Light falls from the top left: on the frame's outer edge and on the inlay around the squares.
  void paint_bevels() {
    const float width = std::max(1.0F, std::round(unit_ / 64));
    const Paint lit = Paint::linear(frame_.origin(), {frame_.right(), frame_.bottom()},
                                    {{0, colors::white.faded(0.28F)},
                                     {0.5F, colors::white.faded(0.06F)},
                                     {0.5F, colors::black.faded(0.1F)},
                                     {1, colors::black.faded(0.35F)}});
    painter_.rounded_outline(frame_, corner(), width, lit);
    const float gap = std::max(1.0F, std::round(unit_ / 48));
    const Color inlay = mix(theme_.frame, theme_.light_square, 0.55F);
    paint_border(grown(board_, 2 * gap), gap, inlay);
    paint_border(grown(board_, gap), gap, mix(theme_.frame, colors::black, 0.55F));
  }

  void paint_border(const Rect& r, float width, Color color) {
    painter_.rect({r.x, r.y, r.w, width}, color);
    painter_.rect({r.x, r.bottom() - width, r.w, width}, color);
    painter_.rect({r.x, r.y + width, width, r.h - 2 * width}, color);
    painter_.rect({r.right() - width, r.y + width, width, r.h - 2 * width}, color);
  }

  void paint_cells() {
    for (int file = 0; file < shape_.files; ++file) {
      for (int rank = 0; rank < shape_.ranks; ++rank)
        paint_cell({file, rank});
    }
  }

  void paint_cell(Cell cell) {
    const int left = sizes_.shadow + sizes_.frame + cell.file * sizes_.square;
    const int top = sizes_.shadow + sizes_.frame + (shape_.ranks - 1 - cell.rank) * sizes_.square;
    const Color tone = cell_color(shape_, cell, theme_);
    const std::uint32_t chance =
        scramble(static_cast<std::uint32_t>(cell.file), static_cast<std::uint32_t>(cell.rank), 5);
    const int along = static_cast<int>(chance % 977U) * 3;
    const int across = static_cast<int>(chance / 977U % 991U) * 5;
    // Each piece of veneer is a little lighter or darker than its neighbours.
    const float shade = (static_cast<float>(chance >> 16 & 255U) / 255 - 0.5F) * 0.05F;
    const Color veneer =
        shade < 0 ? mix(tone, colors::black, -shade) : mix(tone, colors::white, shade);
    const Stain tones = stain(theme_.flat ? tone : veneer, theme_.flat ? 0 : square_grain);
    std::vector<std::uint8_t> fibres(static_cast<std::size_t>(sizes_.square));
    for (int y = 0; y < sizes_.square; ++y) {
      wood_.copy(along + y, across, fibres);
      const auto row = image_.row(top + y).subspan(static_cast<std::size_t>(left));
      std::transform(fibres.begin(), fibres.end(), row.begin(),
                     [&tones](std::uint8_t value) { return tones[value]; });
    }
  }

  void paint_lines() {
    const float width = std::max(1.0F, std::round(unit_ / 64));
    const Color line = theme_.flat ? theme_.frame : theme_.frame.faded(0.55F);
    for (int file = 1; file < shape_.files; ++file) {
      const float x = board_.x + static_cast<float>(file) * unit_ - std::floor(width / 2);
      painter_.rect({x, board_.y, width, board_.h}, line);
    }
    for (int rank = 1; rank < shape_.ranks; ++rank) {
      const float y = board_.y + static_cast<float>(rank) * unit_ - std::floor(width / 2);
      painter_.rect({board_.x, y, board_.w, width}, line);
    }
  }

  // The squares lie a little lower than the frame.
  void paint_inner_shadow() {
    const float reach = std::round(unit_ * 0.1F);
    const auto fading = [](Point from, Point to, float dark) {
      return Paint::linear(from, to,
                           {{0, colors::black.faded(dark)},
                            {0.4F, colors::black.faded(0.35F * dark)},
                            {1, colors::transparent}});
    };
    const Rect& b = board_;
    painter_.rect({b.x, b.y, b.w, reach}, fading(b.origin(), {b.x, b.y + reach}, 0.42F));
    painter_.rect({b.x, b.y, reach, b.h}, fading(b.origin(), {b.x + reach, b.y}, 0.34F));
    const float thin = reach / 3;
    painter_.rect({b.x, b.bottom() - thin, b.w, thin},
                  fading({b.x, b.bottom()}, {b.x, b.bottom() - thin}, 0.2F));
    painter_.rect({b.right() - thin, b.y, thin, b.h},
                  fading({b.right(), b.y}, {b.right() - thin, b.y}, 0.2F));
  }

  BoardShape shape_;
  SurfaceSizes sizes_;
  const Theme& theme_;
  Image image_;
  Painter painter_;
  Wood wood_;
  Stain frame_stain_;
  float unit_;
  Rect frame_;
  Rect board_;
};

}  // namespace

Color cell_color(const BoardShape& shape, Cell cell, const Theme& theme) {
  if (!shape.whole) return shape.square(cell) ? theme.dark_square : theme.light_square;
  if (theme.flat || (cell.file + cell.rank) % 2 == 0) return theme.dark_square;
  return mix(theme.dark_square, theme.light_square, 0.12F);
}

Image board_surface(const BoardShape& shape, const SurfaceSizes& sizes, const Theme& theme) {
  return SurfacePainter(shape, sizes, theme).paint();
}

}  // namespace damas
