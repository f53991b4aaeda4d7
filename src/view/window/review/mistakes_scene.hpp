// Owns MistakesScene, in which a person looks for better moves than those of an analysed game, or
// practises the mistakes of all games.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "coach/claim.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/hint_steps.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/frame/task_frame.hpp"
#include "view/window/review/mistake_lessons.hpp"
#include "view/window/review/mistake_line.hpp"

namespace damas {

class Ui;

class MistakesScene final : public Scene {
 public:
  // From one game, or from the person's collection.
  enum class Source : std::uint8_t { Game, Collection };

  // There is at least one mistake. Push it above the scene to which it returns. The results of
  // mistakes that are in the person's collection are noted there.
  MistakesScene(std::vector<Mistake> mistakes, bool flipped, Source source = Source::Game);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  std::string spoken_title(const App& app) const override;
  std::optional<ReturnPoint> return_point(const App&) const override;
  void leave(App& app) override;

  const MistakeLessons& lessons() const { return lessons_; }
  const BoardView& board() const { return frame_.view(); }
  const std::string& status() const { return frame_.shown().status.sentence; }
  // The sentences about the last move.
  const std::vector<std::string>& remarks() const { return shown_->remarks; }

 private:
  using Milliseconds = std::chrono::milliseconds;
  using Phase = MistakeLessons::Phase;

  // Everything that the panels show.
  struct Content {
    std::string task;
    std::vector<std::string> remarks;
    Phase phase = Phase::Solving;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void handle_board(const Input& input, Milliseconds elapsed, App& app);
  void try_move(const entry::Move& move, App& app);
  void perform(Action action, App& app);
  void select(App& app);
  void hint(App& app);
  void why(App& app);
  void show(App& app);
  // Continues after an answer: with another try, or with the next mistake.
  void go_on(App& app);
  void next_lesson();
  // Notes the result of the lesson if it has just been decided.
  void settle(App& app);
  // The position on the board has changed in another way than by a try.
  void stand();
  // Plays how the other side makes use of a wrong try.
  void play_refutation();
  // Plays the line that the reason against the game's move tells: that move and how the other side
  // makes use of it, or once the lesson is over a better move and what follows it.
  void play_game_move();
  // A piece is selected, or a part of a move is typed.
  bool enters_move() const;
  bool solving() const { return lessons_.phase() == Phase::Solving; }
  bool is_over() const;
  // The claims about the game's move that are told; only valid once they are found.
  std::vector<coach::Claim> told_why() const;
  Marks marks(const App& app) const;
  Status status_of(const App& app) const;
  std::string why_wrong(Language language) const;
  std::string title(const App& app) const;
  std::string task(const App& app) const;
  std::vector<std::string> remarks(const App& app) const;
  void announce_changes(const Content& before, const App& app) const;

  void task_panel(Ui& ui) const;
  void buttons_panel(Ui& ui, App& app);
  std::vector<Button> ways_on();

  Animation& animation() { return frame_.board().animation(); }

  MistakeLessons lessons_;
  Source source_;
  std::string next_;  // after the last lesson: when the next mistake comes back
  HintSteps hint_;
  CoachSearch why_;  // about the move of the game
  MistakeLine line_;
  TaskFrame frame_;
  Shown<Content> shown_;
};

// The scene for the collected mistakes that are due. If none is, notifies the person when the next
// one comes back, and returns null.
std::unique_ptr<Scene> practice_of_mistakes(App& app);

}  // namespace damas
