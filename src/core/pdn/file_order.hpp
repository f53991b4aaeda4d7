// Owns writing a game into a file so that readers find its winner, whatever order of results the
// other games of the file show.
#pragma once

#include <optional>

#include "core/pdn/game.hpp"

namespace damas {

// What the games of a file show about the side that results name first.
class FileOrder {
 public:
  void add(Variant variant, Side named_first, ResultEvidence evidence);
  void add(const PdnGame& game) { add(game.variant(), game.named_first, game.evidence); }

  // The order that ends of games show, and that readers apply to all games that Black begins.
  std::optional<Side> shown() const;
  // The order shown, else that of most games.
  Side usual() const;

 private:
  int shown_ = 0;  // games whose end shows that they name White first, minus those that name Black
  int all_ = 0;    // the same of all games that Black begins
};

// The game with its result in the order that it must have in the file, which write_pdn() then
// writes as it is. `order` is that of the other games of the file.
PdnGame ordered_for(const PdnGame& game, const FileOrder& order);

}  // namespace damas
