// Owns HintSearch: the machine's advice for the position on the board, when asked for.
#pragma once

#include <memory>
#include <optional>

#include "engine/engine.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class HintSearch {
 public:
  // `game` must go on.
  void start(const Game& game, Drive drive, std::uint64_t seed);
  // Forgets question and answer.
  void clear();

  // True when the answer has just come.
  bool update();
  bool searching() const { return searching_; }
  const std::optional<Move>& move() const { return move_; }
  const std::vector<MoveArrow>& arrows() const { return arrows_; }

 private:
  std::unique_ptr<Engine> engine_;
  Game game_;
  bool searching_ = false;
  std::optional<Move> move_;
  std::vector<MoveArrow> arrows_;
};

}  // namespace damas
