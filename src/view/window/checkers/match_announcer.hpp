// Owns MatchAnnouncer: what the screen reader says when the screen of a match has changed.
#pragma once

#include "view/window/checkers/status_announcer.hpp"

namespace damas {

class App;
class GameController;
struct MatchContent;

class MatchAnnouncer {
 public:
  // Call it after events of the match.
  void forget() { status_.forget(); }
  // Announces the cursor's new square, the chosen piece, the status line, and what the coach says.
  void announce(const MatchContent& before, const MatchContent& now,
                const GameController& controller, const App& app);

 private:
  StatusAnnouncer status_;
};

}  // namespace damas
