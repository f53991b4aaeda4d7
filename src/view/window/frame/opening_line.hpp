// Owns OpeningLine: the name of the opening of the game on the board, and its line below the moves.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "core/pdn/game.hpp"
#include "view/text/language.hpp"

namespace damas {

class App;
class Ui;
struct NamedOpening;

class OpeningLine {
 public:
  OpeningLine();
  ~OpeningLine();

  // Call it at every update; nothing is computed while the game stays the same. The names are asked
  // for when a game of their variant has a move.
  void follow(const Game& game, App& app);

  // "Opening: Cross (11-15 23-18)", and on further lines the sources of the name; empty if the
  // game has no named opening.
  std::string text(Language language) const;

  // Sets the tag Opening, unless the game has one.
  void name(PdnGame& game) const;

 private:
  struct Source;
  bool ready(const Game& game, App& app);

  std::shared_ptr<Source> source_;
  std::optional<AnyPosition> position_;  // for which `opening_` was looked up
  int ply_ = 0;
  const NamedOpening* opening_ = nullptr;  // of source_
};

// The height that the line takes from the room of a list of moves; 0 if there is no line, or if the
// list would become too low. `fingers`: they press it, see App::suits_fingers.
float opening_line_height(float room, const std::string& line, bool fingers);

// Draws its first line, with that height, below a list in the current ImGui window; nothing if the
// height is 0. A screen reader and a tooltip tell the whole line. A press shows it as a notice,
// because fingers have no tooltips.
void opening_row(Ui& ui, App& app, const std::string& line, float height);

}  // namespace damas
