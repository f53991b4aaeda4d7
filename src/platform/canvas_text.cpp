#include <algorithm>
#include <cmath>
#include <string>

#include <SDL.h>

#include "platform/canvas.hpp"
#include "platform/canvas_state.hpp"
#include "platform/text_layout.hpp"

namespace damas {

namespace {

constexpr std::size_t most_widths = 4096;

int pixels_per_em(const TextStyle& style, float scale) {
  return static_cast<int>(std::lround(style.size * scale));
}

// Everything that the pixels of a line depend on, except its colour. `edition`: of the fonts.
std::string key_of(const std::string& line, const TextStyle& style, float scale, int edition) {
  std::string key = style.weight == FontWeight::Regular ? "tr" : "ts";
  if (style.tabular) key += '#';
  key.append(std::to_string(pixels_per_em(style, scale))).append(1, '/');
  return key.append(std::to_string(edition)).append(1, ' ').append(line);
}

float start_of_line(float x, float width, Align align) {
  if (align == Align::Center) return x - width / 2;
  return align == Align::Right ? x - width : x;
}

}  // namespace

const SizedFont& Canvas::State::font(const TextStyle& style) {
  return fonts.at(style.weight, pixels_per_em(style, scale));
}

float Canvas::State::width(const std::string& line, const TextStyle& style) {
  const std::string key = key_of(line, style, scale, fonts.edition());
  if (const auto known = widths.find(key); known != widths.end()) return known->second / scale;
  if (widths.size() >= most_widths) widths.clear();
  const auto pixels = static_cast<float>(font(style).width(line, style.tabular));
  widths.emplace(key, pixels);
  return pixels / scale;
}

void Canvas::set_fonts(const FontFaces& fonts) {
  state_->fonts.set_faces(fonts);
  state_->widths.clear();
}

std::vector<std::string> Canvas::lines_of(std::string_view utf8, const TextStyle& style) const {
  const auto measure = [&](const std::string& line) { return state_->width(line, style); };
  if (style.max_width > 0 && style.overflow == Overflow::Ellipsis) {
    return {with_ellipsis(utf8, style.max_width, measure)};
  }
  return wrap_lines(utf8, style.max_width, measure);
}

Rect Canvas::text(Point at, std::string_view utf8, const TextStyle& style) {
  const auto lines = lines_of(utf8, style);
  float widest = 0;
  Point pen = at;
  for (const std::string& line : lines) {
    const float width = state_->width(line, style);
    widest = std::max(widest, width);
    const std::string key = key_of(line, style, state_->scale, state_->fonts.edition());
    const Texture& texture = state_->textures.get(key, [&] {
      const SurfacePtr surface = state_->font(style).render(line, style.tabular);
      return surface ? Texture(state_->renderer, *surface) : Texture{};
    });
    draw(texture, Point{start_of_line(at.x, width, style.align), pen.y}, style.color);
    pen.y += line_height(style);
  }
  return {start_of_line(at.x, widest, style.align), at.y, widest, pen.y - at.y};
}

Rect Canvas::text_in(const Rect& box, std::string_view utf8, TextStyle style) {
  style.max_width = box.w;
  style.overflow = Overflow::Ellipsis;
  float x = box.x;
  if (style.align == Align::Center) x = box.center().x;
  if (style.align == Align::Right) x = box.right();
  return text({x, box.y + (box.h - line_height(style)) / 2}, utf8, style);
}

Size Canvas::measure(std::string_view utf8, const TextStyle& style) const {
  const auto lines = lines_of(utf8, style);
  float widest = 0;
  for (const std::string& line : lines)
    widest = std::max(widest, state_->width(line, style));
  return {widest, line_height(style) * static_cast<float>(lines.size())};
}

float Canvas::line_height(const TextStyle& style) const {
  return static_cast<float>(state_->font(style).line_height()) / state_->scale;
}

}  // namespace damas
