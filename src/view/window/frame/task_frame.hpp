// Owns TaskFrame: what all scenes have in common that set a task beside a board: the board, the
// places around it, the keys and buttons, and the status line.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/task_board.hpp"

namespace damas {

class TaskFrame {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr float row_height = 44;

  // What each scene does in its own way.
  struct Owner {
    const Scene& scene;
    PerformAction perform;          // for keys and buttons
    std::function<void()> arrange;  // calls place()
  };

  TaskFrame(Owner owner, const BoardShape& shape, bool flipped = false);

  // Places everything for a window of that size.
  void layout(Size size);
  Size size() const { return size_; }
  // The usual places, with room for so many buttons.
  CheckersLayout usual_places(int buttons) const;
  void place(const CheckersLayout& places);
  // What a portrait window keeps for texts and choices at the expense of the board.
  struct TextRoom {
    float text = 0;         // the wanted height
    float least_board = 0;  // what the board keeps
  };
  // Places everything with a text beside the board, or in portrait below the buttons; answers the
  // text's place.
  Rect place_with_text(int buttons, const TextRoom& room);
  const CheckersLayout& places() const { return places_; }
  Rect notice_room(Size window) const;

  TaskBoard& board() { return board_; }
  const TaskBoard& board() const { return board_; }
  const BoardView& view() const { return frame_.view(); }
  // Shows the position at once, on a board of its shape.
  void show(const Game& game);
  void set_bottom(Side side);

  // Call it at the beginning of every update.
  void follow(const App& app, const BoardLabels& labels);
  // Call it once the events of this update have been shown.
  void advance(Milliseconds elapsed, App& app);

  // The shortcuts of this frame. While `typing`, keys that may belong to a move are none.
  std::vector<Action> shortcuts(const Input& input, const App& app, bool typing = true) const;
  // One after another, until one of them opens or closes a scene.
  void perform(const std::vector<Action>& actions, App& app);
  // For actions that do the same in all these scenes.
  void perform_common(Action action, const Game& game, App& app);
  // Leads to the scene below, or to the menu if there is none.
  void close(App& app);

  // The square that has just been pressed. It ends a running animation.
  std::optional<Cell> pressed(const Input& input);
  // What the person has entered in this frame; only typed characters unless a move is `asked`.
  Entry take(const Input& input, Milliseconds elapsed, const Game& game, bool asked,
             const App& app);
  // The entered move if one is `asked`. Performs an entered action, and shows a refusal.
  const entry::Move* move_in(const Entry& entry, const Game& game, bool asked, App& app);
  // For a person who is to move. A complaint replaces the hint, which may be empty.
  Status status_of_move(const Game& game, const std::string& hint, const App& app) const;

  // The title is the variant, or another one.
  void draw(Canvas& canvas, const BoardFrame::Content& content, Variant variant,
            const App& app) const;
  void draw(Canvas& canvas, const BoardFrame::Content& content, const std::string& title,
            const App& app) const;
  // Back, the scene's own buttons, settings, help and `more`, which may be empty; only where there
  // is room for it.
  void header_panel(Ui& ui, App& app, Variant variant, const std::vector<Button>& own,
                    std::function<void(App&)> more);
  void header_panel(Ui& ui, App& app, const std::string& title, const std::vector<Button>& own,
                    std::function<void(App&)> more);
  // A title, and below it a caption, which may be empty.
  void title_panel(Ui& ui, const std::string& title, const std::string& caption) const;
  // A panel that scrolls.
  static void text_panel(const Rect& place, const std::function<void()>& content);
  void buttons_panel(Ui& ui, App& app, const std::vector<Button>& buttons);
  // Rows in the present panel. If it does not scroll, those without room are left out.
  void rows(Ui& ui, App& app, const std::vector<Button>& buttons, bool scrolls);

 private:
  // Back leads out of the scene at once; its key first drops what has been entered.
  PerformAction presser();

  Owner owner_;
  TaskBoard board_;
  BoardFrame frame_;
  CheckersLayout places_;
  Size size_;
};

}  // namespace damas
