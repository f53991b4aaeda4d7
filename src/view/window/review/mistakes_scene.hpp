// Owns MistakesScene, in which a person looks for better moves than those of an analysed game.
#pragma once

#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/hint_steps.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/line_player.hpp"
#include "view/window/frame/move_entry.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/review/mistake_lessons.hpp"

namespace damas {

class Ui;

class MistakesScene final : public Scene {
 public:
  // There is at least one lesson. Push it above the scene to which it returns.
  MistakesScene(std::vector<Lesson> lessons, bool flipped);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  std::string spoken_title(const App& app) const override;
  void leave(App& app) override;

  const MistakeLessons& lessons() const { return lessons_; }
  const BoardView& board() const { return frame_.view(); }
  const std::string& status() const { return shown_->board.status.sentence; }
  // The sentences about the last move.
  const std::vector<std::string>& remarks() const { return shown_->remarks; }

 private:
  using Milliseconds = std::chrono::milliseconds;
  using Phase = MistakeLessons::Phase;

  // Everything that draw() and the panels show.
  struct Content {
    BoardFrame::Content board;
    std::string task;
    std::vector<std::string> remarks;
    Phase phase = Phase::Solving;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  void handle_input(const Input& input, Milliseconds elapsed, App& app);
  void carry_out(const Entry& entry, App& app);
  void perform(Action action, App& app);
  void select(App& app);
  void hint(App& app);
  void why(App& app);
  void show(App& app);
  // Continues after an answer: with another try, or with the next mistake.
  void go_on(App& app);
  // The position on the board has changed in another way than by a try.
  void stand();
  void go_out(App& app);
  bool solving() const { return lessons_.phase() == Phase::Solving; }
  Content content(const App& app) const;
  Marks marks(const App& app) const;
  Status status_of(const App& app) const;
  std::string task(const App& app) const;
  std::vector<std::string> remarks(const App& app) const;
  void announce_changes(const Content& before, const App& app) const;

  void header_panel(Ui& ui, App& app);
  void task_panel(Ui& ui) const;
  void remarks_panel(Ui& ui, App& app);
  void buttons_panel(Ui& ui, App& app);
  std::vector<Button> ways_on();
  PerformAction presser();

  MistakeLessons lessons_;
  HintSteps hint_;
  CoachSearch why_;  // about the move of the game
  LinePlayer line_;  // that refutes a wrong move
  Animation animation_;
  MoveEntry entry_;
  BoardFrame frame_;
  CheckersLayout layout_;
  Size size_;
  Shown<Content> shown_;
};

}  // namespace damas
