// Owns what stands above a game that is looked at: its players, result, event and date.
#pragma once

#include <string>

#include "core/pdn/game.hpp"
#include "view/text/language.hpp"

namespace damas {

struct GameHeading {
  std::string players;  // "Roozenburg – Keller"
  std::string result;   // "2-0", White named first; empty where it is unknown
  std::string event;    // "World championship, Utrecht, 1948.10.27"; or what is wrong with the game
  bool wrong = false;   // it is that

  friend bool operator==(const GameHeading&, const GameHeading&) = default;
};

GameHeading heading_of(const PdnGame& game, Language language);

// Where in the file, what was expected, what was found.
std::string error_sentence(Language language, const PdnError& error);

}  // namespace damas
