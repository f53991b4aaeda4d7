// Owns the editing of a game tree: add a move, promote and delete variations, annotate.
#pragma once

#include <optional>
#include <string_view>

#include "core/pdn/tree.hpp"

namespace damas {

// Steps through a game. At the end of a line, next_node() returns None.
PdnNode next_node(const PdnTree& tree, PdnNode n);
PdnNode last_node_of_line(const PdnTree& tree, PdnNode n);
// The first node of the line or variation that the node belongs to; the root on the main line.
PdnNode variation_begin(const PdnTree& tree, PdnNode n);
bool is_main_line(const PdnTree& tree, PdnNode n);

// Returns the child with this move; adds it as the last child if there is none yet. Returns nothing
// if the move is not legal there.
std::optional<PdnNode> play_move(PdnTree& tree, PdnNode at, const Move& move);

// Moves the variation that contains the node to the place of the line that it is an alternative to.
// Returns false on the main line.
bool promote_variation(PdnTree& tree, PdnNode n);
// Promotes the variation until the node is on the main line.
void promote_to_main_line(PdnTree& tree, PdnNode n);

// Removes the node and everything after it. Returns the node to show next: its parent. If the node
// is the root, removes only everything below it and returns the root.
PdnNode delete_from(PdnTree& tree, PdnNode n);
// Removes the whole variation that contains the node; changes nothing on the main line. Returns the
// node to show next.
PdnNode delete_variation(PdnTree& tree, PdnNode n);

// Sets the comment after the move. Spaces at its ends are removed and line ends become spaces.
void set_comment(PdnTree& tree, PdnNode n, std::string_view text);
// Sets the judgement of the move, from glyph 1 for '!' to glyph 6 for '?!', and replaces its old
// one. 0 removes it.
void set_judgement(PdnTree& tree, PdnNode n, int nag);

}  // namespace damas
