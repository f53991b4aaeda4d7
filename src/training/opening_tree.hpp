// Owns OpeningTree: the positions of a book that come up when one side plays a person's own moves
// and the other side all moves that the book knows.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "book/book.hpp"
#include "core/game.hpp"
#include "training/opening_cards.hpp"

namespace damas::training {

// Where and how far a person practises.
struct OpeningTask {
  AnyPosition start = start_of(Variant::Brazilian);
  Side side = Side::White;
  int own_moves = 8;  // of a line, at most

  friend bool operator==(const OpeningTask&, const OpeningTask&) = default;
};

// The moves of the side that the book plays: those of the book, and others after which the book
// has an answer; these have Book::greatest_loss.
std::vector<BookMove> replies_in(const Book& book, const Game& game);

// Whether the book has a move for that side, from the start or after a move of the other side.
bool has_task(const Book& book, const AnyPosition& start, Side side);
// The sides for which it has one, White first; those that a person can be offered.
std::vector<Side> sides_to_practise(const Book& book, const AnyPosition& start);

class OpeningTree {
 public:
  // The person's move in a position is that of the cards. If these have none from the book, it is
  // the book's best move, preferably one after which the book has further moves.
  OpeningTree(const Book& book, const OpeningTask& task, const OpeningCards& cards);

  // The positions in which the person is to move, as FEN; those near the start first.
  const std::vector<std::string>& own() const { return own_; }
  // Whether the person's own move there, in short notation, is this one.
  bool follows(const std::string& fen, const std::string& move) const;

  // All positions of the tree, as FEN in ascending order, from which a wanted one of own() can be
  // reached; with it itself.
  std::vector<std::string> leading_to(
      const std::function<bool(const std::string& fen)>& wanted) const;

 private:
  struct Node {
    std::string fen;
    bool own = false;
    std::string move;                 // the person's own; empty if the other side is to move
    std::vector<std::size_t> before;  // the positions that lead here
  };

  std::vector<Node> nodes_;
  std::vector<std::string> own_;
};

}  // namespace damas::training
