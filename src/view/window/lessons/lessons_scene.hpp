// Owns LessonsTrainer, by which a person goes through lessons on the board, and its scene.
#pragma once

#include <optional>
#include <string>

#include "lessons/session.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/frame/answer_typing.hpp"
#include "view/window/frame/hint_steps.hpp"
#include "view/window/frame/refutation.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_scene.hpp"
#include "view/window/lessons/lesson_shelf.hpp"
#include "view/window/lessons/machine_answer.hpp"
#include "view/window/lessons/square_choice.hpp"

namespace damas {

class Ui;

class LessonsTrainer {
 public:
  static constexpr TaskFrame::Setup setup{6, TaskFrame::TextRoom{176, 200}};
  static constexpr Text spoken_title = Text::LessonsTitle;

  LessonsTrainer(TaskFrame& frame, App& app, const destination::Lessons& to);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void perform(Action action, App& app);
  void panels(Gui& gui, App& app);
  std::optional<ReturnPoint> return_point() const;
  // Stops the engine.
  void leave(App& app);

  // Null until the lessons have arrived, and if they cannot be read.
  const lessons::Session* session() const { return session_ ? &*session_ : nullptr; }
  // The coach's reason why the last move was wrong; empty if it has none.
  const std::string& reason() const { return shown_->reason; }

 private:
  using Milliseconds = std::chrono::milliseconds;

  // Everything that the panels show.
  struct Content {
    std::string task;
    std::string said;
    std::string reason;
    std::string hint;
    std::string why_hint;
    std::string title;
    std::string place;  // "Step 3 of 12"
    lessons::Session::Phase phase = lessons::Session::Phase::Done;
    lessons::Session::Verdict verdict = lessons::Session::Verdict::None;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void take_lessons(App& app);
  void begin(std::size_t lesson, int step, App& app);
  // Begins where the lesson was left.
  void continue_lesson(std::size_t lesson, App& app);
  void keep_place(App& app) const;
  void go_on_to(int step, App& app);
  void show_changes(App& app, const std::optional<Spot>& dropped = std::nullopt);
  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void handle_digits(const Input& input, App& app);
  void play(const entry::Move& move, App& app);
  void look_for_reason(App& app);
  void follow_coach(Milliseconds elapsed, App& app);
  void follow_machine(App& app);
  void touch(Square square, App& app);
  void choose_number(int number, App& app);
  void give_number(const std::string& typed, App& app);
  bool enter_number(App& app);
  void follow_answer(App& app);
  Marks marks(const App& app) const;
  Content content(const App& app) const;
  // The hint that was asked for last, while it is of use; else empty.
  std::string hint_sentence(const App& app) const;
  Status status_of(const App& app) const;
  void announce_changes(const Content& before, const App& app) const;
  const Game& game() const { return session_ ? session_->game() : no_game_; }
  std::string said(const lessons::Words& words, const App& app) const;

  void arrow(int right, int up);
  void select(App& app);
  void go_on(App& app);
  void step_back(App& app);
  void again(App& app);
  void from_start(App& app);
  void hint(App& app);
  void hint_at_move(App& app);
  void show_answer(App& app);
  void next_lesson(App& app);
  void open_list(App& app);
  void open_more(App& app);

  void text_content(Ui& ui, App& app);
  void said_row(Ui& ui) const;
  void numbers(Ui& ui, App& app);
  void next_choices(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);

  LessonShelf shelf_;
  std::size_t present_ = 0;  // the lesson, on the shelf
  // Whether somebody chose the present lesson: the person, in the list or by moving within it, or
  // the link that opened the scene.
  bool chosen_ = false;
  bool finished_ = false;  // since it was begun
  std::optional<lessons::Session> session_;
  MachineAnswer machine_;
  Game no_game_;
  SquareChoice squares_;
  AnswerTyping number_;  // while one is asked
  std::string no_such_;  // a number that was typed, but is not offered
  HintSteps hint_;       // for a move that is asked
  Refutation why_;       // of a move of which the lesson itself says no reason
  TaskFrame& frame_;
  Shown<Content> shown_;
};

using LessonsScene = TaskScene<LessonsTrainer>;

}  // namespace damas
