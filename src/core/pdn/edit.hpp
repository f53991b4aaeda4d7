// Owns what a person does to a game tree: add a move, promote and delete variations, annotate.
#pragma once

#include <optional>
#include <string_view>

#include "core/pdn/tree.hpp"

namespace damas {

// Where one can go from a node, for stepping through a game. None at the ends.
PdnNode next_node(const PdnTree& tree, PdnNode n);
PdnNode last_node_of_line(const PdnTree& tree, PdnNode n);
// The first node of the line or variation that the node belongs to; the root on the main line.
PdnNode variation_begin(const PdnTree& tree, PdnNode n);
bool is_main_line(const PdnTree& tree, PdnNode n);

// The child with this move, added as a variation if there is none yet. Nothing for a move that is
// not legal there.
std::optional<PdnNode> play_move(PdnTree& tree, PdnNode at, const Move& move);

// Makes the variation that holds the node the line it was an alternative to; false on the main
// line.
bool promote_variation(PdnTree& tree, PdnNode n);
// The same again and again, until the node is on the main line.
void promote_to_main_line(PdnTree& tree, PdnNode n);

// Removes the node with all that follows it. Returns where a person looking at it goes: its parent.
// The root stays, and loses everything below.
PdnNode delete_from(PdnTree& tree, PdnNode n);
// Removes the whole variation that holds the node; nothing happens on the main line.
PdnNode delete_variation(PdnTree& tree, PdnNode n);

// The text behind the move; blanks at its ends and line ends do not count.
void set_comment(PdnTree& tree, PdnNode n, std::string_view text);
// A judgement of the move, '!' to '?!' as glyphs 1 to 6, replaces the one it had; 0 removes it.
void set_judgement(PdnTree& tree, PdnNode n, int nag);

}  // namespace damas
