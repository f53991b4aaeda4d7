#include "share/move_book.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "core/pdn/build.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

// A node whose children are not written yet.
struct Open {
  PdnNode node;
  AnyPosition position;
  int ply;  // since the start, or the last position set up
};

}  // namespace

MoveBook::MoveBook(const PdnTree& tree) : moves_(1) {
  // Iterative, because lines can be too long for recursion.
  std::vector<Open> open = {{PdnNode::Root, tree.start(), 0}};
  while (!open.empty()) {
    const Open at = std::move(open.back());
    open.pop_back();
    for (const PdnNode n : tree.children(at.node)) {
      write(tree, n, at.position, at.ply);
      const AnyPosition* setup = tree.setup(n);
      open.push_back(
          {n, setup ? *setup : after(at.position, tree.move(n)), setup ? 0 : at.ply + 1});
    }
  }
}

void MoveBook::write(const PdnTree& tree, PdnNode n, const AnyPosition& position, int ply) {
  const auto index = static_cast<std::size_t>(n);
  if (index >= moves_.size()) moves_.resize(index + 1);
  if (tree.setup(n)) return;
  PrintedMove& move = moves_[index];
  const Game game(position);
  move.text = to_text(game, tree.move(n)) + glyphs(tree.notes(n));
  move.first = game.side_to_move() == game.rules().first_side;
  // The side to move at the start makes move 1.
  const bool first_began = (ply % 2 == 0) == move.first;
  move.number = (ply + (first_began ? 0 : 1)) / 2 + 1;
}

std::string MoveBook::numbered(PdnNode n) const {
  const PrintedMove& move = at(n);
  if (move.text.empty()) return {};
  return std::to_string(move.number) + (move.first ? ". " : "… ") + move.text;
}

std::string glyphs(const PdnNotes& notes) {
  std::string text;
  for (const int nag : notes.nags)
    text += strength_of(nag);
  return text;
}

}  // namespace damas
