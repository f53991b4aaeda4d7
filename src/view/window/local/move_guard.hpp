// Owns MoveGuard: warns a person of a mistake, and lets the match wait until they have decided.
#pragma once

#include <chrono>
#include <optional>

#include "match/command.hpp"
#include "view/window/frame/coach_card.hpp"
#include "view/window/frame/refutation.hpp"

namespace damas {

class App;
class GameController;
class LocalSession;

class MoveGuard {
 public:
  // `session` is the one of the controller.
  MoveGuard(LocalSession& session, GameController& controller)
      : session_(session), controller_(controller) {}

  // Call it before the match is updated.
  void begin_update(const App& app);
  void handle(const Event& event, App& app);
  // Call it after the match has been updated.
  void end_update(std::chrono::milliseconds elapsed, App& app);

  // The search for a mistake lasts so long that the person should be told.
  bool is_slow() const { return mistake_.is_slow(); }
  // The person's last move is a mistake, and they have not decided yet.
  bool warns() const { return mistake_.found(); }
  // Nothing if there is no warning.
  std::optional<CoachCard::Content> warning(const App& app);

 private:
  void look_at(const event::MovePlayed& played, App& app);
  void drop_warning(App& app);
  void take_back(App& app);
  void show_answer(App& app);

  LocalSession& session_;
  GameController& controller_;
  Refutation mistake_;
};

}  // namespace damas
