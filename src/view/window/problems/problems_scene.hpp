// Owns ProblemsTrainer, by which a person solves problems on the board, and its scene.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "training/session.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/frame/refutation.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_scene.hpp"
#include "view/window/problems/problem_help.hpp"
#include "view/window/problems/problem_rush.hpp"
#include "view/window/problems/problem_shelf.hpp"

namespace damas {

class Ui;

class ProblemsTrainer {
 public:
  static constexpr TaskFrame::Setup setup{7};
  static constexpr Text spoken_title = Text::ProblemsTitle;

  ProblemsTrainer(TaskFrame& frame, App& app, const destination::Problems& to);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void perform(Action action, App& app);
  void panels(Gui& gui, App& app);
  std::optional<ReturnPoint> return_point() const;
  // Ends a rush, and tells its result.
  void leave(App& app);

  // Null until the problems have arrived, and if there are none.
  const training::Session* session() const { return session_ ? &*session_ : nullptr; }
  Variant variant() const { return shelf_.variant(); }
  // With a full star once the problem is a favourite.
  Button favourite_button();
  // The sentences of the panel about the last move and the solution.
  std::vector<std::string> remarks(const App& app) const;
  // The coach's reason why the last move was wrong; empty if it has none.
  const std::string& reason() const { return shown_->reason; }
  // The lines of the panel about the rating and the streak, or about the rush.
  const std::vector<std::string>& shown_results() const { return shown_->results; }

 private:
  using Milliseconds = std::chrono::milliseconds;

  // Everything that the panels show.
  struct Content {
    std::vector<std::string> remarks;
    std::vector<std::string> results;
    std::string reason;  // also among the remarks
    std::string task;
    int turn = 0;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void load(Variant variant, App& app);
  void take_delivery(App& app);
  void show_new_problem(App& app);
  void show_events(App& app, const std::optional<Spot>& dropped = std::nullopt);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void play(const entry::Move& move, App& app);
  void advance(Milliseconds elapsed, App& app);
  void follow_coach(Milliseconds elapsed, App& app);
  void announce_changes(const Content& before, const App& app) const;
  Marks marks(const App& app) const;
  Status status_of(const App& app) const;
  std::string task(const App& app) const;
  std::string about(const App& app) const;
  std::vector<std::string> results(const App& app) const;
  const Game& game() const { return session_ ? session_->attempt().game() : no_game_; }
  bool solving() const;
  // On the last move; empty if there is none.
  std::string verdict(const App& app) const;
  // The verdict on a move is not told yet.
  bool judging() const;

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

  void task_panel(Ui& ui, const App& app) const;
  std::vector<Button> next_choices(const App& app);
  void buttons_panel(Ui& ui, App& app);
  // With a tick once today's problem is done.
  Button daily_button(const App& app);

  ProblemShelf shelf_;
  bool daily_;                                 // begin with the problem of the day
  std::optional<training::ProblemId> wanted_;  // begin with this one
  training::Filter filter_;
  std::optional<training::Session> session_;
  ProblemRush rush_{session_};
  int turn_ = 0;  // of the session, for which the board was set up
  ProblemHelp help_;
  Refutation why_;  // of a wrong move
  Game no_game_;
  TaskFrame& frame_;
  Shown<Content> shown_;
};

using ProblemsScene = TaskScene<ProblemsTrainer>;

}  // namespace damas
