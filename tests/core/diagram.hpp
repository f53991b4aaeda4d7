// Owns diagrams of boards in test sources: one line for each rank, top first. w, W, b and B are
// pieces (capitals are kings) and other characters are empty cells; blanks are ignored.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/game.hpp"
#include "core/notation.hpp"

namespace damas {

inline AnyPosition draw(Variant variant, Side to_move, std::string_view diagram) {
  AnyPosition position = empty_board(variant);
  const BoardShape& shape = info(variant).rules.board;
  int cell = 0;
  for (const char c : diagram) {
    if (std::isspace(static_cast<unsigned char>(c)) != 0) continue;
    const Cell at{cell % shape.files, shape.ranks - 1 - cell / shape.files};
    ++cell;
    const char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (lower != 'w' && lower != 'b') continue;
    REQUIRE(shape.square(at));
    const Piece piece{lower == 'w' ? Side::White : Side::Black,
                      c == lower ? Kind::Man : Kind::King};
    std::visit([&](auto& p) { p.put(*shape.square(at), piece); }, position);
  }
  REQUIRE(cell == shape.files * shape.ranks);
  std::visit([&](auto& p) { p.to_move = to_move; }, position);
  return position;
}

// All legal moves in long algebraic notation, sorted, separated by blanks.
inline std::string moves_of(const Game& game) {
  std::vector<std::string> texts;
  for (const Move& m : game.legal_moves()) {
    texts.push_back(to_text(game, m, {Numbering::Algebraic, true}));
  }
  std::sort(texts.begin(), texts.end());
  std::string all;
  for (const std::string& t : texts)
    all += (all.empty() ? "" : " ") + t;
  return all;
}

inline std::string moves_of(Variant variant, Side to_move, std::string_view diagram) {
  return moves_of(Game(draw(variant, to_move, diagram)));
}

inline Square at(const Game& game, std::string_view name) {
  const auto s = parse_square(name, game.shape());
  REQUIRE(s);
  return *s;
}

// Plays a typed move; fails the test if it is not legal.
inline void play(Game& game, std::string_view text) {
  CAPTURE(text);
  const auto typed = parse_move(text, game.shape());
  REQUIRE(typed);
  for (const Move& m : game.legal_moves()) {
    const auto& shape = game.shape();
    if (shape.cell(m.from) == typed->cells.front() && shape.cell(m.to) == typed->cells.back()) {
      REQUIRE(game.play(m));
      return;
    }
  }
  FAIL("not legal");
}

}  // namespace damas
