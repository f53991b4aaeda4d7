// Owns the heading of a game under review: players, result, event and date.
#pragma once

#include <string>

#include "core/pdn/game.hpp"
#include "platform/text_layout.hpp"
#include "view/text/language.hpp"

namespace damas {

struct GameHeading {
  std::string white;   // White's player: "Roozenburg"
  std::string black;   // "Keller"
  std::string result;  // "2-0", White first; empty if unknown
  std::string event;   // "World championship, Utrecht, 1948.10.27"; or an error in the game
  bool wrong = false;  // `event` is an error

  friend bool operator==(const GameHeading&, const GameHeading&) = default;
};

GameHeading heading_of(const PdnGame& game, Language language);

// "Roozenburg – Keller"; shortens the names if they are wider than `room`.
std::string players_within(const GameHeading& heading, float room, const MeasureLine& width);

}  // namespace damas
