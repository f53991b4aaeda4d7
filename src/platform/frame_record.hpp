// Owns FrameRecord: what a frame draws, noted first and drawn later: in a window that keeps its
// pixels only where it differs from the frame before; internal to src/platform.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <SDL.h>

#include "platform/color.hpp"
#include "platform/frame_parts.hpp"

namespace damas {

class FrameRecord {
 public:
  // Draws all that lies above the record's own parts, within the area.
  using Overlay = std::function<void(const SDL_Rect& area)>;

  // The renderer must outlive it.
  explicit FrameRecord(SDL_Renderer* renderer);

  // These only note what the frame draws; textures must live until it ends. `clip` may be null.
  void clear(Color color);
  void fill(const SDL_Rect& box, Color color, const SDL_Rect* clip);
  void copy(SDL_Texture* texture, const SDL_Rect& box, Color color, const SDL_Rect* clip);
  // The overlay's parts in the order of drawing. `draw` is called before the next frame begins, for
  // areas whose sides are multiples of `unit`.
  void cover(const std::vector<DrawnPart>& parts, int unit, Overlay draw);

  // The window has lost its pixels, or they are to be shown again.
  void forget_pixels() { known_ = false; }
  // Draws all that was noted since the last frame ended.
  void draw_all();
  // Ends the frame without drawing it.
  void drop();
  // Ends the frame: draws what differs from the last one, and shows it.
  void present();

 private:
  struct Command {
    SDL_Texture* texture;  // null: fills
    SDL_Rect box;
    Color color;
    bool blends;
  };

  void note(const Command& command, const SDL_Rect* clip, std::uint64_t fingerprint,
            bool indivisible);
  SDL_Rect whole() const;
  SDL_Rect widened(const SDL_Rect& area) const;
  bool covers_all() const;
  void begin_next();
  void draw(const SDL_Rect& changed);
  void draw(const Command& command) const;

  SDL_Renderer* renderer_;
  bool scales_inexactly_;
  std::vector<Command> commands_;
  std::vector<DrawnPart> parts_;  // one for each command, then those of the overlay
  std::vector<DrawnPart> shown_;  // of the last frame
  Overlay overlay_;
  int unit_ = 1;
  SDL_Rect shown_size_{};
  bool known_ = false;  // the window has the pixels of the last frame
};

// Gives the texture a fingerprint of its own, which no later texture has.
void set_fingerprint(SDL_Texture* texture);
std::uint64_t fingerprint_of(SDL_Texture* texture);

}  // namespace damas
