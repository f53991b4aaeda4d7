// Owns game trees: the main line, its variations, and the notes on their moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"

namespace damas {

// Names a node for as long as its tree lives; removing one node does not rename others.
enum class PdnNode : std::uint32_t { Root = 0, None = 0xFFFFFFFF };

struct PdnNotes {
  std::string before;     // comment before the first move of a variation
  std::string after;      // comment behind the move; at the root, before all moves
  std::vector<int> nags;  // numeric annotation glyphs: 1 for '!', 2 for '?', ...

  bool empty() const { return before.empty() && after.empty() && nags.empty(); }
  friend bool operator==(const PdnNotes&, const PdnNotes&) = default;
};

// The root stands for the start; every other node for a move, or for a position that is set up in
// the middle of a game. A node's first child goes on with its line, the others are variations.
class PdnTree {
 public:
  PdnTree() : PdnTree(start_of(Variant::Brazilian)) {}
  explicit PdnTree(const AnyPosition& start);

  const AnyPosition& start() const { return start_; }
  Variant variant() const { return variant_of(start_); }

  // As the last child. The move must be legal in the position of `parent`.
  PdnNode add(PdnNode parent, const Move& move);
  PdnNode add_setup(PdnNode parent, const AnyPosition& position);

  PdnNode parent(PdnNode n) const { return at(n).parent; }
  PdnNode first_child(PdnNode n) const { return at(n).first_child; }
  PdnNode next_sibling(PdnNode n) const { return at(n).next_sibling; }
  std::vector<PdnNode> children(PdnNode n) const;
  // Without meaning for the root and for positions set up.
  const Move& move(PdnNode n) const { return at(n).move; }
  // Null for a move.
  const AnyPosition* setup(PdnNode n) const;

  const PdnNotes& notes(PdnNode n) const;
  void set_notes(PdnNode n, PdnNotes notes);

  // First children from the root on, without the root.
  std::vector<PdnNode> main_line() const;
  // From the root, without it, to the node.
  std::vector<PdnNode> line_to(PdnNode n) const;
  AnyPosition position_at(PdnNode n) const;
  // Moves of the main line.
  int ply_count() const;
  // How many moves lie between the start, or the last position set up, and the node.
  int ply_of(PdnNode n) const;

  // For editing. The root cannot be removed or moved.
  void remove(PdnNode n);
  // Makes the node the first, or the one before its previous sibling.
  void make_first(PdnNode n);
  void move_up(PdnNode n);

  // Same moves, setups and notes in the same order, whatever the nodes' names.
  friend bool operator==(const PdnTree& a, const PdnTree& b);

 private:
  struct Node {
    Move move = {};
    PdnNode parent = PdnNode::None;
    PdnNode first_child = PdnNode::None;
    PdnNode last_child = PdnNode::None;
    PdnNode next_sibling = PdnNode::None;
    std::uint32_t notes = 0;  // index into notes_; 0 for none
    std::uint32_t setup = 0;  // likewise
  };

  Node& at(PdnNode n) { return nodes_[static_cast<std::size_t>(n)]; }
  const Node& at(PdnNode n) const { return nodes_[static_cast<std::size_t>(n)]; }
  PdnNode previous_sibling(PdnNode n) const;
  void unlink(PdnNode n);
  // Behind `previous`, or as the first child.
  void link_after(PdnNode n, PdnNode parent, PdnNode previous);
  bool same_node(PdnNode n, const PdnTree& other, PdnNode m) const;

  AnyPosition start_;
  std::vector<Node> nodes_;
  // Few moves have notes, and fewer nodes are setups.
  std::vector<PdnNotes> notes_;
  std::vector<AnyPosition> setups_;
};

}  // namespace damas
