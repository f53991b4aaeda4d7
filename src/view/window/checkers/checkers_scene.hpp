// Owns CheckersScene, the common part of all matches in the window: board, bars, list of moves,
// buttons, status.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/checkers/game_button.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/move_table.hpp"
#include "view/window/checkers/player_bar.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/sheet.hpp"
#include "view/window/frame/shown.hpp"

namespace damas {

class Ui;

class CheckersScene : public Scene {
 public:
  ~CheckersScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  void leave(App& app) override;
  // The keys walk through the card of a finished game.
  bool walks_by_keys() const override { return shown_->banner; }

  const GameController& controller() const { return controller_; }
  const Session& session() const { return controller_.session(); }
  const BoardView& board() const { return frame_.view(); }
  const CheckersLayout& places() const { return layout_; }
  const Status& shown_status() const { return shown_->board.status; }
  // How the match ended, and what that means for the person here; only valid after the end.
  virtual std::string end_sentence(const App& app) const;
  const PlayerBar& shown_bar(Side side) const {
    return shown_->top.side == side ? shown_->top : shown_->bottom;
  }

 protected:
  // A question that the person can answer beside the status line.
  struct Question {
    std::string yes;
    std::string no;  // empty: there is no second answer
    std::function<void(bool, App&)> answer;
    bool enabled = true;
  };

  explicit CheckersScene(std::unique_ptr<Session> session);

  GameController& controller() { return controller_; }
  // As a row of a list, where none of the buttons is the best.
  Button row(GameButton button);
  void command(const Command& command, App& app);
  void resign(App& app);
  void review(App& app);

  // The buttons in portrait or landscape, and those in the header, the first one at the left.
  virtual std::span<const GameButton> buttons(bool portrait) const = 0;
  virtual std::span<const GameButton> header_buttons() const = 0;
  // As it is in a match in this window; others replace some.
  virtual Button button(GameButton button);
  // False if the action does not exist in this match.
  virtual bool perform(Action action, App& app);
  virtual Status status(const App& app) const = 0;
  // Sets the player's name and a note about them.
  virtual void name_player(PlayerBar& bar, const App& app) const = 0;
  virtual std::optional<Question> question(const App& app) = 0;
  virtual std::vector<Button> more_choices(bool portrait) = 0;
  // What can follow the end of the match: at most four, the best first; the last two share a row.
  virtual std::vector<Button> sequels(const App& app) = 0;
  virtual PdnGame record(const App& app) const;
  virtual void hear(const Event& event, App& app);
  // Saves the match for the next start.
  virtual void keep(App& app) const = 0;
  virtual void go_out(App& app) = 0;

 private:
  // Everything that draw() shows.
  struct Content {
    BoardFrame::Content board;
    PlayerBar top;
    PlayerBar bottom;
    std::vector<std::string> counters;
    std::string title;
    bool banner = false;
    int refusals = 0;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  void mind_visibility(bool hidden, App& app);
  void obey(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void call_keyboard(const Pointer& pointer, const App& app) const;
  void make_room_for_answers(const App& app);
  void take_in(const std::vector<Event>& events, App& app);
  void warn_of_time(App& app);
  void say(const Content& before, const App& app);
  Content describe(const App& app) const;
  PlayerBar bar_of(Side side, const App& app) const;
  std::vector<std::string> counters(const App& app) const;
  void ask_for_updates(App& app) const;

  bool walk(Action action);
  void go_back(App& app);
  void look_at(int ply);
  void copy_game(App& app) const;
  void help(HelpPage page, App& app) const;
  void open_more(App& app);

  std::vector<GameButton> shown_buttons() const;
  std::vector<Button> described(std::span<const GameButton> all);
  PerformAction performer();
  void title_panel(Ui& ui, App& app);
  void moves_panel(Ui& ui, App& app);
  void sheet_panel(Ui& ui, App& app);
  void question_panel(Ui& ui, App& app);
  void pause_panel(Ui& ui, App& app);
  void banner_panel(Ui& ui, App& app);
  void sequel_buttons(Ui& ui, App& app);

  GameController controller_;
  BoardFrame frame_;
  MoveTable table_;
  CheckersLayout layout_;
  Size size_;
  Sheet sheet_;
  float banner_height_ = 224;   // in the last frame
  float answers_ = 0;           // width of the answers in the status line, in the last frame
  bool asked_ = false;          // there was a question in the last update
  bool banner_closed_ = false;  // by the person, to see the board
  Milliseconds banner_since_{0};
  std::array<bool, 2> warned_{};
  std::array<int, 2> first_pieces_{};  // of each side, at the start of the game
  bool hidden_ = false;                // in the last update
  bool stopped_ = false;               // the clock was stopped because the window is hidden
  std::string told_;                   // last sentence announced for this position
  Shown<Content> shown_;
};

}  // namespace damas
