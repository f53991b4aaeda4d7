#include "platform/canvas.hpp"

#include <cassert>
#include <cmath>
#include <string>
#include <utility>

#include <SDL.h>

#include "platform/canvas_state.hpp"
#include "platform/kept_images.hpp"
#include "platform/kept_pixels.hpp"
#include "platform/sdl_video.hpp"

namespace damas {

namespace {

int pixel(float value) {
  return static_cast<int>(std::lround(value));
}

// Of all canvases for snapshots: tests have hundreds of them, which show the same boards.
KeptImages& shared_images() {
  static KeptImages images;
  return images;
}

}  // namespace

SDL_Rect Canvas::State::pixels(const Rect& r) const {
  const Point from = pixels(r.origin());
  const Point to = pixels(Point{r.right(), r.bottom()});
  const int x = pixel(from.x);
  const int y = pixel(from.y);
  return {x, y, pixel(to.x) - x, pixel(to.y) - y};
}

void Canvas::State::apply_clip() {
  if (!record) SDL_RenderSetClipRect(renderer, clip());
}

void Canvas::State::copy(const Texture& texture, const SDL_Rect& box, Color tint) {
  const Color color = faded(tint);
  if (texture.empty() || color.a == 0) return;
  if (record) return record->copy(texture.handle(), box, color, clip());
  SDL_SetTextureColorMod(texture.handle(), color.r, color.g, color.b);
  SDL_SetTextureAlphaMod(texture.handle(), color.a);
  SDL_RenderCopy(renderer, texture.handle(), nullptr, &box);
}

void Canvas::State::fill(const SDL_Rect& box, Color color) {
  const Color shade = faded(color);
  if (record) return record->fill(box, shade, clip());
  SDL_SetRenderDrawColor(renderer, shade.r, shade.g, shade.b, shade.a);
  SDL_RenderFillRect(renderer, &box);
}

Canvas::Canvas(Size size, float scale, const FontFaces& fonts, Drawing drawing)
    : state_(std::make_unique<State>(size, scale, fonts)) {
  // Without alpha: a screenshot is opaque, like the screen.
  state_->surface.reset(SDL_CreateRGBSurfaceWithFormat(
      0, pixel(size.w * scale), pixel(size.h * scale), 32, SDL_PIXELFORMAT_RGB888));
  state_->own_renderer.reset(SDL_CreateSoftwareRenderer(state_->surface.get()));
  state_->renderer = state_->own_renderer.get();
  assert(state_->renderer != nullptr);
  state_->for_snapshots = drawing == Drawing::ForSnapshots;
  if (state_->for_snapshots) state_->record = std::make_unique<FrameRecord>(state_->renderer);
  SDL_SetRenderDrawBlendMode(state_->renderer, SDL_BLENDMODE_BLEND);
}

Canvas::Canvas(SDL_Renderer* renderer, Size size, float scale, const FontFaces& fonts)
    : state_(std::make_unique<State>(size, scale, fonts)) {
  state_->renderer = renderer;
  if (keeps_pixels(renderer)) state_->record = std::make_unique<FrameRecord>(renderer);
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
}

Canvas::~Canvas() = default;

Size Canvas::size() const {
  return state_->size;
}
float Canvas::scale() const {
  return state_->scale;
}

void Canvas::resize(Size size, float scale) {
  state_->size = size;
  state_->scale = scale;
  if (state_->record) state_->record->forget_pixels();
}

Canvas::Restore::Restore(State& state) : state_(&state) {
  state.layers.push_back(state.layer());
}

Canvas::Restore::Restore(Restore&& other) noexcept : state_(std::exchange(other.state_, nullptr)) {}

Canvas::Restore::~Restore() {
  if (state_ == nullptr) return;
  state_->layers.pop_back();
  state_->apply_clip();
}

Canvas::Restore Canvas::clipped(const Rect& r) {
  Restore restore(*state_);
  State::Layer& layer = state_->layer();
  const SDL_Rect inside = state_->pixels(r);
  if (!layer.clips) {
    layer.clip = inside;
  } else {
    SDL_IntersectRect(&layer.clip, &inside, &layer.clip);
  }
  // Drivers differ on empty clip rectangles; one outside the picture works the same everywhere.
  if (SDL_RectEmpty(&layer.clip) == SDL_TRUE) layer.clip = {-1, -1, 1, 1};
  layer.clips = true;
  state_->apply_clip();
  return restore;
}

Canvas::Restore Canvas::moved(Point by) {
  Restore restore(*state_);
  state_->layer().offset = state_->layer().offset + by;
  return restore;
}

Canvas::Restore Canvas::faded(float opacity) {
  Restore restore(*state_);
  state_->layer().opacity *= opacity;
  return restore;
}

void Canvas::clear(Color color) {
  if (state_->record) return state_->record->clear(color);
  SDL_SetRenderDrawColor(state_->renderer, color.r, color.g, color.b, color.a);
  SDL_RenderClear(state_->renderer);
}

void Canvas::paint(std::string_view key, const Rect& box,
                   const std::function<void(Painter&)>& draw) {
  const Point corner = state_->pixels(box.origin());
  const int width = pixel(box.w * state_->scale);
  const int height = pixel(box.h * state_->scale);
  if (width <= 0 || height <= 0) return;
  const std::string sized =
      "p" + std::to_string(width) + 'x' + std::to_string(height) + '/' + std::string{key};
  const Texture& texture = cached(sized, [&] {
    Image image(width, height);
    Painter painter(image, static_cast<float>(width) / box.w);
    draw(painter);
    return image;
  });
  state_->copy(texture, {pixel(corner.x), pixel(corner.y), width, height}, colors::white);
}

const Texture& Canvas::cached(std::string_view key, const std::function<Image()>& make) {
  return state_->textures.get(key, [&] {
    if (!state_->for_snapshots) return upload(make());
    // Places within a picture are rounded differently at other sizes.
    std::string shared{key};
    for (const float part : {state_->size.w, state_->size.h, state_->scale})
      shared += '/' + std::to_string(part);
    return upload(shared_images().get(shared, make));
  });
}

Texture Canvas::upload(const Image& image) {
  SurfacePtr surface = surface_of(image);
  // The software renderer blends one pixel format faster than others; for a graphics card all are
  // equal.
  if (surface && draws_in_software(state_->renderer)) {
    surface.reset(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
  }
  return surface ? Texture(state_->renderer, *surface) : Texture{};
}

void Canvas::draw(const Texture& texture, const Rect& box, Color tint) {
  state_->copy(texture, state_->pixels(box), tint);
}

void Canvas::draw(const Texture& texture, Point top_left, Color tint) {
  const Point corner = state_->pixels(top_left);
  state_->copy(texture, {pixel(corner.x), pixel(corner.y), texture.width(), texture.height()},
               tint);
}

Image Canvas::snapshot() const {
  if (state_->record) state_->record->draw_all();
  int width = 0;
  int height = 0;
  SDL_GetRendererOutputSize(state_->renderer, &width, &height);
  Image image(width, height);
  if (image.empty()) return image;
  SDL_RenderReadPixels(state_->renderer, nullptr, SDL_PIXELFORMAT_RGBA32, image.row(0).data(),
                       width * static_cast<int>(sizeof(Color)));
  return image;
}

void Canvas::present() {
  assert(state_->layers.size() == 1 && "a Restore outlived the frame");
  if (state_->record) {
    if (state_->own_renderer) {
      state_->record->drop();
    } else {
      state_->record->present();
    }
  } else {
    SDL_RenderPresent(state_->renderer);
  }
  state_->textures.trim();
}

void Canvas::forget_textures() {
  state_->textures.clear();
}

}  // namespace damas
