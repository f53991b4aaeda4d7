// Owns PositionAnalysis: what the engines and the endgame tables find about the position under
// review, and what the board and the status line show of it.
#pragma once

#include <chrono>
#include <optional>

#include "view/window/frame/status.hpp"
#include "view/window/review/ending_results.hpp"
#include "view/window/review/engine_pair.hpp"
#include "view/window/review/played_move_score.hpp"

namespace damas {

class ReviewController;
struct Preferences;

class PositionAnalysis {
 public:
  // The controller, which has the position, must live longer.
  explicit PositionAnalysis(const ReviewController& controller) : controller_(controller) {}

  // Switches the engine on or off.
  void toggle_engine();
  bool engine_on() const { return live().on(); }
  // Switches a program beside it on or off.
  void toggle_comparison(App& app) { engines_.toggle_comparison(app); }
  // The threat needs the engine, so this may switch it on. A notice says if there is none.
  void toggle_threat(App& app);
  // Whether the board marks the results of moves. A notice sums them up.
  void toggle_results(App& app);

  // Call it in every update. The engines rest while the position is not `seen`.
  void follow(bool seen, std::chrono::milliseconds elapsed, App& app);

  // The line of the move that was played is marked as such; the last one if the engine found
  // others.
  LiveFindings findings(Language language) const;
  Status status(Language language) const;
  Marks marks(const Preferences& preferences) const;
  const LiveAnalysis& live() const { return engines_.own(); }
  const EnginePair& engines() const { return engines_; }
  const EndingResults& endings() const { return endings_; }

 private:
  // The move with which the game goes on, if the engine's lines are about its position.
  std::optional<Move> next_move() const;
  // Whether one of the engine's lines begins with it.
  bool has_line(const Move& move) const;
  void follow_played_move(bool seen, std::chrono::milliseconds elapsed, App& app);

  const ReviewController& controller_;
  EnginePair engines_;
  PlayedMoveScore played_;
  EndingResults endings_;
};

}  // namespace damas
