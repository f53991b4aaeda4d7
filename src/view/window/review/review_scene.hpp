// Owns ReviewScene, in which a game is viewed, commented and edited: it places the board and what
// is around it, and gives the input to the controller and to the commands.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/coach_card.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/sheet.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/review/autoplay.hpp"
#include "view/window/review/chance_graph.hpp"
#include "view/window/review/edit_commands.hpp"
#include "view/window/review/ending_results.hpp"
#include "view/window/review/game_analysis.hpp"
#include "view/window/review/live_analysis.hpp"
#include "view/window/review/main_line_chances.hpp"
#include "view/window/review/review_controller.hpp"
#include "view/window/review/step_gestures.hpp"
#include "view/window/review/tree_list.hpp"

namespace damas {

class Ui;

class ReviewScene final : public Scene {
 public:
  // Push it above the scene to which it returns, or start it alone; then it returns to the menu. It
  // begins after `ply` moves of the main line. `analyse`: it begins to analyse the game at once.
  explicit ReviewScene(PdnGame game, GameSaver save = {}, int ply = 0, bool analyse = false);

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
  const LiveAnalysis& live() const { return live_; }
  // What is shown of it, with what tables know.
  const LiveFindings& shown_findings() const { return shown_->live; }
  const EndingResults& endings() const { return endings_; }
  const Marks& board_marks() const { return shown_->board.marks; }
  bool analyses_game() const { return whole_.running(); }
  const MainLineChances& chances() const { return chances_; }
  // What the coach says; empty if nothing.
  const std::string& coach_words() const { return shown_->coach; }
  const std::string& status() const { return shown_->board.status.sentence; }

 private:
  static constexpr int buttons_in_landscape = 8;
  static constexpr int buttons_when_folded = 6;
  using Milliseconds = std::chrono::milliseconds;

  // Everything that draw() and the panels show.
  struct Content {
    BoardFrame::Content board;
    int revision = 0;
    PdnNode node = PdnNode::Root;
    PdnNode next = PdnNode::None;
    bool changed = false;
    LiveFindings live;
    std::string coach;
    int analysed = -1;  // percent of the game; -1: no analysis is running

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  void handle_input(const Input& input, Milliseconds elapsed, App& app);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void announce_changes(const Content& before, const App& app) const;

  void perform(Action action, App& app);
  bool step(Action action);
  void arrow(int right, int up);
  void toggle_autoplay(App& app);
  void hint(App& app);
  void explain(App& app);
  std::optional<CoachCard::Content> coach_card(const App& app);
  Rect room_beside_board() const;
  void choose_engine(App& app);
  void toggle_engine();
  void toggle_game_analysis(App& app);
  void advance_game_analysis(App& app);
  void keep_findings();
  void learn(App& app);
  const analysis::AnalysedGame* graph() const;
  void toggle_threat(App& app);
  void toggle_results(App& app);
  LiveFindings findings(Language language) const;
  Status status_line(Language language) const;
  void choose_lines(App& app);
  void play_first_move(const Move& move, App& app);
  Marks marks(const App& app) const;
  void play_on(App& app);
  void set_up_game(const std::optional<AnyPosition>& start, App& app);
  void share(App& app) const;
  void save(App& app);
  static void expect_saved(const ReviewScene* which, App& app);
  bool copy_to_keep(App& app) const;
  void go_back(App& app);
  void go_out(App& app);
  // Calls `go` once the person has decided about unsaved changes.
  void leave_for(const std::function<void(App&)>& go, App& app);
  void open_more(App& app);

  // With a mark if there are unsaved changes.
  std::string title(const App& app) const;
  void title_panel(Ui& ui, App& app);
  void draw_chances(Canvas& canvas, const Theme& theme) const;
  void moves_panel(Ui& ui, App& app);
  void engine_lines(Ui& ui, App& app);
  void chances_graph(Ui& ui, App& app);
  std::string judgement(const App& app) const;
  void list(Ui& ui, App& app);
  void sheet_panel(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);
  // Carries out the actions of the header's and the grid's buttons.
  PerformAction presser();

  ReviewController controller_;
  EditCommands edits_{controller_};
  GameSaver save_;
  BoardFrame frame_;
  TreeList list_;
  CheckersLayout layout_;
  Sheet sheet_;
  CoachCard coach_card_;
  StepGestures gestures_;
  Autoplay autoplay_;
  LiveAnalysis live_;
  EndingResults endings_;
  GameAnalysis whole_;
  MainLineChances chances_;
  std::optional<analysis::AnalysedGame> so_far_;  // of the analysis that is running
  bool analyse_ = false;                          // at the next update
  int lines_ = 0;                                 // of the engine, as the person prefers
  Size size_;
  bool saving_ = false;  // this is the review that is being saved, or was saved last
  Shown<Content> shown_;
};

}  // namespace damas
