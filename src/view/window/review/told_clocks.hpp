// Owns the times that comments of a game tell: what clocks showed, and what a move took.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/pdn/clock.hpp"
#include "core/pdn/tree.hpp"
#include "view/text/language.hpp"

namespace damas {

struct ToldClocks {
  std::array<std::optional<PdnClock>, 2> shown;  // of each side, by index(Side)
  std::optional<PdnClock> spent;                 // on the move itself

  bool empty() const { return !shown[0] && !shown[1] && !spent; }
};

// The last that is told on the way to the node, which `to_move` leaves.
ToldClocks clocks_at(const PdnTree& tree, PdnNode node, Side to_move);
// "White 4:12 · Black 5:00 · this move 0:07"; empty where nothing is told.
std::string text_of(Language language, const ToldClocks& clocks);

// Beside a move of that side in a list: "4:12", or "+0:07" where only that is told.
std::string short_clock(const PdnNotes& notes, Side mover);

}  // namespace damas
