// Owns Refutation: it looks whether a person's move is a mistake, and why, within a short time.
#pragma once

#include <chrono>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "coach/refutation.hpp"
#include "view/window/frame/coach_search.hpp"

namespace damas {

class Refutation {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr std::size_t unproved_moves = coach::unproved_moves;
  static constexpr Milliseconds usual_patience{1500};

  // About the last move of the game, which must not be over. A mistake loses `least`, in hundredths
  // of a man. `endings` may be empty. The searches may take that long.
  void look(const Game& game, const EngineOptions& engine, coach::KnownEndings endings = {},
            int least = coach::loses_a_man, Milliseconds patience = usual_patience);
  // Drops the search and what it found.
  void clear();

  // Call it in every update. True if it wants another one in the next frame. It gives up a search
  // that takes too long; once both searches are done, it only looks for words.
  bool update(Milliseconds elapsed);
  // It searches, or has found a mistake.
  bool active() const { return search_.active(); }
  bool searching() const { return search_.searching(); }
  // It searches for so long that a person who waits should be told.
  bool is_slow() const;
  bool found() const { return found_.has_value(); }

  // These are only valid once a mistake is found.
  // A proved claim says so, not only the search.
  bool certain() const { return found_->certain; }
  std::string sentence(Language language) const;
  // The cost of the mistake, without the reason.
  std::string cost_sentence(Language language) const;
  // How the other side makes use of the mistake, from the position after it; may be empty. If no
  // claim shows it, this is the line of the search, of which at most that many moves are given.
  std::vector<Move> moves(
      std::size_t most_of_search = std::numeric_limits<std::size_t>::max()) const {
    return found_->answer(most_of_search);
  }
  // The sentence names the first of these moves.
  bool tells_answer() const { return found_->tells_answer(); }

 private:
  int least_ = 0;
  CoachSearch search_;
  std::optional<coach::RefutedMove> found_;
  Milliseconds patience_ = usual_patience;
  Milliseconds age_{0};
};

}  // namespace damas
