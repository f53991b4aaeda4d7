// Owns HintSearch: the machine's advice for the current position, on request.
#pragma once

#include <memory>
#include <optional>

#include "engine/engine.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class HintSearch {
 public:
  // `game` must not be over.
  void start(const Game& game, Drive drive, std::uint64_t seed);
  // Drops the request and the answer.
  void clear();

  // True if the answer has just arrived.
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
