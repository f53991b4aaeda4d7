#include "engine/evaluation.hpp"

#include "core/movegen.hpp"
#include "engine/positions.hpp"
#include "engine/symmetry.hpp"

namespace damas {

namespace {

// Rules that belong to no variant, to check the evaluation on boards of other sizes and shapes.
constexpr Rules on_100_squares{.board = {10, 10}, .rows_of_men = 4};
constexpr Rules on_whole_board{.board = {8, 8, true},
                               .rows_of_men = 2,
                               .empty_rows_behind_men = 1,
                               .man_moves = directions::forward_and_sideways,
                               .man_captures = directions::forward_and_sideways,
                               .king_moves = directions::orthogonals,
                               .king_captures = directions::orthogonals,
                               .removal = Removal::AtOnce};
constexpr Rules short_kings{.king_range = KingRange::Short};

template <Rules R>
void check_colour_blindness(std::uint64_t seed) {
  const Evaluation<R> evaluation;
  Random random(seed);
  Position<R> p = start_position<R>();
  for (int ply = 0; ply < 400; ++ply) {
    REQUIRE(evaluation(p) == evaluation(turned_round(p)));
    MoveList moves;
    legal_moves(p, moves);
    p = moves.empty() ? start_position<R>() : after(p, moves[random.below(moves.size())]);
  }
}

constexpr Rules brazilian = info(Variant::Brazilian).rules;

int evaluate(std::string_view fen) {
  const Game game = game_from(Variant::Brazilian, fen);
  return Evaluation<brazilian>()(std::get<Position<brazilian>>(game.position()));
}

}  // namespace

TEST_CASE("the evaluation treats both colours alike, on any board") {
  check_colour_blindness<brazilian>(1);
  check_colour_blindness<info(Variant::Casual).rules>(2);
  check_colour_blindness<on_100_squares>(3);
  check_colour_blindness<on_whole_board>(4);
  check_colour_blindness<short_kings>(5);
}

TEST_CASE("the start position is about even") {
  CHECK(std::abs(evaluate("W:W21-32:B1-12")) <= 20);
}

TEST_CASE("in an ending, a man is worth about a hundred and a king about two men") {
  const int even = evaluate("W:W22,25,26,30:B3,7,8,11");
  const int man_up = evaluate("W:W22,25,26,29,30:B3,7,8,11");
  const int king_for_man = evaluate("W:W22,25,26,K30:B3,7,8,11");
  CHECK(man_up - even > 60);
  CHECK(man_up - even < 160);
  CHECK(king_for_man - even > 80);
}

TEST_CASE("a lone king holds two kings to a draw, and three if it is on the main road") {
  const int two = evaluate("W:WK1,K2:BK32");
  const int three_off_the_road = evaluate("W:WK1,K2,K3:BK21");
  const int three_on_the_road = evaluate("W:WK1,K2,K3:BK29");
  CHECK(two < 50);
  CHECK(three_on_the_road < 50);
  CHECK(three_off_the_road > 200);
}

}  // namespace damas
