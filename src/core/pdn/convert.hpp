// Owns the step between games as PDN holds them and games that are played.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "core/pdn/game.hpp"

namespace damas {

struct PdnReplay {
  Game game;
  // Moves that could not be played because the rules had ended the game before them: people go on
  // after the third repetition, and old rules counted otherwise.
  int omitted = 0;
};

// The moves from the start, or from the last position set up, to the node.
PdnReplay replay(const PdnTree& tree, PdnNode to, std::size_t draw_table = 0);
// The main line.
PdnReplay replay(const PdnTree& tree);

// All moves of the game, undone ones too. The result is what the rules say, unless the game ended
// otherwise: by resignation, agreement or time.
PdnGame pdn_of(const Game& game, PdnHeaders headers = {}, std::optional<Outcome> ended = {});

// The tag that tells of an end what the moves do not: agreement, resignation, time, abandonment.
void set_termination(PdnHeaders& headers, EndReason reason);  // nothing for other reasons
std::optional<EndReason> termination_of(const PdnHeaders& headers);

// The positions of the main line: the start, and one after each move.
std::vector<AnyPosition> positions_of(const PdnTree& tree);

}  // namespace damas
