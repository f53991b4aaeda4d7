// Owns PlayerBars: what the bars of both players show of a match besides names: captured pieces,
// clocks, whose turn it is.
#pragma once

#include <array>
#include <optional>

#include "core/game.hpp"
#include "view/window/checkers/player_bar.hpp"

namespace damas {

class GameController;
class Session;

class PlayerBars {
 public:
  // Captured pieces are counted from the start of that game.
  explicit PlayerBars(const Game& game);

  // The captures are those before the position on the board.
  PlayerBar bar(Side side, const GameController& controller) const;
  // The time until the bars show something new without an event; nothing if they do not.
  static std::optional<Milliseconds> next_change(const Session& session);

 private:
  std::array<int, 2> first_pieces_{};  // of each side, at the start of the game
};

}  // namespace damas
