// Owns opening books: the good moves of known positions of one variant, and their file format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace damas {

struct BookMove {
  Move move;
  int loss = 0;  // behind the best move, in hundredths of a man, 0..Book::greatest_loss

  friend bool operator==(const BookMove&, const BookMove&) = default;
};

// The knowledge about one position.
struct BookEntry {
  int score = 0;                // of the best move, in hundredths of a man, for the side to move
  std::vector<BookMove> moves;  // the best one first

  friend bool operator==(const BookEntry&, const BookEntry&) = default;
};

// The reason why bytes are no book: the end of a sentence that begins with the file's name.
struct BookError {
  std::string what;
};

// The moves in an order that does not depend on their generator, which may change. Books name moves
// by their places in it.
std::vector<Move> in_stable_order(std::vector<Move> moves);

class Book {
 public:
  static constexpr int greatest_loss = 127;

  // `commit` is the version of the program that made the book.
  explicit Book(Variant variant, std::string commit = "");

  Variant variant() const { return variant_; }
  const std::string& commit() const { return commit_; }
  std::size_t positions() const { return positions_.size(); }

  // Adds or replaces the entry of the game's position. There must be a move, and all must be legal
  // there. The losses are limited to their range.
  void add(const Game& game, const BookEntry& entry);
  // Nothing for a position that the book does not have, and for a game of another variant.
  // Positions are found however the game reached them.
  std::optional<BookEntry> find(const Game& game) const;

  std::string to_bytes() const;
  // Refuses bytes that are damaged, of another variant, or of another format version.
  static std::variant<Book, BookError> from_bytes(std::string_view bytes, Variant variant);

 private:
  struct Choice {
    std::uint8_t move = 0;  // index among the legal moves in stable order
    std::uint8_t loss = 0;
  };
  struct Stored {
    int score = 0;
    std::vector<Choice> choices;
  };

  Variant variant_;
  std::string commit_;
  std::map<std::uint64_t, Stored> positions_;  // by the upper bits of the position's key
};

}  // namespace damas
