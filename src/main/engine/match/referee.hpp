// Owns the course of one game of a match: its moves, its time limits and the reason for its end.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "engine/random.hpp"
#include "main/engine/match/player.hpp"

namespace damas::tool {

// The player of a side. Sentences use its name: "a".
struct Seat {
  Player& player;
  const Entrant& entrant;
  std::string name;
};

struct RefereeOptions {
  int most_plies = 400;  // the game is drawn after this many plies
  // The wait for an answer beyond the time per move. It does not apply to players with a clock.
  Milliseconds patience{60000};
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

struct PlayedGame {
  Game game;
  std::optional<Side> winner;
  // The reason for the end; nothing if the game reached `most_plies`.
  std::optional<EndReason> ended_by;
  bool forfeited = false;
  std::string reason;  // a sentence
};

// Plays a game. The first seat is White's, the second is Black's.
PlayedGame referee(Game opening, const std::array<Seat, 2>& seats, const RefereeOptions& options,
                   Random& random);

}  // namespace damas::tool
