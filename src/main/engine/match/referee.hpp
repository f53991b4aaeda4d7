// Owns one game of a match: who moves when, how long each may take, and why the game ended.
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

// A side's player. The name stands in sentences: "a".
struct Seat {
  Player& player;
  const Entrant& entrant;
  std::string name;
};

struct RefereeOptions {
  int most_plies = 400;  // then a game is drawn
  // So long an answer is waited for beyond the time that it may take.
  Milliseconds patience{60000};
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

struct PlayedGame {
  Game game;
  std::optional<Side> winner;
  // What is to be told of an end that the moves do not show.
  std::optional<EndReason> ended_by;
  bool forfeited = false;
  std::string reason;  // a sentence
};

// The seats by the sides they have.
PlayedGame referee(Game opening, const std::array<Seat, 2>& seats, const RefereeOptions& options,
                   Random& random);

}  // namespace damas::tool
