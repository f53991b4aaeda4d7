// Owns OpeningsTrainer, by which a person practises openings against a book, and its scene.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "training/opening_practice.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_scene.hpp"
#include "view/window/openings/book_delivery.hpp"

namespace damas {

class Ui;

class OpeningsTrainer {
 public:
  static constexpr TaskFrame::Setup setup{5};
  static constexpr Text spoken_title = Text::OpeningsTitle;

  OpeningsTrainer(TaskFrame& frame, App& app, const destination::OpeningPractice& to);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void perform(Action action, App& app);
  void panels(Gui& gui, App& app);
  std::optional<ReturnPoint> return_point() const;

  // Null until the book has arrived, and if there is none.
  const training::OpeningPractice* practice() const { return practice_ ? &*practice_ : nullptr; }
  const training::OpeningTask& task() const { return task_; }
  const std::string& title() const { return shown_->title; }
  const std::vector<std::string>& remarks() const { return shown_->remarks; }
  const std::vector<std::string>& results() const { return shown_->results; }
  // Begins with another task; its variant may be another one.
  void begin(const training::OpeningTask& task, App& app);

 private:
  using Milliseconds = std::chrono::milliseconds;
  using Phase = training::OpeningPractice::Phase;

  // Everything that the panels show, and the sentence of the status line.
  struct Content {
    std::string status;
    std::string title;
    std::string task;
    std::vector<std::string> remarks;
    std::vector<std::string> results;
    int turn = 0;
    int mistakes = 0;  // so that the same mistake is announced again

    friend bool operator==(const Content&, const Content&) = default;
  };

  void load(App& app);
  void take_delivery(App& app);
  void start_practice(App& app);
  void show_new_line(App& app);
  void show_events(App& app, const std::optional<Spot>& dropped = std::nullopt);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void play(const entry::Move& move, App& app);
  void refuse(const entry::Move& move, App& app);
  void announce_changes(const Content& before, const App& app) const;
  Content content(const App& app) const;
  Marks marks(const App& app) const;
  Status status_of(const App& app) const;
  std::string title_of(const App& app) const;
  std::vector<std::string> remarks_of(const App& app) const;
  std::vector<std::string> results_of(const App& app) const;
  Variant variant() const { return variant_of(task_.start); }
  const Game& game() const { return practice_ ? practice_->game() : no_game_; }
  bool moving() const { return practice_ && practice_->phase() == Phase::Moving; }
  bool over() const { return practice_ && practice_->phase() == Phase::Over; }

  void select(App& app);
  void next(App& app);
  void hint(App& app);
  void show_moves(App& app);
  void play_other_side(App& app);
  Button other_side_button();
  void choose(App& app);
  void open_more(App& app);

  void title_panel(Ui& ui, const App& app) const;
  void remarks_panel(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);

  training::OpeningTask task_;
  // A position that the opener of this scene has given, in place of a chosen opening.
  std::optional<AnyPosition> given_;
  BookDelivery delivery_;
  std::optional<training::OpeningPractice> practice_;
  bool has_other_side_ = true;  // training::has_task() of it, asked once for each task
  int turn_ = 0;                // of the practice, for which the board was set up
  Game no_game_;
  TaskFrame& frame_;
  Shown<Content> shown_;
};

using OpeningsScene = TaskScene<OpeningsTrainer>;

}  // namespace damas
