// Owns HintSteps: a hint that is given in three steps, as often as the person asks: which piece,
// where to, and why.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "view/window/frame/coach_search.hpp"
#include "view/window/frame/hint_search.hpp"

namespace damas {

class HintSteps {
 public:
  // Begins with the first step. `game` must not be over; `endings` are for the reason and may be
  // empty.
  void start(const Game& game, const EngineOptions& engine, std::uint64_t seed,
             coach::KnownEndings endings = {});
  // Another program names its move at once, so this begins with the second step. The reason is
  // ours.
  void start(const Game& game, std::shared_ptr<ProgramEngine> program, Milliseconds time,
             const EngineOptions& engine, coach::KnownEndings endings = {});
  // The same for a move that is known already.
  void start(const Game& game, const Move& move, const EngineOptions& engine,
             coach::KnownEndings endings = {});
  // Begins with the last step.
  void explain(const Game& game, const Move& move, const EngineOptions& engine,
               coach::KnownEndings endings = {});
  // The same for the first move of a line that is known to win: see coach::reasons_for_win().
  void explain_win(const Game& game, coach::Line line, const EngineOptions& engine,
                   coach::KnownEndings endings = {});
  // Goes on to the next step; false if no hint has been asked for.
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
  // The third step, once it is known; else empty.
  std::string reason(Language language) const;
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
  coach::Line won_;                   // of explain_win(); else empty
  std::vector<coach::Claim> claims_;  // that are told, once the reason is found
};

}  // namespace damas
