// Owns the internal state of a Canvas; internal to src/platform.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include <SDL.h>

#include "platform/canvas.hpp"
#include "platform/frame_record.hpp"
#include "platform/sdl_font.hpp"
#include "platform/sdl_surface.hpp"

namespace damas {

struct Canvas::State {
  State(Size size_, float scale_, const FontFaces& faces)
      : size(size_), scale(scale_), fonts(faces) {}

  // The state that clipped(), moved() and faded() change.
  struct Layer {
    Point offset;
    bool clips = false;
    SDL_Rect clip{};
    float opacity = 1;
  };

  struct RendererDeleter {
    void operator()(SDL_Renderer* made) const { SDL_DestroyRenderer(made); }
  };

  Layer& layer() { return layers.back(); }
  Point pixels(Point p) const { return (p + layers.back().offset) * scale; }
  // Edges rounded to whole pixels, so that adjacent rectangles neither overlap nor leave a gap.
  SDL_Rect pixels(const Rect& r) const;
  Color faded(Color color) const { return color.faded(layers.back().opacity); }
  void apply_clip();
  void copy(const Texture& texture, const SDL_Rect& box, Color tint);
  void fill(const SDL_Rect& box, Color color);
  const SDL_Rect* clip() const { return layers.back().clips ? &layers.back().clip : nullptr; }
  const SizedFont& font(const TextStyle& style);
  float width(const std::string& line, const TextStyle& style);

  Size size;
  float scale;
  FontLibrary fonts;
  SurfacePtr surface;  // of a software picture
  std::unique_ptr<SDL_Renderer, RendererDeleter> own_renderer;
  SDL_Renderer* renderer = nullptr;
  std::unique_ptr<FrameRecord> record;  // null: all is drawn at once
  bool for_snapshots = false;           // shares pictures with others that draw for snapshots
  TextureCache textures;                // declared after the renderer, so destroyed before it
  std::unordered_map<std::string, float> widths;
  std::vector<Layer> layers{Layer{}};
};

}  // namespace damas
