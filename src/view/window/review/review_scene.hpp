// Owns ReviewScene, in which a game is viewed, commented and edited: it gives the input to the
// controller and to the commands, and what they find to the parts of the screen.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/board_screen.hpp"
#include "view/window/frame/coach_card.hpp"
#include "view/window/frame/opening_line.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/review/analysis_results.hpp"
#include "view/window/review/autoplay.hpp"
#include "view/window/review/edit_commands.hpp"
#include "view/window/review/engine_commands.hpp"
#include "view/window/review/explorer.hpp"
#include "view/window/review/lines_above_moves.hpp"
#include "view/window/review/position_analysis.hpp"
#include "view/window/review/review_controller.hpp"
#include "view/window/review/review_moves.hpp"
#include "view/window/review/step_gestures.hpp"
#include "view/window/review/unsaved_changes.hpp"
#include "view/window/review/whole_analysis.hpp"

namespace damas {

struct CommentContent;
struct GameHeading;
class Ui;

class ReviewScene final : public Scene {
 public:
  // Push it above the scene to which it returns, or start it alone; then it returns to the menu.
  // It begins after `ply` moves of the main line. `analyse`: it begins to analyse the game at
  // once. `own`: the game was played here, and mistakes that its analysis finds are collected.
  // `file` is the one that the game came from, for the explorer and the search for positions.
  explicit ReviewScene(PdnGame game, GameSaver save = {}, int ply = 0, bool analyse = false,
                       bool own = false, std::shared_ptr<GameFile> file = {});

  // The game is kept in My games, too, as that match: a finished analysis is written there.
  void keep_analysis_of(std::uint64_t match) { results_.belong_to(match); }

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  bool lets_go(App& app, const std::function<void(App&)>& then) override;
  void expect_saved(const Scene& which) override;
  void game_saved() override;
  std::optional<ReturnPoint> return_point(const App&) const override;
  void leave(App& app) override;
  // Shows the place, and remembers the changes, of a review that comes back.
  void come_back(const destination::Review& to);

  const ReviewController& controller() const { return controller_; }
  const ReviewDocument& document() const { return controller_.document(); }
  const BoardView& board() const { return screen_.board(); }
  const CheckersLayout& places() const { return screen_.places(); }
  const TreeText& moves() const { return moves_.text(); }
  const LiveAnalysis& live() const { return position_.live(); }
  // The findings as they are shown, with the results of tables.
  const LiveFindings& shown_findings() const { return shown_->live; }
  // The findings of our engine and of a program; nothing while they are not compared.
  const std::optional<Comparison>& comparison() const { return shown_->comparison; }
  const EndingResults& endings() const { return position_.endings(); }
  const Marks& board_marks() const { return shown_->board.marks; }
  bool analyses_game() const { return whole_.running(); }
  const MainLineChances& chances() const { return whole_.chances(); }
  // The line below the moves; empty if the opening has no name.
  const std::string& opening() const { return shown_->opening; }
  // The moves from here in games and in the book, while the explorer is on.
  const ExplorerFindings& explored() const { return shown_->explored; }
  // The words of the coach; empty if there are none.
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
    std::optional<Comparison> comparison;
    std::string opening;
    ExplorerFindings explored;
    std::string hint;  // what is announced of the status line
    std::string coach;
    int analysed = -1;  // percent of the game; -1: no analysis is running

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  Content describe(const App& app);
  void handle_input(const Input& input, Milliseconds elapsed, App& app);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void announce_changes(const Content& before, const App& app) const;
  std::optional<CoachCard::Content> coach_card(const App& app);
  Rect room_beside_board() const;
  // With a mark if there are unsaved changes.
  std::string title(const App& app) const;

  void perform(Action action, App& app);
  // Carries out the actions of the header's and the grid's buttons.
  PerformAction presser();
  void explain(App& app);
  void toggle_game_analysis(App& app);
  void show_next_mistake(App& app);
  void toggle_explorer(App& app);
  void show(PdnNode node, App& app);
  void play_shown(const Move& move, App& app);
  void set_up_game(const std::optional<AnyPosition>& start, App& app);
  void go_back(App& app);
  void go_out(App& app);
  // Calls `go` once the person has decided about unsaved changes.
  void leave_for(const std::function<void(App&)>& go, App& app);
  void open_more(App& app);

  // Makes room for an error in the heading.
  void fit(const GameHeading& heading, const Gui& gui);
  void moves_panel(Ui& ui, App& app);
  void lines_above_moves(Ui& ui, App& app);
  void chances_graph(Ui& ui, App& app);
  CommentContent comment_content(const App& app) const;
  void buttons_panel(Ui& ui, App& app);

  ReviewController controller_;
  EditCommands edits_{controller_, [this](const App& app) { return whole_.remark(app); }};
  UnsavedChanges changes_;
  BoardScreen screen_;
  ReviewMoves moves_;
  bool heading_wrong_ = false;  // the heading tells an error
  CoachCard coach_card_;
  StepGestures gestures_;
  Autoplay autoplay_;
  PositionAnalysis position_{controller_};
  EngineCommands engines_{controller_, position_};
  WholeAnalysis whole_;
  AnalysisResults results_;
  OpeningLine opening_;
  std::shared_ptr<GameFile> file_;  // may be null
  Explorer explorer_;
  LinesAboveMoves above_{controller_, position_, engines_, explorer_};
  Shown<Content> shown_;
};

}  // namespace damas
