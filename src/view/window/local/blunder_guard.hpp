// Owns BlunderGuard: it looks whether a person's move is a mistake, before the other side answers.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "view/window/app/preferences.hpp"
#include "view/window/frame/coach_search.hpp"

namespace damas {

class BlunderGuard {
 public:
  // About the last move of the game, which must not be over. `endings` may be empty.
  void look(const Game& game, Guard wanted, const EngineOptions& engine,
            coach::KnownEndings endings = {});
  // Drops the search and the warning.
  void clear();

  // Call it in every update. True if it wants another one in the next frame. It gives up a search
  // that takes too long.
  bool update(std::chrono::milliseconds elapsed);
  // It searches or warns, and the other side must wait.
  bool active() const { return search_.active(); }
  bool warns() const { return search_.found(); }

  // These are only valid while it warns.
  std::string sentence(Language language) const;
  // How the other side makes use of the mistake, from the position after it; may be empty.
  std::vector<Move> refutation() const;

 private:
  bool is_mistake() const;

  Guard wanted_ = Guard::Off;
  CoachSearch search_;
  std::chrono::milliseconds age_{0};
};

}  // namespace damas
