// Owns the players that choose the moves of a match: our engine in this program, and other
// programs.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "main/engine/match/entrant.hpp"

namespace damas::tool {

// The reason why a player loses at once: "sent '1-2', which is no legal move".
struct Forfeit {
  std::string reason;
  bool by_silence = false;
};

// A player's answer: a move, a forfeit, or the end of the game by resignation or by a draw claim.
using Choice = std::variant<Move, Forfeit, Outcome>;

struct Start {
  const Game& opening;
  Side side;  // the player's
};

struct Question {
  const Game& game;
  hub::Level level;
  std::uint64_t seed = 0;
  Milliseconds patience{0};  // maximum wait for the answer
};

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // Begins a game that is independent of earlier ones. Starts a program that has ended again.
  virtual std::optional<Forfeit> begin(const Start& start) = 0;
  virtual Choice choose(const Question& question) = 0;
  // Called after the game, with all of its moves.
  virtual void end(const Game& /*game*/, std::optional<Side> /*winner*/) {}
};

struct PlayerOptions {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  Milliseconds patience{10000};  // with programs, except during searches
};

std::unique_ptr<Player> make_player(const Entrant& entrant, const PlayerOptions& options);

// Starts a Hub program once and ends it. Throws BadInput if it cannot play this match. A DXP
// program is not tried, because many of them end after the first connection.
void try_out(const Entrant& entrant, const PlayerOptions& options);

}  // namespace damas::tool
