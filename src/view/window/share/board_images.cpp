#include "view/window/share/board_images.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "platform/canvas.hpp"
#include "share/diagram.hpp"
#include "share/gif/animation.hpp"
#include "share/svg.hpp"
#include "view/window/share/fonts.hpp"

namespace damas {

namespace {

// The width for which labels and marks are made; larger pictures enlarge them with the squares.
constexpr float drawn_width = 480;
constexpr int last_is_longer = 3;  // times

float scale_of(const PictureStyle& style) {
  return static_cast<float>(style.width) / drawn_width;
}

class Artist {
 public:
  Artist(const BoardShape& shape, const PictureStyle& style)
      : style_(style),
        canvas_({drawn_width, drawn_width}, scale_of(style), embedded_fonts()),
        view_(shape) {
    view_.set_labels(style.labels);
    view_.set_flipped(style.flipped);
    view_.layout(canvas_.area(), canvas_.scale());
  }

  Image draw(const Game& game, const Path& last_move) {
    Marks marks;
    marks.last_move = last_move;
    canvas_.clear(style_.theme.frame);  // else the frame's round corners would show a background
    view_.draw(canvas_, {Placement(game), {}}, marks, style_.theme);
    const Rect frame = view_.frame();
    const Image image = canvas_.snapshot().cropped(pixels(frame.x), pixels(frame.y),
                                                   pixels(frame.w), pixels(frame.h));
    canvas_.present();
    return image;
  }

 private:
  int pixels(float length) const { return static_cast<int>(std::lround(length * canvas_.scale())); }

  PictureStyle style_;
  Canvas canvas_;
  BoardView view_;
};

std::vector<share::Pixel> pixels_of(const Image& image) {
  std::vector<share::Pixel> pixels;
  pixels.reserve(image.pixels().size());
  for (const Color c : image.pixels())
    pixels.push_back({c.r, c.g, c.b});
  return pixels;
}

// The positions of the main line, each with the move before it.
class MainLine {
 public:
  explicit MainLine(const PdnTree& tree) : tree_(tree), nodes_{PdnNode::Root} {
    const std::vector<PdnNode> line = tree.main_line();
    nodes_.insert(nodes_.end(), line.begin(), line.end());
  }

  std::size_t size() const { return nodes_.size(); }
  std::vector<share::Pixel> draw(std::size_t at, Artist& artist) const {
    const PdnNode node = nodes_[at];
    return pixels_of(artist.draw(Game(tree_.position_at(node)), share::path_to(tree_, node)));
  }

 private:
  const PdnTree& tree_;
  std::vector<PdnNode> nodes_;
};

// The colours of the first position, and of some more, where kings may stand.
share::Palette palette_of(const MainLine& line, Artist& artist) {
  std::vector<share::Pixel> samples;
  for (const std::size_t at : std::array{std::size_t{0}, line.size() / 2, line.size() - 1}) {
    const std::vector<share::Pixel> more = line.draw(at, artist);
    samples.insert(samples.end(), more.begin(), more.end());
  }
  return share::Palette(samples);
}

share::Rgb rgb(Color color) {
  return static_cast<share::Rgb>(color.r) << 16 | static_cast<share::Rgb>(color.g) << 8 | color.b;
}

}  // namespace

BoardLabels usual_labels(Variant variant) {
  const Numbering numbering = info(variant).numbering;
  return {is_algebraic(numbering), !is_algebraic(numbering), numbering};
}

Image board_image(const Game& game, const Path& last_move, const PictureStyle& style) {
  return Artist(game.shape(), style).draw(game, last_move);
}

std::string drawing_of(const PdnTree& tree, PdnNode node, const PictureStyle& style) {
  const share::Diagram diagram = share::diagram_of(tree, node);
  share::SvgStyle look{shared_colors(style.theme)};
  look.flipped = style.flipped;
  look.square = style.width / diagram.board.shape.files;
  return share::svg_of(diagram, look);
}

std::optional<std::string> animation_of(const PdnTree& tree, const PictureStyle& style,
                                        int milliseconds) {
  if (!share::can_write_gif()) return std::nullopt;
  const BoardShape& shape = info(tree.variant()).rules.board;
  Artist artist(shape, style);
  const Image start = artist.draw(Game(tree.start()), {});
  const MainLine line(tree);
  share::GifAnimation animation(start.width(), start.height(), palette_of(line, artist));
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool last = i + 1 == line.size();
    animation.add(line.draw(i, artist), milliseconds * (last ? last_is_longer : 1));
  }
  return animation.finish();
}

share::Colors shared_colors(const Theme& theme) {
  return {.dark_square = rgb(theme.dark_square),
          .light_square = rgb(theme.light_square),
          .frame = rgb(theme.frame),
          .coordinates = rgb(theme.coordinates),
          .white_man = rgb(theme.white_man),
          .black_man = rgb(theme.black_man),
          .mark = rgb(theme.mark),
          .target = rgb(theme.target),
          .hairline = rgb(theme.hairline),
          .panel = rgb(theme.panel),
          .text = rgb(theme.text),
          .muted = rgb(theme.muted),
          .accent = rgb(theme.accent)};
}

}  // namespace damas
