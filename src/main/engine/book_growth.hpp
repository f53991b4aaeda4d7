// Owns growing an opening book by searches. They are written to a file at once, so that an
// interruption loses at most one.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "book/book.hpp"
#include "book/book_tree.hpp"

namespace damas::tool {

// The best moves of a position in order, so many nodes and lines at most.
using BookSearch =
    std::function<std::vector<ScoredMove>(const Game& game, std::uint64_t nodes, int lines)>;

struct BookGrowth {
  Variant variant = Variant::Brazilian;
  std::string folder;             // for the searches and the book
  std::size_t positions = 5000;   // of the tree, those that the folder knows included
  std::uint64_t nodes = 20000;    // of a search while the tree grows
  std::uint64_t check_nodes = 0;  // of the search that checks an entry at the end; 0 for no check
  int lines = 5;                  // moves of a position that are compared
  BookTree::Shape shape;
  std::vector<Game> games;  // from the start; their positions are searched after the whole plies
  std::string commit;       // of the program
  BookSearch search;        // the engine's if it is empty
};

struct CheckedBook {
  Book book;
  std::size_t dropped_moves = 0;      // moves that the check found worse than their entry said
  std::size_t added_moves = 0;        // moves that the check found better
  std::size_t dropped_positions = 0;  // entries that the check left to the engine
};

using Say = std::function<void(const std::string&)>;

// Searches until the tree has so many positions, or none is left that is worth it. A move that the
// check refutes makes room for a better one, and losses count from the best move then. Throws
// BadInput if the folder has searches of another variant, and std::runtime_error if it cannot be
// written.
CheckedBook grow_book(const BookGrowth& growth, const Say& say);

// What the book says about its making: the commit and the options that decide about it.
std::string made_by(const BookGrowth& growth);

}  // namespace damas::tool
