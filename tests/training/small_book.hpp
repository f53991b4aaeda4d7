// Owns a small book of Brazilian draughts, for tests of openings that are practised.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "book/book.hpp"
#include "core/typed_game.hpp"

namespace damas::test {

inline Game game_after(const std::vector<std::string_view>& moves) {
  Game game(Variant::Brazilian);
  for (const std::string_view text : moves)
    REQUIRE(game.play(legal_move(game, text)));
  return game;
}

inline std::string fen_after(const std::vector<std::string_view>& moves) {
  return to_fen(game_after(moves).position());
}

using NamedLoss = std::pair<std::string_view, int>;

inline void add_to(Book& book, const std::vector<std::string_view>& line,
                   const std::vector<NamedLoss>& moves) {
  const Game game = game_after(line);
  BookEntry entry;
  for (const auto& [text, loss] : moves)
    entry.moves.push_back({legal_move(game, text), loss});
  book.add(game, entry);
}

// White has a move in the start and after each of two answers to c3-d4. After c3-b4 the only answer
// leads to one more position of White.
inline Book small_book() {
  Book book(Variant::Brazilian);
  add_to(book, {}, {{"c3-d4", 0}, {"c3-b4", 5}});
  add_to(book, {"c3-d4"}, {{"b6-a5", 0}, {"f6-e5", 10}});
  add_to(book, {"c3-d4", "b6-a5"}, {{"b2-c3", 0}, {"d2-c3", 3}});
  add_to(book, {"c3-d4", "f6-e5"}, {{"d4xf6", 0}});
  add_to(book, {"c3-b4"}, {{"b6-a5", 0}});
  add_to(book, {"c3-b4", "b6-a5"}, {{"b2-c3", 0}});
  return book;
}

}  // namespace damas::test
