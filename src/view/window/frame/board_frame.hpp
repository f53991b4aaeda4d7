// Owns BoardFrame: the board of a scene, with the labels, the scale and the side at the bottom, and
// what all scenes with a board have around it: header, status line.
#pragma once

#include <string>

#include "core/game.hpp"
#include "platform/geometry.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/frame/status.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

class BoardFrame {
 public:
  struct Places {
    Rect board;     // in which the board is centred
    Rect status;    // the background of the status line
    Rect sentence;  // of the status line
  };
  // The contents that are drawn.
  struct Content {
    BoardPicture picture;
    Marks marks;
    Status status;

    friend bool operator==(const Content&, const Content&) = default;
  };

  explicit BoardFrame(const BoardShape& shape, bool flipped = false);

  const BoardView& view() const { return view_; }
  void set_shape(const BoardShape& shape);
  void set_labels(const BoardLabels& labels);
  // Shows the names of squares as the person prefers.
  void follow_preferences(const App& app, Numbering numbering);
  // True if the display's scale or the size of fingers has changed, so that everything must be
  // placed again.
  bool follow_scale(const App& app);
  // The least side of a button, see App::finger().
  float finger() const { return finger_; }
  void flip() { view_.set_flipped(!view_.flipped()); }
  void place(const Places& places);

  void draw_board(Canvas& canvas, const Content& content, const Theme& theme) const;
  void draw_status(Canvas& canvas, const Content& content, const Theme& theme) const;

  // True if the header no longer has room for the title, or has room again, so that everything must
  // be placed again.
  bool make_header(Ui& ui, App& app, const Header& header, const PerformAction& perform);
  // The title needs a row of its own.
  bool title_row() const { return title_row_; }

 private:
  BoardView view_;
  Places places_;
  float scale_ = 1;
  float finger_ = least_for_finger;
  float label_ = least_label;  // the least size of letters and digits on the board
  bool title_row_ = false;     // in the last frame
};

// The title in a row of its own, which may be empty.
void draw_title(Canvas& canvas, const Rect& row, const std::string& title, const Theme& theme);

// Announces the square to which the keyboard's cursor has moved.
void announce_cursor(const Marks& before, const Marks& now, const Game& game, const App& app);
// Announces a piece that has been selected, and where it can go.
void announce_selection(const Marks& before, const Marks& now, const Game& game, const App& app);

}  // namespace damas
