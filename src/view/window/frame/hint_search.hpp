// Owns HintSearch: the advice of our engine or of another program for the current position, on
// request.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/engine.hpp"
#include "match/program_engine.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class HintSearch {
 public:
  // The same position gets the same hint: the search is limited by positions, not by time, and
  // knows nothing of earlier ones. A slow phone visits 100,000 positions in a second.
  static constexpr std::uint64_t enough_positions = 100'000;

  // `game` must not be over. The first call makes the engine.
  void start(const Game& game, const EngineOptions& engine);
  // Asks that program; its findings so far can be shown during the search.
  void start(const Game& game, std::shared_ptr<ProgramEngine> program, Milliseconds time);
  // Drops the request and the answer.
  void clear();

  // True if the answer has just arrived. Call it when the engine or the program has reported
  // something new.
  bool update();
  bool searching() const { return searching_; }
  const std::optional<Move>& move() const { return move_; }
  const std::vector<MoveArrow>& arrows() const { return arrows_; }
  // The last report of the program, or the only one of our engine.
  const std::optional<Report>& report() const { return report_; }
  std::optional<ProgramTrouble> trouble() const;
  // The game of the request.
  const Game& game() const { return game_; }

 private:
  bool update_from_program();

  std::unique_ptr<Engine> engine_;
  std::shared_ptr<ProgramEngine> program_;  // null: our engine was asked last
  std::optional<Report> report_;
  Game game_;
  bool searching_ = false;
  std::optional<Move> move_;
  std::vector<MoveArrow> arrows_;
};

}  // namespace damas
