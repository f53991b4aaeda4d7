// Owns scripted players for tests.
#pragma once

#include <functional>
#include <memory>

#include "main/engine/match/player.hpp"

namespace damas::tool {

class MadePlayer : public Player {
 public:
  using Choose = std::function<Choice(const Question&)>;

  explicit MadePlayer(Choose choose) : choose_(std::move(choose)) {}

  std::optional<Forfeit> begin(const Start&) override { return std::nullopt; }
  Choice choose(const Question& q) override { return choose_(q); }

 private:
  Choose choose_;
};

inline MadePlayer::Choose first_move() {
  return [](const Question& q) { return q.game.legal_moves().front(); };
}

}  // namespace damas::tool
