// Owns game trees: the main line, its variations, and the notes on their moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"

namespace damas {

// Identifies a node as long as its tree exists. Removing a node does not change the others.
enum class PdnNode : std::uint32_t { Root = 0, None = 0xFFFFFFFF };

struct PdnNotes {
  std::string before;     // comment before the first move of a variation
  std::string after;      // comment after the move; at the root, before all moves
  std::vector<int> nags;  // numeric annotation glyphs: 1 for '!', 2 for '?', ...

  bool empty() const { return before.empty() && after.empty() && nags.empty(); }
  friend bool operator==(const PdnNotes&, const PdnNotes&) = default;
};

// The root represents the start. Every other node represents a move, or a position that is set up
// in the middle of a game. A node's first child continues its line; the others are variations.
class PdnTree {
 public:
  PdnTree() : PdnTree(start_of(Variant::Brazilian)) {}
  explicit PdnTree(const AnyPosition& start);

  const AnyPosition& start() const { return start_; }
  Variant variant() const { return variant_of(start_); }

  // Add the last child. A move must be legal in the position of `parent`.
  PdnNode add(PdnNode parent, const Move& move);
  PdnNode add_setup(PdnNode parent, const AnyPosition& position);

  PdnNode parent(PdnNode n) const { return at(n).parent; }
  PdnNode first_child(PdnNode n) const { return at(n).first_child; }
  PdnNode next_sibling(PdnNode n) const { return at(n).next_sibling; }
  std::vector<PdnNode> children(PdnNode n) const;
  // Has no meaning for the root and for positions that were set up.
  const Move& move(PdnNode n) const { return at(n).move; }
  // Returns null unless the node is a position that was set up.
  const AnyPosition* setup(PdnNode n) const;

  const PdnNotes& notes(PdnNode n) const;
  void set_notes(PdnNode n, PdnNotes notes);

  // The first children from the root on, without the root.
  std::vector<PdnNode> main_line() const;
  // The nodes from the root to the node, without the root.
  std::vector<PdnNode> line_to(PdnNode n) const;
  AnyPosition position_at(PdnNode n) const;
  // The number of moves in the main line.
  int ply_count() const;
  // The number of moves between the start, or the last position set up, and the node.
  int ply_of(PdnNode n) const;

  // Removes the node and everything below it. The root cannot be removed or moved.
  void remove(PdnNode n);
  // Move the node to the first place among its siblings, or before its previous sibling.
  void make_first(PdnNode n);
  void move_up(PdnNode n);

  // Compares moves, setups, notes and their order, but not the identifiers of nodes.
  friend bool operator==(const PdnTree& a, const PdnTree& b);

 private:
  struct Node {
    Move move = {};
    PdnNode parent = PdnNode::None;
    PdnNode first_child = PdnNode::None;
    PdnNode last_child = PdnNode::None;
    PdnNode next_sibling = PdnNode::None;
    std::uint32_t notes = 0;  // index into notes_; 0 for none
    std::uint32_t setup = 0;  // index into setups_; 0 for none
  };

  Node& at(PdnNode n) { return nodes_[static_cast<std::size_t>(n)]; }
  const Node& at(PdnNode n) const { return nodes_[static_cast<std::size_t>(n)]; }
  PdnNode previous_sibling(PdnNode n) const;
  void unlink(PdnNode n);
  // Links the node after `previous`, or as the first child if that is None.
  void link_after(PdnNode n, PdnNode parent, PdnNode previous);
  bool same_node(PdnNode n, const PdnTree& other, PdnNode m) const;

  AnyPosition start_;
  std::vector<Node> nodes_;
  // Stored outside the nodes because few nodes have notes and even fewer are setups.
  std::vector<PdnNotes> notes_;
  std::vector<AnyPosition> setups_;
};

}  // namespace damas
