// Owns CheckersScene: one match in the window — board, bars, list of moves, buttons, status.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/window/board/board_view.hpp"
#include "view/window/checkers/buttons.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/layout.hpp"
#include "view/window/checkers/move_table.hpp"
#include "view/window/checkers/player_bar.hpp"
#include "view/window/checkers/sheet.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/scene.hpp"

namespace damas {

class Ui;

class CheckersScene final : public Scene {
 public:
  explicit CheckersScene(Match match);
  ~CheckersScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  void leave(App& app) override;

  const GameController& controller() const { return controller_; }
  const BoardView& board() const { return view_; }
  const CheckersLayout& places() const { return layout_; }

 private:
  // All that draw() shows; when it differs from the last frame's, a new frame is drawn.
  struct Shown {
    BoardPicture picture;
    Marks marks;
    Status status;
    PlayerBar top;
    PlayerBar bottom;
    std::vector<std::string> counters;
    std::string title;
    bool banner = false;
    int refusals = 0;

    friend bool operator==(const Shown&, const Shown&) = default;
  };

  void arrange();
  void apply(const Preferences& preferences);
  bool is_over() const { return controller_.session().over(); }
  void mind_visibility(bool hidden, App& app);
  void obey(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void call_keyboard(const Pointer& pointer, const App& app) const;
  void slide_sheet(std::chrono::milliseconds elapsed, App& app);
  void hear(const std::vector<Event>& events, App& app);
  void warn_of_time(App& app);
  void say(const Shown& now, const App& app);
  Shown describe(const App& app) const;
  PlayerBar bar_of(Side side, const App& app) const;
  std::vector<std::string> counters(const App& app) const;
  void ask_for_updates(App& app) const;

  void perform(Action action, App& app);
  bool perform_on_board(Action action, App& app);
  void help(HelpScene::Page page, App& app) const;
  void go_back(App& app);
  void resign(App& app);
  void hint(App& app);
  void offer_draw(App& app);
  void answer_draw(bool accept, App& app);
  void rematch(App& app);
  void look_at(int ply);
  void review(App& app);
  void open_more(App& app);
  void copy_game(App& app) const;
  void copy(const std::string& text, App& app) const;
  void paste_position(App& app);
  void take_pasted(const std::string& text, App& app);
  void offer_start(const Game& game, App& app);
  void start_from(const Game& game, App& app);

  bool game_button(Ui& ui, GameButton button, App& app);
  void header_panel(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);
  void moves_panel(Ui& ui, App& app);
  void sheet_panel(Ui& ui, App& app);
  void offer_panel(Ui& ui, App& app);
  void pause_panel(Ui& ui, App& app);
  void banner_panel(Ui& ui, App& app);

  GameController controller_;
  BoardView view_;
  MoveTable table_;
  CheckersLayout layout_;
  Size size_;
  float scale_ = 1;
  bool flipped_ = false;
  Sheet sheet_;
  float banner_height_ = 224;   // as of the last frame
  bool banner_closed_ = false;  // the person wants to see the board
  std::array<bool, 2> warned_{};
  std::array<int, 2> first_pieces_{};  // of each side, at the start of the game
  bool hidden_ = false;                // as of the last update
  bool stopped_ = false;               // the clock, because nobody can see it
  std::string told_;                   // what the person to move has been told of this position
  Shown shown_;
};

// A new match as the dialog describes it; from that position of the same variant, if given.
std::unique_ptr<Scene> make_match(const NewGameChoice& choice, App& app,
                                  const std::optional<AnyPosition>& start = std::nullopt);

}  // namespace damas
