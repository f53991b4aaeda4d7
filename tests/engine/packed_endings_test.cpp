// Searches that use the shipped endgame tables.
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "assets/endings.hpp"
#include "endgame/tables.hpp"
#include "engine/positions.hpp"
#include "engine/shipped_endings.hpp"

namespace damas {

namespace {

// Ships the embedded tables as long as it lives.
class Shipping {
 public:
  Shipping() {
    ship_endings([](Variant variant) {
      const std::string_view bytes = embedded_endings(info(variant).id);
      return bytes.empty() ? nullptr
                           : std::make_shared<const endgame::PackedTables>(bytes, variant);
    });
  }
  ~Shipping() { ship_endings({}); }
  Shipping(const Shipping&) = delete;
  Shipping& operator=(const Shipping&) = delete;
};

SearchRequest with_endings(SearchRequest request) {
  request.endings = true;
  return request;
}

// Searches as a new engine does, but keeps the tables with distances, which take long to compute.
class Searches {
 public:
  Report think(const Game& game, const SearchRequest& request) {
    thinker_.forget();
    return damas::think(thinker_, game, request);
  }

 private:
  Thinker thinker_{1};
};

int pieces_on(const Game& game) {
  return endgame::pieces_of(game.position());
}

// Positions of English draughts of `pieces` pieces in which the game goes on. No table is computed.
// Positions of four pieces have one of four materials, because searches compute their tables.
template <class F>
void for_random_endings(int pieces, int count, std::uint64_t seed, F&& f) {
  const auto tables = endgame::make_tables(Variant::English);
  std::vector<endgame::Material> materials = endgame::pairs(*tables, pieces);
  if (pieces == 4) materials.resize(4);
  Random random(seed);
  for (int done = 0; done < count;) {
    const auto& material =
        materials[static_cast<std::size_t>(random.below(static_cast<int>(materials.size())))];
    const auto number =
        static_cast<std::size_t>(random.below(static_cast<int>(tables->size(material))));
    const Game game(tables->position(material, number));
    if (game.outcome() || game.legal_moves().empty()) continue;
    CAPTURE(to_fen(game.position()));
    f(game);
    ++done;
  }
}

}  // namespace

TEST_CASE("with four pieces the score tells wins, losses and draws after two plies") {
  const Shipping shipping;
  const auto packed = shipped_endings(Variant::English);
  REQUIRE(packed);
  Searches searches;
  for_random_endings(4, 100, 61, [&](const Game& game) {
    const int score = searches.think(game, with_endings(by_depth(2))).score;
    const int told = score >= 100 ? 1 : score <= -100 ? -1 : 0;
    CHECK(told == packed->find(game.position()));
  });
}

TEST_CASE("with five pieces a capture into a known win counts as won, and its line leads there") {
  const Shipping shipping;
  const auto packed = shipped_endings(Variant::English);
  REQUIRE(packed);
  int seen = 0;
  int without = 0;
  Searches searches;
  for_random_endings(5, 120, 62, [&](const Game& game) {
    const Report report = searches.think(game, with_endings(by_depth(3)));
    const int size = std::abs(report.score);
    if (size < score::known_win || size >= score::sure_win) return;
    ++seen;
    without += std::abs(searches.think(game, by_depth(3)).score) >= score::known_win ? 1 : 0;
    Game end = game;
    for (const Move& m : report.line)
      REQUIRE(end.play(m));
    if (pieces_on(end) > 4) return;
    const int for_root = end.side_to_move() == game.side_to_move() ? 1 : -1;
    CHECK(packed->find(end.position()).value() * for_root == (report.score > 0 ? 1 : -1));
  });
  CHECK(seen > 5);
  CHECK(without < seen);
}

TEST_CASE("each capture into a known win counts as at least a man, whatever the depth") {
  const Shipping shipping;
  const auto packed = shipped_endings(Variant::English);
  REQUIRE(packed);
  int seen = 0;
  Searches searches;
  for_random_endings(5, 250, 63, [&](const Game& game) {
    if (!game.legal_moves().front().is_capture()) return;
    for (int depth = 1; depth <= 4; ++depth) {
      SearchRequest request = with_endings(by_depth(depth));
      request.lines = 10;
      for (const ReportLine& line : searches.think(game, request).lines) {
        Game after = game;
        REQUIRE(after.play(line.moves.front()));
        if (pieces_on(after) > 4 || after.outcome()) continue;
        if (after.legal_moves().front().is_capture()) continue;
        if (packed->find(after.position()) != -1) continue;
        CAPTURE(depth);
        CHECK(line.score >= 100);
        ++seen;
      }
    }
  });
  CHECK(seen > 100);
}

TEST_CASE("a search depends on tables only if it is asked to use them") {
  const Game game = game_from(Variant::English, "W:W21,K10,K14:B5,K32");
  const Report plain = think(game, by_depth(7));
  const Report nothing_shipped = think(game, with_endings(by_depth(7)));
  CHECK(nothing_shipped.nodes == plain.nodes);
  CHECK(nothing_shipped.score == plain.score);
  const Shipping shipping;
  const Report not_asked = think(game, by_depth(7));
  CHECK(not_asked.nodes == plain.nodes);
  CHECK(not_asked.score == plain.score);
  const Report asked = think(game, with_endings(by_depth(7)));
  CHECK(asked.nodes != plain.nodes);
  const Report again = think(game, with_endings(by_depth(7)));
  CHECK(again.nodes == asked.nodes);
  CHECK(again.score == asked.score);
  CHECK(again.best == asked.best);
}

TEST_CASE("levels that overlook captures do not use the tables") {
  const Shipping shipping;
  const Game game = game_from(Variant::English, "W:W21,K10,K14:B5,K32");
  const Report plain = think(game, as_level(2, 9));
  const Report asked = think(game, with_endings(as_level(2, 9)));
  CHECK(asked.nodes == plain.nodes);
  CHECK(asked.best == plain.best);
}

TEST_CASE("a variant without tables is searched as before") {
  const Shipping shipping;
  const Game game = game_from(Variant::BrazilianLosing, "W:W21,22,K10:B5,K32");
  const Report plain = think(game, by_depth(6));
  CHECK(think(game, with_endings(by_depth(6))).nodes == plain.nodes);
}

// The searches share a transposition table, but the scores of one would mislead the other.
TEST_CASE("entries of searches with other bounds are not used") {
  const Shipping shipping;
  Thinker thinker(1);
  Searches searches;
  for_random_endings(4, 40, 63, [&](const Game& game) {
    thinker.forget();
    think(thinker, game, with_endings(by_depth(4)));
    CHECK(think(thinker, game, by_depth(4)).score == searches.think(game, by_depth(4)).score);
  });
}

TEST_CASE("several threads may look up the tables at once") {
  const Shipping shipping;
  const Game game = game_from(Variant::English, "W:W21,K10,K14:B5,K32");
  SearchRequest request = with_endings(by_nodes(20000));
  request.threads = 3;
  const Report report = think(game, request);
  REQUIRE(report.best);
  CHECK(game.is_legal(*report.best));
}

TEST_CASE("won endings are won, though searches are too short for distances") {
  const Shipping shipping;
  const auto packed = shipped_endings(Variant::English);
  REQUIRE(packed);
  Thinker thinker(1);
  int kept = 0;
  int played = 0;
  for_random_endings(4, 60, 64, [&](const Game& start) {
    if (packed->find(start.position()) != 1) return;
    ++played;
    Game game = start;
    const Side winner = start.side_to_move();
    for (int ply = 0; ply < 12 && !game.outcome(); ++ply)
      game.play(*think(thinker, game, with_endings(by_nodes(1000))).best);
    if (const auto over = game.outcome()) {
      kept += over->winner == winner ? 1 : 0;
      return;
    }
    const int sign = packed->find(game.position()).value();
    kept += sign == (game.side_to_move() == winner ? 1 : -1) ? 1 : 0;
  });
  CHECK(played > 10);
  CHECK(kept == played);
}

}  // namespace damas
