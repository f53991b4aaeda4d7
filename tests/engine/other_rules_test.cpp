#include "engine/positions.hpp"
#include "engine/root_search.hpp"

namespace damas {

namespace {

// Rules of no listed variant: the search must not depend on what today's variants share.
constexpr Rules on_100_squares{.board = {10, 10}, .rows_of_men = 4};
constexpr Rules on_144_squares{.board = {12, 12}, .rows_of_men = 5};
constexpr Rules on_whole_board{.board = {8, 8, true},
                               .rows_of_men = 2,
                               .empty_rows_behind_men = 1,
                               .man_moves = directions::forward_and_sideways,
                               .man_captures = directions::forward_and_sideways,
                               .king_moves = directions::orthogonals,
                               .king_captures = directions::orthogonals,
                               .removal = Removal::AtOnce};
constexpr Rules mirrored_short_kings{.board = {8, 8, false, true},
                                     .man_captures = directions::forward_diagonals,
                                     .king_range = KingRange::Short,
                                     .men_capture_kings = false,
                                     .majority = Majority::None,
                                     .promotion = Promotion::EndsMove};
constexpr Rules captures_in_eight_directions{.board = {10, 10},
                                             .rows_of_men = 4,
                                             .man_captures = directions::all,
                                             .king_captures = directions::all};

constexpr DrawRule king_moves[] = {{EndReason::KingMoves, 20}};
constexpr DrawRules draws{"test", king_moves};

template <Rules R>
void play_a_game(int plies) {
  const Knowledge<R> knowledge;
  TranspositionTable table(1);
  table.clear();
  const std::atomic<bool> never = false;
  Position<R> p = start_position<R>();
  DrawState state(draws, material_of(p));
  for (int ply = 0; ply < plies; ++ply) {
    MoveList moves;
    legal_moves(p, moves);
    if (moves.empty()) return;
    const SearchRequest request = by_nodes(400, static_cast<std::uint64_t>(ply));
    Budget budget(request.limits, never);
    const Root<R> root{p, &draws, state, {}};
    const Report report =
        RootSearch<R>(root, knowledge, table, budget, request).run([](const Report&) {});
    REQUIRE(std::find(moves.begin(), moves.end(), *report.best) != moves.end());
    const bool by_man = !bits::any(p.kings & Position<R>::Board::bit(report.best->from));
    const bool capture = report.best->is_capture();
    p = after(p, *report.best);
    state = state.after(draws, {capture, by_man}, material_of(p));
  }
}

}  // namespace

TEST_SUITE("other rules") {
  TEST_CASE("large boards") {
    play_a_game<on_100_squares>(120);
    play_a_game<on_144_squares>(60);
  }
  TEST_CASE("a board that is played on whole, along ranks and files") {
    play_a_game<on_whole_board>(120);
  }
  TEST_CASE("short kings on a mirrored board") {
    play_a_game<mirrored_short_kings>(120);
  }
  TEST_CASE("captures in eight directions") {
    play_a_game<captures_in_eight_directions>(120);
  }
}

}  // namespace damas
