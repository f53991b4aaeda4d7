// Owns the times in a game's comments: the clocks, and the time for each move.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/pdn/clock.hpp"
#include "core/pdn/tree.hpp"
#include "view/text/language.hpp"

namespace damas {

struct RecordedClocks {
  std::array<std::optional<PdnClock>, 2> shown;  // by index(Side)
  std::optional<PdnClock> spent;                 // for the move itself

  bool empty() const { return !shown[0] && !shown[1] && !spent; }
};

// The last known times on the way to the node, where `to_move` is the side to move.
RecordedClocks clocks_at(const PdnTree& tree, PdnNode node, Side to_move);
// "White 4:12 · Black 5:00 · this move 0:07"; empty if nothing is known.
std::string text_of(Language language, const RecordedClocks& clocks);

// For a move of that side in a list: "4:12", or "+0:07" if only the time for the move is known.
std::string short_clock(const PdnNotes& notes, Side mover);

}  // namespace damas
