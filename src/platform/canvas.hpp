// Owns Canvas: the drawing functions for scenes, on a window or on a software picture in tests.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "platform/color.hpp"
#include "platform/font.hpp"
#include "platform/geometry.hpp"
#include "platform/image.hpp"
#include "platform/painter.hpp"
#include "platform/texture.hpp"

struct SDL_Renderer;

namespace damas {

struct ArrowStyle {
  float width = 4;
  float head = 16;  // length of the arrow head; its full width is the same
  float dash = 0;   // > 0: dashes of that length
};

// Coordinates are logical pixels, colours may be translucent, angles are radians clockwise from
// the right. Every shape is rasterised at the final pixel size and cached, so it is crisp at any
// scale; edges of rectangles and places of pictures are rounded to whole pixels.
class Canvas {
 public:
  struct State;  // known within src/platform only

  // Whether pixels are computed while drawing, or only for a snapshot(): frames of which nobody
  // takes one cost little then, and canvases of one size share what they have cached.
  enum class Drawing : std::uint8_t { AtOnce, ForSnapshots };

  // A software picture of size × scale pixels, without window or video driver.
  Canvas(Size size, float scale, const FontFaces& fonts, Drawing drawing = Drawing::AtOnce);
  // On a window's renderer, which must outlive it. Used by Window only.
  Canvas(SDL_Renderer* renderer, Size size, float scale, const FontFaces& fonts);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  Size size() const;
  Rect area() const { return Rect::at({}, size()); }
  float scale() const;  // pixels per logical pixel
  // To be called when the window has changed. A software picture keeps its size in pixels: what
  // lies beyond is not drawn.
  void resize(Size size, float scale);

  // While the returned object lives, drawing is clipped to the rectangle, moved, or made more
  // translucent.
  //   const auto inside = canvas.clipped(panel);
  class [[nodiscard]] Restore {
   public:
    explicit Restore(State& state);
    Restore(Restore&& other) noexcept;
    ~Restore();

   private:
    State* state_;
  };
  Restore clipped(const Rect& r);
  Restore moved(Point by);
  Restore faded(float opacity);

  void clear(Color color);
  void rect(const Rect& r, Color color);
  void outline(const Rect& r, float width, Color color);  // the border lies inside the rectangle
  void rounded_rect(const Rect& r, float radius, Color color);
  void rounded_outline(const Rect& r, float radius, float width, Color color);
  void disc(Point center, float radius, Color color);
  void ring(Point center, float radius, float width, Color color);  // inside the radius
  void arc(Point center, float radius, float width, float from, float to, Color color);
  void line(Point a, Point b, float width, Color color);
  void polyline(std::span<const Point> points, float width, Color color, float dash = 0);
  // A line through all points, with its head at the last one. Drawn in one go, so it may be
  // translucent.
  void arrow(std::span<const Point> points, const ArrowStyle& style, Color color);
  void polygon(std::span<const Point> corners, Color color);
  void soft_disc(Point center, float radius, float blur, Color color);
  void soft_rect(const Rect& r, float radius, float blur, Color color);

  // Draws what `draw` paints, at the exact pixel size of `box` (its top left is the painter's
  // (0, 0)), and remembers it under `key` and that size: the key must name all else it depends on.
  //   canvas.paint("man/white", box, [&](Painter& p) { p.disc(…); });
  void paint(std::string_view key, const Rect& box, const std::function<void(Painter&)>& draw);
  // The picture kept under `key`; calls `make` on first use. Valid until the frame is presented.
  const Texture& cached(std::string_view key, const std::function<Image()>& make);
  Texture upload(const Image& image);
  // Stretched into `box`; `tint` is multiplied with colour and alpha.
  void draw(const Texture& texture, const Rect& box, Color tint = colors::white);
  // Unscaled, one pixel for each pixel of the texture.
  void draw(const Texture& texture, Point top_left, Color tint = colors::white);

  // `at` is the top of the first line: its left end, middle or right end, depending on style.align.
  // Answers the drawn rectangle. Invalid UTF-8 is drawn as replacement characters.
  Rect text(Point at, std::string_view utf8, const TextStyle& style = {});
  // One line centred vertically inside `box` and aligned horizontally, cut with … if too long.
  Rect text_in(const Rect& box, std::string_view utf8, TextStyle style = {});
  Size measure(std::string_view utf8, const TextStyle& style = {}) const;
  float line_height(const TextStyle& style = {}) const;

  // Writes with these fonts from now on; a Gui builds its letters anew in its next frame.
  void set_fonts(const FontFaces& fonts);

  // Pixels drawn so far in this frame.
  Image snapshot() const;
  // Ends a frame: shows it on a window and releases rarely used textures.
  void present();
  // To be called when the driver has lost the textures: makes all of them again.
  void forget_textures();

  // For Gui, which draws on the same renderer with the same fonts.
  State& state() { return *state_; }

 private:
  struct Shape;
  Rect snapped(const Rect& r) const;
  std::vector<std::string> lines_of(std::string_view utf8, const TextStyle& style) const;
  void draw_shape(const Shape& shape, Color color,
                  const std::function<void(Painter&, const Shape&)>& paint);

  std::unique_ptr<State> state_;
};

}  // namespace damas
