// Owns what stands above a game that is looked at: its players, result, event and date.
#pragma once

#include <functional>
#include <string>

#include "core/pdn/game.hpp"
#include "view/text/language.hpp"

namespace damas {

struct GameHeading {
  std::string white;   // who plays: "Roozenburg"
  std::string black;   // "Keller"
  std::string result;  // "2-0", White named first; empty where it is unknown
  std::string event;   // "World championship, Utrecht, 1948.10.27"; or what is wrong with the game
  bool wrong = false;  // it is that

  friend bool operator==(const GameHeading&, const GameHeading&) = default;
};

GameHeading heading_of(const PdnGame& game, Language language);

// "Roozenburg – Keller", each name shortened where both are wider than `room`.
using Measure = std::function<float(const std::string&)>;
using Shorten = std::function<std::string(const std::string&, float width)>;
std::string players_within(const GameHeading& heading, float room, const Measure& width,
                           const Shorten& shortened);

}  // namespace damas
