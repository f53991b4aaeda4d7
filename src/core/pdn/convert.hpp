// Owns the conversion between games in PDN and games that are played.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "core/pdn/game.hpp"

namespace damas {

struct PdnReplay {
  Game game;
  // Moves that were not played because the rules had already ended the game. Players continue after
  // the third repetition, and older rules had other limits.
  int omitted = 0;
};

// Plays the moves from the start, or from the last position set up, to the node.
PdnReplay replay(const PdnTree& tree, PdnNode to, std::size_t draw_table = 0);
// Plays the main line.
PdnReplay replay(const PdnTree& tree);

// Writes all moves of the game, including undone moves. The result follows the rules, unless
// `ended` gives another end such as resignation, agreement or time.
PdnGame pdn_of(const Game& game, PdnHeaders headers = {}, std::optional<Outcome> ended = {});

// The Termination tag records an end that the moves do not show: agreement, resignation, time,
// abandonment, adjudication.
void set_termination(PdnHeaders& headers, EndReason reason);  // ignores other reasons
std::optional<EndReason> termination_of(const PdnHeaders& headers);

// The positions of the main line: the start, and one after each move.
std::vector<AnyPosition> positions_of(const PdnTree& tree);

}  // namespace damas
