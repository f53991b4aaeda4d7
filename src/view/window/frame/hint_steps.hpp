// Owns HintSteps: a hint that is given in three steps, as often as the person asks: which piece,
// where to, and why.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coach/claim.hpp"
#include "view/window/frame/coach_search.hpp"
#include "view/window/frame/hint_search.hpp"

namespace damas {

class HintSteps {
 public:
  // The moves of a problem's solution that are still to be made, at least one, legal one after
  // another. They win, or else save a draw.
  struct Solution {
    coach::Line line;
    bool wins = true;
  };

  // Begins with the first step. `game` must not be over; `endings` are for the reason and may be
  // empty.
  void start(const Game& game, const EngineOptions& engine, coach::KnownEndings endings = {});
  // Another program names its move at once, so this begins with the second step. The reason is
  // ours.
  void start(const Game& game, std::shared_ptr<ProgramEngine> program, Milliseconds time,
             const EngineOptions& engine, coach::KnownEndings endings = {});
  // Begins with the first step, for a move that is known already.
  void start(const Game& game, const Move& move, const EngineOptions& engine,
             coach::KnownEndings endings = {});
  // The same for the first move of a solution. Only what speaks for it is then a reason: see
  // coach::reasons_for_win() and coach::reasons_for_draw().
  void start(const Game& game, Solution solution, const EngineOptions& engine,
             coach::KnownEndings endings = {});
  // Begins with the last step.
  void explain(const Game& game, Solution solution, const EngineOptions& engine,
               coach::KnownEndings endings = {});
  // Goes on to the next step, unless the piece is still being looked for; false if no hint has been
  // asked for.
  bool further();
  // Drops the request and the answer.
  void clear();

  // True if an answer has just arrived. Call it in every update.
  bool update();
  bool active() const { return step_ != Step::None; }
  // Whether the second step has been reached.
  bool names_move() const { return step_ == Step::Move || step_ == Step::Reason; }
  bool searching() const { return search_.searching() || reason_.searching(); }
  // Whether the next update has work to do, even without news from the engine.
  bool busy() const { return reason_.busy(); }
  const HintSearch& search() const { return search_; }
  // Nothing before it is known.
  const std::optional<Move>& move() const { return move_; }

  // The piece or its move, or that it is looked for; only valid while it is active.
  std::string sentence(Language language) const;
  // Whether the third step is known.
  bool explained() const { return reason_.found(); }
  // The third step, once it is known; else empty, as it is if nothing speaks for the move of a
  // solution.
  std::string reason(Language language) const;
  // Whether the third step shows a win of the side to move by itself (coach::shows_win).
  bool shows_win() const;
  void mark(Marks& marks) const;

 private:
  enum class Step : std::uint8_t { None, Piece, Move, Reason };

  void begin(Step step, const Game& game, const EngineOptions& engine, coach::KnownEndings endings);
  void look_for_reason();
  void take_reason();
  std::string words_of_move(Language language) const;

  Step step_ = Step::None;
  Game game_;
  std::optional<Move> move_;
  EngineOptions engine_;
  coach::KnownEndings endings_;
  HintSearch search_;
  CoachSearch reason_;
  std::optional<Solution> solution_;  // that begins with the move
  std::vector<coach::Claim> claims_;  // that are told, once the reason is found
};

}  // namespace damas
