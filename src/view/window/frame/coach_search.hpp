// Owns CoachSearch: the coach's explanation of one move, found in the background.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coach/coach.hpp"
#include "engine/engine.hpp"
#include "view/text/language.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class CoachSearch {
 public:
  // The move must be legal in the game, which must not be over. The first call makes the engine.
  // `endings` may be empty.
  void start(const Game& before, const Move& move, const EngineOptions& engine,
             coach::KnownEndings endings = {},
             std::uint64_t positions = coach::positions_per_search);
  // Drops the request and the answer.
  void clear();

  // Goes one step on. True if the claims have just been found. Call it in every update.
  bool update();
  // There is a request or an answer.
  bool active() const { return coach_.has_value(); }
  bool searching() const { return coach_ && !coach_->done(); }
  bool found() const { return coach_ && coach_->done(); }
  // update() has something to do in the next frame, even if the engine tells of nothing new.
  bool busy() const { return searching() && !coach_->waits(); }

  // These are only valid while it is active.
  const Game& before() const { return before_; }
  const Move& move() const { return move_; }
  // "c3-d4"
  std::string words_of_move() const;
  // The reasons, or that they are looked for.
  std::string sentence(Language language) const;
  // And these once the claims are found.
  const std::vector<coach::Claim>& claims() const { return coach_->claims(); }
  const coach::Evidence& evidence() const { return coach_->evidence(); }

 private:
  std::unique_ptr<Engine> engine_;
  Game before_;
  Move move_;
  std::optional<coach::Coach> coach_;
};

// The first moves of a line as arrows: the first one solid, the rest dashed.
std::vector<MoveArrow> arrows_of(const std::vector<Move>& line, Game game);

// The arrows of the claims after the explained move, which has been played in `before`.
std::vector<MoveArrow> arrows_after_move(const CoachSearch& search);

}  // namespace damas
