// Owns PlayedMoveScore: the score of the move with which a game goes on, by a short search of its
// own, for a move that is not among the engine's lines.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "core/game.hpp"
#include "engine/engine.hpp"

namespace damas {

class App;

class PlayedMoveScore {
 public:
  // Call it in every update with the position and the move, which must be legal; nothing if there
  // is none to score. The search rests while it is not `seen`.
  void follow(const Game& game, const std::optional<Move>& move, bool seen,
              std::chrono::milliseconds elapsed, App& app);
  // The move and the play after it, scored for the side that makes it; nothing until it is known.
  // It is kept until follow() is called with another position or move.
  const std::optional<ReportLine>& line() const { return line_; }

 private:
  using Milliseconds = std::chrono::milliseconds;

  void ask(const Game& game, const Move& move);
  void rest();
  void start(App& app);
  void take(int score, const std::vector<Move>& reply);

  std::unique_ptr<Engine> engine_;  // once it was needed
  std::optional<Game> before_;
  Game after_;
  Move move_;
  Milliseconds waited_{0};
  bool searching_ = false;
  std::optional<ReportLine> line_;
};

}  // namespace damas
