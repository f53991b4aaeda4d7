// Owns EndingChoice: how a move of an ending compares with the other legal ones, as tables know it.
#pragma once

#include <cstdint>
#include <optional>

#include "core/game.hpp"

namespace damas::endgame {
class KnownResults;
}

namespace damas::training {

struct EndingChoice {
  enum class Result : std::uint8_t {
    Win,
    Slow,  // tables tell a win, but a counter that has begun may end the game before
    Draw,
    Loss,
  };

  Result result = Result::Draw;
  // To a win, counted from before this move; nothing if it is not known, or for another result.
  std::optional<int> moves;
  // How many of the other moves have each result.
  int wins = 0;
  int slow = 0;
  int draws = 0;
  int losses = 0;
  // The least number of moves with which another one wins; nothing if none does, or if the length
  // of one such win is not known.
  std::optional<int> fastest;

  int others() const { return wins + slow + draws + losses; }
  friend bool operator==(const EndingChoice&, const EndingChoice&) = default;
};

// The move must be legal in the game, which must not be over. Nothing unless the result of every
// move is known.
std::optional<EndingChoice> ending_choice(const Game& game, const Move& move,
                                          endgame::KnownResults& known);

}  // namespace damas::training
