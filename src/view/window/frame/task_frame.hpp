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
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_board.hpp"

namespace damas {

class TaskFrame {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr float row_height = 44;

  // The room that a portrait window keeps for texts and choices at the expense of the board.
  struct TextRoom {
    float text = 0;         // the wanted height
    float least_board = 0;  // what the board keeps
  };
  // The parts that get a place: this many buttons, and a text if the scene has one, which stands
  // beside the board, or in portrait below the buttons.
  struct Setup {
    int buttons = 0;
    std::optional<TextRoom> text = {};
  };

  // `perform` carries out keys and buttons in the scene's own way. The board is empty, and of the
  // usual shape, until show().
  TaskFrame(const Scene& scene, PerformAction perform, const Setup& setup, bool flipped = false);

  // Places everything for a window of that size.
  void layout(Size size);
  const CheckersLayout& places() const { return places_; }
  // The place of the text; empty if there is none.
  const Rect& text_place() const { return text_; }
  // A bar above or below the board without the margin that its text keeps in portrait.
  Rect inside(const Rect& bar) const;
  Rect notice_room(Size window) const;

  TaskBoard& board() { return board_; }
  const TaskBoard& board() const { return board_; }
  const BoardView& view() const { return frame_.view(); }
  // Shows the position at once, on a board of its shape. Its variant becomes the title.
  void show(const Game& game);
  void set_bottom(Side side);

  // Call it at the beginning of every update.
  void follow(const App& app, const BoardLabels& labels);
  // Call it once the events of this update have been shown.
  void advance(Milliseconds elapsed, App& app);

  // Takes the input of this update: what is entered on the board, which `on_board` reads, and the
  // shortcuts. While `typing`, keys that may belong to a move are none.
  void handle_input(const Input& input, App& app, const std::function<void()>& on_board,
                    bool typing = true);
  // One after another, until one of them opens or closes a scene.
  void perform(const std::vector<Action>& actions, App& app);
  // For actions that do the same in all these scenes.
  void perform_common(Action action, const Game& game, App& app);
  // Another scene, such as a dialog, is above this one.
  bool covered(App& app) const;
  // Leads to the scene below, or to the menu if there is none.
  void close(App& app);

  // The square that has just been pressed. It ends a running animation.
  std::optional<Cell> pressed(const Input& input);
  // The move that the person has entered in this update; only typed characters are taken unless a
  // move is `asked`. Performs an entered action, and shows a refusal.
  std::optional<entry::Move> entered(const Input& input, Milliseconds elapsed, const Game& game,
                                     bool asked, App& app);
  // The same for a touch of the square of the keyboard's cursor.
  std::optional<entry::Move> selected(const Game& game, App& app);
  // For a person who is to move. A complaint replaces the hint, which may be empty.
  Status status_of_move(const Game& game, const std::string& hint, const App& app) const;

  // Shows the board with its marks and the status line, which are drawn again if they are new.
  void present(BoardFrame::Content content, App& app);
  // The same for a game; and announces the square to which the keyboard's cursor has moved.
  void present(BoardFrame::Content content, const Game& game, App& app);
  const BoardFrame::Content& shown() const { return *shown_; }

  // The title is the variant, or another one.
  void draw(Canvas& canvas, const App& app) const;
  void draw(Canvas& canvas, const std::string& title, const App& app) const;
  // Back, the scene's own buttons, settings, help and `more`, which may be empty; only where there
  // is room for it.
  void header_panel(Ui& ui, App& app, const std::vector<Button>& own,
                    std::function<void(App&)> more);
  void header_panel(Ui& ui, App& app, const std::string& title, const std::vector<Button>& own,
                    std::function<void(App&)> more);
  // A title, and below it a caption, which may be empty, and gives way to a title of two lines
  // where there is no room for both. In portrait they are in the middle of the bar's height.
  void title_panel(Ui& ui, const std::string& title, const std::string& caption) const;
  // At the text's place; it scrolls.
  void text_panel(Ui& ui, const std::function<void()>& content) const;
  // The remarks about the last move, and below them the next choices, as far as there is room.
  void remarks_panel(Ui& ui, App& app, const std::vector<std::string>& remarks,
                     const std::vector<Button>& ways_on);
  void results_panel(Ui& ui, const std::vector<std::string>& results) const;
  void buttons_panel(Ui& ui, App& app, const std::vector<Button>& buttons);
  // Adds flip, settings and help, for windows without room for these buttons.
  static void add_usual_choices(std::vector<Button>& choices);
  // Rows in the present panel. If it does not scroll, those without room are left out.
  void rows(Ui& ui, App& app, const std::vector<Button>& buttons, bool scrolls);

 private:
  void arrange();
  void place_text(CheckersLayout& l);
  std::optional<entry::Move> move_in(const Entry& entry, const Game& game, bool asked, App& app);
  std::string usual_title(const App& app) const;
  // Back leads out of the scene at once; its key first drops what has been entered.
  PerformAction presser();

  const Scene& scene_;
  PerformAction perform_;
  Setup setup_;
  Variant variant_;
  TaskBoard board_;
  BoardFrame frame_;
  CheckersLayout places_;
  Rect text_;
  Size size_;
  Shown<BoardFrame::Content> shown_;
};

}  // namespace damas
