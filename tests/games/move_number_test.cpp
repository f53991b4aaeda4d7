#include "games/move_number.hpp"

#include <set>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "core/notation.hpp"
#include "core/pdn/random_pdn.hpp"

namespace damas::games {

TEST_CASE("Each legal move has a number of its own, without gaps") {
  RandomPdn random(3);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    const PdnGame game = random.game(variant, 60, false);
    for (const AnyPosition& position : positions_of(game.tree)) {
      MoveList moves;
      compiled_rules(variant).legal_moves(position, moves);
      std::set<int> numbers;
      for (const Move& move : moves) {
        const auto number = number_of_move(position, move);
        REQUIRE(number);
        numbers.insert(*number);
        REQUIRE(move_numbered(position, *number) == move);
      }
      CHECK(static_cast<int>(numbers.size()) == moves.size());
      const bool rests = info(variant).rules.king_moves_in_a_row > 0;
      if (!rests) CHECK_FALSE(move_numbered(position, moves.size()));
      CHECK_FALSE(move_numbered(position, -1));
    }
  }
}

TEST_CASE("Moves are numbered by their squares from the top left") {
  const Game game(Variant::International);
  const char* const texts[] = {"31-26", "31-27", "32-27", "32-28", "33-28",
                               "33-29", "34-29", "34-30", "35-30"};
  int number = 0;
  for (const char* text : texts) {
    const auto move = move_numbered(game.position(), number++);
    REQUIRE(move);
    CHECK(to_text(game, *move) == text);
  }
}

TEST_CASE("Indices of squares ascend with their ordinals") {
  for (const VariantInfo& variant : variants) {
    int last = -1;
    for (const Square s : variant.rules.board.squares()) {
      CHECK(index(s) > last);
      last = index(s);
    }
  }
}

TEST_CASE("A move that is not legal has no number") {
  Move move;
  move.from = Square{0};
  move.to = Square{1};
  CHECK_FALSE(number_of_move(start_of(Variant::English), move));
}

}  // namespace damas::games
