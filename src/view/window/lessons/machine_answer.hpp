// Owns MachineAnswer: the search for the machine's move in a lesson.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "engine/engine.hpp"

namespace damas {

class MachineAnswer {
 public:
  using Make = std::function<std::unique_ptr<Engine>()>;
  using Request = std::function<SearchRequest()>;

  // `make` is called when the machine has to move for the first time.
  explicit MachineAnswer(Make make) : make_(std::move(make)) {}

  // Call it in every update while the machine is to move: the move in that position, once it is
  // found. A search for another position is given up, since the person has gone back meanwhile.
  std::optional<Move> look(const Game& game, const Request& request);
  // Ends a search.
  void stop();

 private:
  Make make_;
  std::unique_ptr<Engine> engine_;
  std::optional<AnyPosition> asked_;  // for which a search was begun
};

}  // namespace damas
