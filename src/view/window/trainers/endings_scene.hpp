// Owns EndingsTrainer, by which a person plays endings against perfect play, and its scene.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "training/ending_drill.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/frame/hint_steps.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_scene.hpp"

namespace damas {

class Ui;

class EndingsTrainer {
 public:
  static constexpr TaskFrame::Setup setup{6, TaskFrame::TextRoom{200, 180}};
  static constexpr Text spoken_title = Text::EndgameTitle;

  EndingsTrainer(TaskFrame& frame, App& app, const destination::EndgameTrainer& to);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void perform(Action action, App& app);
  void panels(Gui& gui, App& app);
  std::optional<ReturnPoint> return_point() const;

  // Null until the tables have arrived, and if there are none.
  const training::EndingDrill* drill() const { return drill_ ? &*drill_ : nullptr; }
  Variant variant() const { return variant_; }
  // The tasks of the variant, once the tables have arrived.
  const std::vector<training::EndingTask>& tasks() const { return source_->tasks; }
  // The heading, and what is to be done; both give way to the result after the end.
  const std::string& title() const { return shown_->title; }
  const std::string& task() const { return shown_->task; }
  // The sentence about the person's last move, or about the end.
  const std::string& remark() const { return shown_->remark; }
  const std::vector<std::string>& results() const { return shown_->results; }
  // Begins with another task of the variant.
  void begin(const training::EndingTask& task, App& app);

 private:
  using Milliseconds = std::chrono::milliseconds;
  using Phase = training::EndingDrill::Phase;

  // Everything that the panels show, and the sentence of the status line.
  struct Content {
    std::string status;
    std::string title;
    std::string task;
    std::string remark;
    std::string why;  // the reason for the hint
    std::vector<std::string> results;
    Phase phase = Phase::Waiting;
    int turn = 0;

    friend bool operator==(const Content&, const Content&) = default;
  };
  // The results and tasks that the tables of the variant offer, once they have arrived.
  struct Source {
    bool arrived = false;
    std::shared_ptr<endgame::KnownResults> known;  // null if there are none
    std::vector<training::EndingTask> tasks;
  };

  void load(Variant variant, App& app);
  void take_delivery(App& app);
  void show_new_ending(App& app);
  void show_events(App& app, const std::optional<Spot>& dropped = std::nullopt);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void play(const entry::Move& move, App& app);
  void present(App& app);
  Content content(const App& app) const;
  std::string reason_of_hint(Language language) const;
  Status status_of(const App& app) const;
  void announce_changes(const Content& before, const App& app) const;
  const Game& game() const { return drill_ ? drill_->game() : no_game_; }
  Phase phase() const { return drill_ ? drill_->phase() : Phase::Waiting; }
  bool moving() const { return phase() == Phase::Moving; }
  // Else there is nothing to play, and the board is empty.
  bool has_position() const { return drill_ && drill_->has_position(); }

  void select(App& app);
  void hint(App& app);
  void next(App& app);
  void take_back(App& app);
  void again(App& app);
  void choose(App& app);
  void open_more(App& app);

  void text_content(Ui& ui, App& app);
  std::vector<Button> ways_on() const;
  void buttons_panel(Ui& ui, App& app);

  Variant variant_;
  training::EndingTask task_;
  std::optional<std::size_t> wanted_;  // the place of the first task among those of the variant
  std::shared_ptr<Source> source_;
  std::optional<training::EndingDrill> drill_;
  int turn_ = 0;  // of the drill, for which the board was set up
  Game no_game_;
  HintSteps hint_;
  TaskFrame& frame_;
  Shown<Content> shown_;
};

using EndingsScene = TaskScene<EndingsTrainer>;

}  // namespace damas
