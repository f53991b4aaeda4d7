// Owns CoveredClock: the rule for a match below other scenes. Its clock goes on, as at a real
// board, and the person is told so; it stops only while a file is chosen, in games against the
// computer.
#pragma once

namespace damas {

class App;
class GameController;
class Scene;

class CoveredClock {
 public:
  // `scene` shows the match of the controller.
  CoveredClock(const Scene& scene, GameController& controller)
      : scene_(scene), controller_(controller) {}

  // Whether the clock stops while a scene above this one is open.
  bool is_held(App& app) const;
  // The system's dialog does not report when it closes, so the match is paused before it opens, and
  // the person continues with a button.
  void pause_for_system_dialog(const App& app);
  // Call it in every update. Tells the person when another screen has covered a running clock.
  void follow(App& app);
  // Another screen covered the match in the last update.
  bool covered() const { return covered_; }

 private:
  const Scene& scene_;
  GameController& controller_;
  bool covered_ = false;
};

}  // namespace damas
