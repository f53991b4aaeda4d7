#include <cstdlib>
#include <initializer_list>

#include "core/variants.hpp"
#include "endgame/consistency.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

constexpr std::size_t cbd = 0;
constexpr std::size_t fmjd64 = 1;  // allows three kings fifteen moves

// A position with kings on random squares, White to move, and no capture in the first two plies.
Game three_kings_against_one(Random& random, std::size_t draw_table) {
  while (true) {
    AnyPosition position = empty_board(Variant::Brazilian);
    const auto squares = info(Variant::Brazilian).rules.board.squares();
    std::visit(
        [&](auto& p) {
          int placed = 0;
          while (placed < 4) {
            const Square s = squares[static_cast<std::size_t>(random.below(32))];
            if (p.piece_at(s)) continue;
            p.put(s, {placed < 3 ? Side::White : Side::Black, Kind::King});
            ++placed;
          }
        },
        position);
    Game game(position, draw_table);
    Game answered = game;
    answered.play(game.legal_moves().front());
    const bool quiet = !game.legal_moves().front().is_capture() && !answered.outcome() &&
                       !answered.legal_moves().front().is_capture();
    if (quiet && !game.material().lone_king_on_main_road) return game;
  }
}

// Plays both sides to the end of the game.
Outcome play_out(Thinker& thinker, Game game, std::uint64_t nodes_a_move) {
  while (!game.outcome())
    game.play(*think(thinker, game, by_nodes(nodes_a_move)).best);
  return *game.outcome();
}

}  // namespace

TEST_CASE("three kings catch a lone king off the main road within the fifteen moves allowed") {
  Random random(51);
  Thinker thinker(1);
  for (int n = 0; n < 30; ++n) {
    const Game game = three_kings_against_one(random, n % 5 == 0 ? cbd : fmjd64);
    CAPTURE(to_fen(game.position()));
    CHECK(play_out(thinker, game, 2000) == Outcome{Side::White, EndReason::NoPieces});
  }
}

TEST_CASE("a lone king draws by going to the main road") {
  Thinker thinker(1);
  const Game game = game_from(Variant::Brazilian, "B:WK1,K2,K3:BK15", fmjd64);
  CHECK(play_out(thinker, game, 2000).is_draw());
}

TEST_CASE("the stronger side wins most endings before a draw rule applies") {
  Thinker thinker(1);
  int won = 0;
  for (const char* fen : {"W:WK2,21,22:BK12", "W:WK1,K2,25,26:BK32,12", "W:WK1,K10,K19,30:B5,6,K32",
                          "W:W9,21,22,25,26,K31:BK4,5,12"}) {
    CAPTURE(std::string(fen));
    const Game game = game_from(Variant::Brazilian, fen);
    won += play_out(thinker, game, 5000).winner == Side::White ? 1 : 0;
  }
  CHECK(won >= 3);  // a lone king on the main road may draw one of them
}

TEST_CASE("with three pieces the score counts the plies to the end, in losing games, too") {
  Random random(52);
  for (const Variant v : {Variant::English, Variant::Brazilian, Variant::BrazilianLosing}) {
    CAPTURE(info(v).id);
    const auto tables = endgame::make_tables(v);
    endgame::compute_all(*tables, 3);
    const endgame::Material material{{1, 1}, {0, 1}};
    Thinker thinker(1);
    int decided = 0;
    for (int i = 0; i < 60; ++i) {
      const auto number =
          static_cast<std::size_t>(random.below(static_cast<int>(tables->size(material))));
      const AnyPosition position = tables->position(material, number);
      const endgame::Result result = tables->find(position).value();
      const Game game(position);
      if (game.outcome() || result.sign == 0 || result.plies > 9) continue;
      ++decided;
      CAPTURE(to_fen(position));
      const int score = think(thinker, game, by_nodes(3000)).score;
      CHECK(score == result.sign * (score::won - result.plies));
    }
    CHECK(decided > 5);
  }
}

TEST_CASE("levels that overlook captures know no tables with men") {
  using P = Position<info(Variant::English).rules>;
  const auto tables = endgame::make_tables(Variant::English);
  endgame::compute_all(*tables, 3);
  const endgame::Material material{{1, 1}, {0, 1}};
  // A long win, the man far from its crown row: kings alone are known at every level.
  std::optional<Game> found;
  for (std::size_t i = 0; !found && i < tables->size(material); ++i) {
    const AnyPosition position = tables->position(material, i);
    const bool far = bits::any(std::get<P>(position).men(Side::White) & P::Board::ranks(0, 1));
    if (far && tables->find(position).value().plies >= 15) found.emplace(position);
  }
  const Game& game = found.value();
  SearchRequest request = by_depth(3);
  CHECK(std::abs(think(game, request).score) >= score::sure_win);
  request.level = 1;
  CHECK(std::abs(think(game, request).score) < score::sure_win);
}

TEST_CASE("the weaker side repeats a position a third time, and the stronger side does not") {
  Game game = game_from(Variant::Brazilian, "W:WK32,29,30,31:BK5,4");
  while (game.ply() < 6)
    game.play(next_shuffle(game));
  CHECK(think(game, by_depth(6)).best != next_shuffle(game));
  game.play(next_shuffle(game));
  CHECK(think(game, by_depth(6)).best == next_shuffle(game));
  CHECK(think(game, by_depth(6)).score == 0);
}

}  // namespace damas
