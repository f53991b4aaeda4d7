// Owns the look of the puzzle's scene: tray, tiles, counters, sentences and the picture after a
// win.
#pragma once

#include <optional>
#include <string>

#include "view/text/language.hpp"
#include "view/window/puzzle/layout.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/pictures.hpp"
#include "view/window/puzzle/status.hpp"

namespace damas {

class Canvas;
struct Theme;

// Everything that is drawn, except the buttons.
struct PuzzleView {
  PuzzleStatus status;
  const PuzzleMotion& motion;
  std::optional<PuzzleRun> dragged;
  bool time_stands = false;  // the game is not visible

  const puzzle::Puzzle& puzzle() const { return status.session.puzzle(); }
};

class PuzzlePainter {
 public:
  PuzzlePainter(Canvas& canvas, const PuzzlePictures& pictures, const PuzzleLayout& layout,
                const Theme& theme, Language language);

  void draw(const PuzzleView& view);

 private:
  void draw_tray();
  void draw_tiles(const PuzzleView& view);
  void draw_hint(const puzzle::Board& board, puzzle::Direction gap_way);
  void draw_win(const PuzzleView& view);
  void draw_banner(const PuzzleView& view, float opacity);
  void draw_title();
  void draw_counters(const PuzzleView& view);
  void draw_counter(const Rect& box, const char* label, const std::string& value, bool dimmed);
  void draw_message(const PuzzleView& view);
  void draw_goal(int side);

  Canvas& canvas_;
  const PuzzlePictures& pictures_;
  const PuzzleLayout& layout_;
  const Theme& theme_;
  Language language_;
};

}  // namespace damas
