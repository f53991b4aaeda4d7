// Owns the entries of lists of online matches.
#pragma once

#include <optional>
#include <string>

#include "net/protocol/reply.hpp"

namespace damas {

class App;
class Ui;

struct GameLineText {
  std::string who;
  std::string about;
  std::string when;  // the date of its end, "2026-11-22"; empty while it runs
};

// For the player `me` an ended match is won or lost.
GameLineText text_of(const net::GameLine& game, const std::optional<net::UserId>& me,
                     const App& app);
// True when pressed.
bool game_line(Ui& ui, const char* id, const GameLineText& text);

}  // namespace damas
