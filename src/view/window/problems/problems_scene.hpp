// Owns ProblemsScene, in which a person solves problems on the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "training/session.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/delivery.hpp"
#include "view/window/frame/hint_steps.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_frame.hpp"

namespace damas {

class Ui;

class ProblemsScene final : public Scene {
 public:
  ProblemsScene(App& app, const destination::Problems& to);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  std::string spoken_title(const App& app) const override;
  std::optional<ReturnPoint> return_point(const App&) const override;
  void leave(App& app) override;

  // Null until the problems have arrived, and if there are none.
  const training::Session* session() const { return session_ ? &*session_ : nullptr; }
  Variant variant() const { return variant_; }
  const BoardView& board() const { return frame_.view(); }
  const CheckersLayout& places() const { return frame_.places(); }
  const std::string& status() const { return shown_->board.status.sentence; }
  // The sentences of the panel about the last move and the solution.
  std::vector<std::string> remarks(const App& app) const;

 private:
  using Milliseconds = std::chrono::milliseconds;

  // Everything that draw() and the panels show.
  struct Content {
    BoardFrame::Content board;
    std::vector<std::string> remarks;
    std::vector<std::string> results;
    std::string task;
    int turn = 0;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  void load(Variant variant, App& app);
  void take_delivery(App& app);
  void show_new_problem(App& app);
  void show_events(App& app, const std::optional<Spot>& dropped = std::nullopt);
  void handle_input(const Input& input, Milliseconds elapsed, App& app);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void carry_out(const Entry& entry, App& app);
  void announce_changes(const Content& before, const App& app) const;
  Content content(const App& app) const;
  Status status_of(const App& app) const;
  std::string task(const App& app) const;
  std::string about(const App& app) const;
  std::vector<std::string> results(const App& app) const;
  const Game& game() const { return session_ ? session_->attempt().game() : no_game_; }
  bool solving() const;

  void perform(Action action, App& app);
  void arrow(int right, int up);
  void select(App& app);
  void hint(App& app);
  void next(App& app);
  void show_solution(App& app);
  void step_to(int ply);
  void step_by(int plies);
  void open_more(App& app);
  void choose(App& app);
  void start_daily(App& app);
  void toggle_rush(App& app);

  void task_panel(Ui& ui, const App& app) const;
  void remarks_panel(Ui& ui, const Rect& place, App& app);
  std::vector<Button> next_choices(const App& app);
  Rect text_place(const Rect& place) const;
  void results_panel(Ui& ui) const;
  void buttons_panel(Ui& ui, App& app);
  Button favourite_button();

  Variant variant_;
  bool daily_;                                 // begin with the problem of the day
  std::optional<training::ProblemId> wanted_;  // begin with this one
  training::Filter filter_;
  Delivery delivery_;  // of the packed problems
  bool unreadable_ = false;
  std::optional<training::Session> session_;
  int turn_ = 0;  // of the session, for which the board was set up
  bool theme_shown_ = false;
  HintSteps hint_;  // after the theme
  Game no_game_;
  TaskFrame frame_;
  Shown<Content> shown_;
};

}  // namespace damas
