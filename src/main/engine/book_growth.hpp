// Owns growing an opening book by searches. They are written to a file at once, so that an
// interruption loses at most one.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "book/book.hpp"
#include "book/book_tree.hpp"

namespace damas::tool {

struct BookGrowth {
  Variant variant = Variant::Brazilian;
  std::string folder;             // for the searches and the book
  std::size_t positions = 5000;   // to search, those of the folder included
  std::uint64_t nodes = 20000;    // of a search while the tree grows
  std::uint64_t check_nodes = 0;  // of the search that checks an entry at the end; 0 for no check
  int lines = 5;                  // moves of a position that are compared
  BookTree::Shape shape;
  std::string commit;  // of the program
};

struct CheckedBook {
  Book book;
  std::size_t dropped_moves = 0;      // moves that the check found worse than their entry said
  std::size_t dropped_positions = 0;  // entries without any other move
};

using Say = std::function<void(const std::string&)>;

// Searches until the tree has so many positions, or none is left that is worth it. Throws BadInput
// if the folder has searches with other options, and std::runtime_error if it cannot be written.
CheckedBook grow_book(const BookGrowth& growth, const Say& say);

}  // namespace damas::tool
