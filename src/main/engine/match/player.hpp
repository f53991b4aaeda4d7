// Owns those who choose the moves of a match: our engine in this program, and other programs.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "main/engine/match/entrant.hpp"

namespace damas::tool {

// Why a player loses at once: "sent '1-2', which is no legal move".
struct Forfeit {
  std::string reason;
  bool by_silence = false;
};

// What it answers: a move; why it loses at once; or how it ends the game, by resigning or by a draw
// that it claims.
using Choice = std::variant<Move, Forfeit, Outcome>;

// Of a game that begins.
struct Start {
  const Game& opening;
  Side side;  // the player's
};

struct Question {
  const Game& game;
  hub::Level level;
  std::uint64_t seed = 0;
  Milliseconds patience{0};  // so long its answer is waited for
};

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // Nothing known of other games matters any more; a program that is gone is started again.
  virtual std::optional<Forfeit> begin(const Start& start) = 0;
  virtual Choice choose(const Question& question) = 0;
  // The game that was begun is over, with these moves.
  virtual void end(const Game& /*game*/, std::optional<Side> /*winner*/) {}
};

struct PlayerOptions {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  Milliseconds patience{10000};  // with programs, for everything but searches
};

std::unique_ptr<Player> make_player(const Entrant& entrant, const PlayerOptions& options);

// Starts a program once and lets it go. Throws BadInput if it cannot play this match at all. A DXP
// program is not tried, since many end with the first connection.
void try_out(const Entrant& entrant, const PlayerOptions& options);

}  // namespace damas::tool
