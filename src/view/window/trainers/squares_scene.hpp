// Owns SquaresTrainer, by which a person learns the names of squares, and its scene.
#pragma once

#include <optional>
#include <string>

#include "training/square_drill.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/frame/answer_typing.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_scene.hpp"
#include "view/window/trainers/choose_squares.hpp"

namespace damas {

class Ui;

class SquaresTrainer {
 public:
  static constexpr TaskFrame::Setup setup{6, TaskFrame::TextRoom{200, 180}};
  static constexpr Text spoken_title = Text::SquaresTitle;

  SquaresTrainer(TaskFrame& frame, App& app, const destination::SquareTrainer& to);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void perform(Action action, App& app);
  void panels(Gui& gui, App& app);
  std::optional<ReturnPoint> return_point() const;
  // Keeps the result of a round that is over.
  void save_now(App& app);

  const training::SquareDrill& drill() const { return drill_; }
  const std::string& question() const { return shown_->question; }
  const std::string& results() const { return shown_->results; }
  // Whether the panel has a remark that the line below the board does not say already.
  bool has_own_remark() const;

 private:
  static constexpr int none = -1;

  // Everything that the panels show, and the keyboard's cursor.
  struct Content {
    std::string question;
    std::string remark;
    std::string results;
    int turn = 0;
    int chosen = none;
    std::optional<Cell> cursor;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void begin(const SquaresChoice& choice, App& app);
  void begin_again(App& app);
  void read_best(App& app);
  void handle_input(const Input& input, App& app);
  void type(const Input& input, const std::vector<Action>& actions, App& app);
  // A name, or something that was refused.
  bool has_typed() const { return !typing_.empty() || !nonsense_.empty() || !no_such_.empty(); }
  void give(const std::string& typed, App& app);
  bool claims(const KeyPress& press) const;
  void answer(Square square, App& app);
  void forget_typed();
  Marks marks() const;
  Content content(const App& app) const;
  Status status_of(const App& app) const;
  std::string remark(const App& app) const;
  std::string place_of(Cell cell, const App& app) const;
  void announce_changes(const Content& before, const App& app) const;
  const BoardView& board() const { return frame_.view(); }
  bool naming() const { return drill_.task() == training::SquareTask::Name; }

  void arrow(int right, int up);
  void select(App& app);
  void choose(App& app);
  void open_more(App& app);

  std::string caption(const App& app) const;
  void text_content(Ui& ui, App& app);
  void choices_rows(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);
  Button other_task();
  // The button that begins with another choice.
  Button switch_to(const SquaresChoice& choice, Icon icon, Text text, bool on);

  training::SquareDrill drill_;
  bool kept_ = false;  // the result of this round
  int best_ = 0;       // in a round of this task
  int chosen_ = none;  // of the offered names, by the keyboard
  AnswerTyping typing_;
  std::string no_such_;   // a number that was typed, but that no square has
  std::string nonsense_;  // what was typed, but begins no name
  std::optional<Cell> cursor_;
  Game board_of_;  // of the variant; its pieces are not shown
  TaskFrame& frame_;
  Shown<Content> shown_;
};

using SquaresScene = TaskScene<SquaresTrainer>;

}  // namespace damas
