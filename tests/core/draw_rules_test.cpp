#include "core/draw_rules.hpp"

#include "diagram.hpp"

namespace damas {

namespace {

constexpr std::size_t cbd = 0;
constexpr std::size_t fmjd64 = 1;

Game from_diagram(std::string_view diagram, std::size_t table) {
  return Game(draw(Variant::Brazilian, Side::White, diagram), table);
}

// Plays `plies` quiet king moves, or fewer if a count ends the game before. Backtracks from
// repetitions and from positions without a quiet king move. Returns the number of moves played, or
// -1 if there is no such sequence.
int wander(Game& game, int plies) {
  if (plies == 0 || game.outcome()) {
    const bool repeats = game.outcome() && game.outcome()->reason == EndReason::Repetition;
    return repeats ? -1 : 0;
  }
  for (const Move& m : std::vector<Move>(game.legal_moves())) {
    if (m.is_capture() || game.piece_at(m.from)->kind == Kind::Man) continue;
    Game next = game;
    next.play(m);
    const int played = wander(next, plies - 1);
    if (played < 0) continue;
    game = next;
    return played + 1;
  }
  return -1;
}

std::optional<DrawCounter> counter(const Game& game, EndReason reason) {
  for (const DrawCounter& c : game.draw_counters()) {
    if (c.reason == reason) return c;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("patterns match with either side as the strong one") {
  constexpr EndingPattern two_v_one{{2, 2}, {0, 0}, {1, 1}, {1, 1}};
  Material m;
  m.kings[0] = 1;
  m.men[0] = 1;
  m.kings[1] = 2;
  CHECK(two_v_one.matches(m));
  m.men[1] = 1;
  CHECK_FALSE(two_v_one.matches(m));
}

TEST_CASE("the third occurrence of a position is a draw") {
  Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . B
      . . . . . . . .
      . b . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . w .
      . . . . . . . .
      . . W . . . . . )"));
  for (int round = 0; round < 2; ++round) {
    CHECK_FALSE(game.outcome().has_value());
    play(game, "c1-d2");
    play(game, "h8-g7");
    play(game, "d2-c1");
    play(game, "g7-h8");
  }
  CHECK(game.outcome() == Outcome{std::nullopt, EndReason::Repetition});
  game.undo();
  CHECK(counter(game, EndReason::Repetition) == DrawCounter{EndReason::Repetition, 3, 1});
}

TEST_CASE("twenty king moves of each side without capture or man move are a draw") {
  Game game = from_diagram(R"(
      . . . . . . . B
      . . . . . . . .
      . b . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . w .
      . . . . . . . .
      . . W . . . . . )",
                           cbd);
  CHECK_FALSE(counter(game, EndReason::KingMoves).has_value());
  CHECK(wander(game, 12) == 12);
  CHECK(counter(game, EndReason::KingMoves) == DrawCounter{EndReason::KingMoves, 20, 14});
  CHECK(wander(game, 100) == 28);
  CHECK(game.outcome() == Outcome{std::nullopt, EndReason::KingMoves});
}

TEST_CASE("a man move or a capture restarts the count of king moves") {
  Game game = from_diagram(R"(
      . . . . . . . B
      . . . . . . . .
      . b . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . w .
      . . . . . . . .
      . . W . . . . . )",
                           cbd);
  wander(game, 6);
  CHECK(counter(game, EndReason::KingMoves)->left == 17);
  const auto& moves = game.legal_moves();
  const auto breaking = std::find_if(moves.begin(), moves.end(), [&](const Move& m) {
    return m.is_capture() || game.piece_at(m.from)->kind == Kind::Man;
  });
  REQUIRE(breaking != moves.end());
  game.play(Move(*breaking));
  CHECK_FALSE(counter(game, EndReason::KingMoves).has_value());
}

TEST_CASE("the five-move endings are drawn after five moves of each side") {
  const std::string_view endings[] = {
      R"(. . . . . . . B
           . . . . . . . .
           . . . . . . . .
           B . . . . . . .
           . . . . . . . W
           . . . . . . . .
           . . . . . . . .
           . . W . . . . . )",
      R"(. . . . . . . B
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . . . . . . W
           . . . . . . . .
           . . . . . . . .
           . . W . . . . . )",
      R"(. . . . . . . B
           . . . . . . . .
           . b . . . . . .
           . . . . . . . .
           . . . . . . . W
           . . . . . . . .
           . . . . . . . .
           . . W . . . . . )",
      R"(. . . . . . . B
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . W . . . . . )",
      R"(. . . . . . . B
           . . . . . . . .
           . b . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . . . . . . .
           . . W . . . . . )",
  };
  for (const std::string_view ending : endings) {
    CAPTURE(ending);
    Game game = from_diagram(ending, cbd);
    CHECK(counter(game, EndReason::Ending) == DrawCounter{EndReason::Ending, 5, 5});
    CHECK(wander(game, 100) == 10);
    CHECK(game.outcome() == Outcome{std::nullopt, EndReason::Ending});
  }
}

TEST_CASE("three kings against one are not a five-move ending of the Brazilian table") {
  Game game = from_diagram(R"(
      . . . . . . . B
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . .
      . . . . . . . .
      . . W . W . . . )",
                           cbd);
  CHECK_FALSE(counter(game, EndReason::Ending).has_value());
}

TEST_CASE("the FMJD-64 table gives three kings fifteen moves, or five against a main-road king") {
  const Game off_road = from_diagram(R"(
      . B . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . .
      . . . . . . . .
      . . W . W . . . )",
                                     fmjd64);
  CHECK(off_road.draw_counters().front() == DrawCounter{EndReason::Ending, 15, 15});
  const Game on_road = from_diagram(R"(
      . . . . . . . B
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . .
      . . . . . . . .
      . . W . W . . . )",
                                    fmjd64);
  CHECK(on_road.draw_counters().front() == DrawCounter{EndReason::Ending, 5, 5});
}

TEST_CASE("the FMJD-64 table draws after fifteen king moves of each side") {
  Game game = from_diagram(R"(
      . . . . . . . B
      b . . . . . . .
      . b . . . . . .
      b . . . . . . .
      . . . . . . . w
      . . . . . . . .
      . . . . . . . w
      . . W . . . w . )",
                           fmjd64);
  CHECK(wander(game, 100) == 30);
  CHECK(game.outcome() == Outcome{std::nullopt, EndReason::KingMoves});
}

TEST_CASE("every ending of the FMJD-64 table draws after its own number of moves") {
  const DrawRules& table = damas::info(Variant::Brazilian).draw_tables[fmjd64];
  const struct {
    Material material;  // {men}, {kings}
    int moves;
  } endings[] = {
      {{{0, 0}, {2, 1}}, 5},       {{{1, 0}, {1, 1}}, 5},       {{{0, 0}, {1, 1}}, 5},
      {{{0, 0}, {3, 1}, true}, 5}, {{{1, 0}, {2, 1}, true}, 5}, {{{2, 0}, {1, 1}, true}, 5},
      {{{0, 0}, {3, 1}}, 15},      {{{0, 0}, {1, 4}}, 15},      {{{1, 0}, {2, 1}}, 30},
      {{{1, 1}, {1, 1}}, 30},      {{{2, 1}, {1, 1}}, 30},      {{{2, 2}, {1, 1}}, 60},
      {{{2, 2}, {2, 1}}, 60},
  };
  for (const auto& ending : endings) {
    CAPTURE(ending.material.total());
    CAPTURE(ending.moves);
    DrawState state(table, ending.material);
    // All moves are made by men, so the count of king moves stays at zero.
    for (int ply = 0; ply < 2 * ending.moves; ++ply) {
      CHECK(state.reached(table) == nullptr);
      state = state.after(table, {false, true}, ending.material);
    }
    REQUIRE(state.reached(table) != nullptr);
    CHECK(state.reached(table)->moves == ending.moves);
  }
}

TEST_CASE("a king that leaves the main road ends the count of that ending") {
  const DrawRules& table = damas::info(Variant::Brazilian).draw_tables[fmjd64];
  const Material on{{0, 0}, {3, 1}, true};
  const Material off{{0, 0}, {3, 1}, false};
  DrawState state(table, on);
  for (int ply = 0; ply < 9; ++ply)
    state = state.after(table, {}, on);
  CHECK(state.moves_left(table, 1) == 1);
  state = state.after(table, {}, off);
  CHECK_FALSE(state.moves_left(table, 1).has_value());
  CHECK(state.after(table, {}, on).moves_left(table, 1) == 5);
}

TEST_CASE("the two-against-one count of FMJD-64 continues when the ending changes") {
  // King and man against king: when the man is crowned, the count of five moves does not restart.
  Game game = from_diagram(R"(
      . B . . . . . .
      . . . . . . w .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )",
                           fmjd64);
  wander(game, 2);
  const auto before = counter(game, EndReason::Ending);
  REQUIRE(before);
  play(game, "g7-h8");
  wander(game, 1);
  const auto later = counter(game, EndReason::Ending);
  REQUIRE(later);
  CHECK(later->left == before->left - 1);
}

TEST_CASE("the count of a Brazilian ending restarts when the ending changes") {
  Game game = from_diagram(R"(
      . . . . . . . .
      . . . . . . w .
      . . . . . . . .
      B . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )",
                           cbd);
  play(game, "a1-b2");
  play(game, "a5-b6");
  CHECK(counter(game, EndReason::Ending)->left == 4);
  play(game, "g7-h8");
  CHECK(counter(game, EndReason::Ending)->left == 5);
  CHECK(game.plies_to_draw() == 10);
  play(game, "b6-a7");
  CHECK(counter(game, EndReason::Ending)->left == 5);
  CHECK(game.plies_to_draw() == 9);
}

}  // namespace damas
