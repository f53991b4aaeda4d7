// Owns making problems for tests from diagrams and typed moves.
#pragma once

#include <initializer_list>
#include <string_view>

#include "core/diagram.hpp"
#include "core/fen.hpp"
#include "problems/problem.hpp"

namespace damas::problems {

// The move of the game that the text names by its first and last square, and by those between if
// there are several.
inline Move typed(const Game& game, std::string_view text) {
  CAPTURE(text);
  for (const Move& m : game.legal_moves()) {
    for (const bool with_path : {false, true}) {
      if (to_text(game, m, {Numbering::Algebraic, with_path}) == text) return m;
    }
  }
  FAIL("not legal");
  return {};
}

inline Problem problem_of(const AnyPosition& start, std::initializer_list<std::string_view> line,
                          Task task = Task::Win, int difficulty = 30) {
  Problem problem{start, task, difficulty, {}};
  Game game(start);
  for (const std::string_view text : line) {
    problem.line.push_back(typed(game, text));
    game.play(problem.line.back());
  }
  return problem;
}

inline Problem from_fen(Variant variant, std::string_view fen,
                        std::initializer_list<std::string_view> line) {
  const auto parsed = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return problem_of(std::get<AnyPosition>(parsed), line);
}

// White gives a man and takes two.
inline Problem shot_of_two() {
  return problem_of(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      b . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . b . b . . . .
      . . . . . . . .
      . w . w . . . .
      w . . . . . . . )"),
                    {"b2-c3", "d4xb2", "a1xa5"});
}

}  // namespace damas::problems
