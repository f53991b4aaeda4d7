// Owns EditBoard: the board of a scene in which pieces are placed: what is shown of it and of the
// status line, and what is entered by pointer and keys.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "platform/input.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/edit_controls.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

class EditBoard {
 public:
  // The actions of keys that differ between scenes.
  struct Keys {
    std::size_t tools = 0;  // at most nine
    std::function<void(std::size_t tool)> choose;
    std::function<void(Square)> cycle;
    std::function<void(Square)> take_off;
    std::function<void()> turn_side;
    std::function<void(Action)> perform;  // for shortcuts
  };

  explicit EditBoard(const BoardShape& shape, bool flipped = false);

  const BoardView& view() const { return frame_.view(); }
  // Another shape drops drag, hovered square and cursor.
  void set_shape(const BoardShape& shape);
  void place(const BoardFrame::Places& places) { frame_.place(places); }
  void flip() { frame_.flip(); }
  // Call it at the beginning of every update. True if everything must be placed again.
  bool follow(const App& app, Numbering numbering);

  // The keys of this update: digits choose tools, S turns the side to move, and on the cursor's
  // square the space bar changes the piece and Delete takes it off. Other shortcuts are performed
  // until one of them opens or closes a scene.
  void press_keys(const Input& input, App& app, const Keys& keys) const;
  // The request of this update's gestures, if any.
  EditAct pointer(const Input& input, const SquareSet& occupied);
  // The square of the keyboard's cursor; nothing if there is no cursor.
  std::optional<Square> cursor() const { return controls_.cursor(view().shape()); }
  void move_cursor(int right, int up) { controls_.move_cursor(right, up, view()); }
  // True if a drag or the cursor was dropped.
  bool cancel() { return controls_.cancel(); }
  // The square where a click would use the tool.
  std::optional<Square> hovered() const { return controls_.hovered(); }
  // The dragged piece and the cursor.
  Marks marks() const { return controls_.marks(); }

  // Shows it, and draws it again if it is new.
  void present(BoardFrame::Content content, App& app);
  const BoardFrame::Content& shown() const { return *shown_; }
  void draw(Canvas& canvas, const App& app) const;

 private:
  EditControls controls_;
  BoardFrame frame_;
  Shown<BoardFrame::Content> shown_;
};

}  // namespace damas
