// Owns ReviewScene, in which a game is viewed, commented and edited.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/sheet.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/review/game_heading.hpp"
#include "view/window/review/review_controller.hpp"
#include "view/window/review/swipe.hpp"
#include "view/window/review/tree_list.hpp"

namespace damas {

class Ui;

class ReviewScene final : public Scene {
 public:
  // Push it above the scene to which it returns, or start it alone; then it returns to the menu. It
  // begins after `ply` moves of the main line.
  explicit ReviewScene(PdnGame game, GameSaver save = {}, int ply = 0);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  bool lets_go(App& app, const std::function<void(App&)>& then) override;
  void game_saved() override;
  void leave(App& app) override;

  const ReviewController& controller() const { return controller_; }
  const ReviewDocument& document() const { return controller_.document(); }
  const BoardView& board() const { return frame_.view(); }
  const CheckersLayout& places() const { return layout_; }
  const TreeText& moves() const { return list_.text(); }
  const std::string& status() const { return shown_->board.status.sentence; }

 private:
  static constexpr int buttons_in_landscape = 7;
  static constexpr int buttons_in_portrait = 6;
  using Milliseconds = std::chrono::milliseconds;

  // Everything that draw() and the panels show.
  struct Content {
    BoardFrame::Content board;
    int revision = 0;
    PdnNode node = PdnNode::Root;
    PdnNode next = PdnNode::None;
    bool changed = false;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  void obey(const Input& input, Milliseconds elapsed, App& app);
  void take(const Input& input, Milliseconds elapsed, App& app);
  void wheel(float notches);
  void play_on_by_itself(Milliseconds elapsed, App& app);
  void say(const Content& before, const App& app) const;

  void perform(Action action, App& app);
  bool step(Action action);
  bool edit(Action action, App& app);
  void arrow(int right, int up);
  void toggle_autoplay(App& app);
  void hint(App& app);
  void mind_engine(App& app);
  void choose_engine(App& app);
  void edit_comment(App& app);
  void edit_headers(App& app);
  void judge(int nag, App& app);
  void make_main_line(App& app);
  void delete_from_here(App& app);
  void choose_judgement(App& app);
  void play_on(App& app);
  void set_up_game(const std::optional<AnyPosition>& start, App& app);
  void save(App& app);
  static void expect_saved(const ReviewScene* which, App& app);
  bool copy_to_keep(App& app) const;
  void go_back(App& app);
  void go_out(App& app);
  // Calls `go` once the person has decided about unsaved changes.
  void leave_for(const std::function<void(App&)>& go, App& app);
  void open_more(App& app);
  std::vector<Button> edit_choices();

  // With a mark if there are unsaved changes.
  std::string title(const App& app) const;
  void title_panel(Ui& ui, App& app);
  void heading_panel(Ui& ui, App& app);
  void moves_panel(Ui& ui, App& app);
  void list(Ui& ui, App& app);
  void sheet_panel(Ui& ui, App& app);
  void judgement_panel(Ui& ui, App& app);
  void comment_panel(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);
  // Carries out the actions of the header's and the grid's buttons.
  PerformAction presser();

  ReviewController controller_;
  GameSaver save_;
  BoardFrame frame_;
  TreeList list_;
  CheckersLayout layout_;
  Sheet sheet_;
  Swipe swipe_;
  Size size_;
  float wheel_ = 0;      // notches that do not make a full step yet
  bool saving_ = false;  // this is the review that is being saved, or was saved last
  std::shared_ptr<ProgramEngine> engine_;  // the external program, once asked
  HubProgram engine_program_;              // the program that `engine_` runs
  std::optional<Milliseconds> autoplay_;   // until the next step
  Shown<Content> shown_;
};

}  // namespace damas
