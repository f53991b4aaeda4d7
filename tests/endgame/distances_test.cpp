#include "endgame/distances.hpp"

#include <future>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "endgame/consistency.hpp"

namespace damas::endgame {

namespace {

AnyPosition position_from(Variant variant, const char* fen) {
  return std::get<AnyPosition>(parse_fen(variant, fen));
}

}  // namespace

TEST_SUITE("distances") {
  TEST_CASE("computed at once, they are those of the tables") {
    const auto tables = make_tables(Variant::English);
    compute_all(*tables, 2);
    Distances distances(Variant::English, Computing::AtOnce);
    for (const Material& material : {Material{{1, 0}, {0, 1}}, Material{{0, 1}, {1, 0}}}) {
      for (std::size_t i = 0; i < tables->size(material); ++i) {
        const AnyPosition position = tables->position(material, i);
        CHECK(distances.find(position) == tables->find(position));
      }
    }
  }

  TEST_CASE("computed beside, they are told when they are known") {
    std::promise<void> told;
    Distances distances(Variant::Brazilian, Computing::Beside, [&] { told.set_value(); });
    const AnyPosition position = position_from(Variant::Brazilian, "W:WKa1:BKb2");
    CHECK(distances.news() == 0);
    CHECK_FALSE(distances.find(position));
    told.get_future().wait();
    CHECK(distances.news() == 1);
    CHECK(distances.find(position) == Result{1, 1});
  }

  TEST_CASE("the end does not wait for what is being computed") {
    Distances distances(Variant::Brazilian, Computing::Beside);
    CHECK_FALSE(distances.find(position_from(Variant::Brazilian, "W:Wc1,e1,g1:Bb8")));
  }

  TEST_CASE("there are none of more pieces, of other variants, and of too large tables") {
    Distances distances(Variant::Brazilian, Computing::AtOnce);
    CHECK_FALSE(distances.find(start_of(Variant::Brazilian)));
    CHECK_FALSE(distances.find(position_from(Variant::Russian, "W:WKa1:BKb2")));
    Distances large(Variant::International, Computing::AtOnce);
    CHECK_FALSE(large.find(position_from(Variant::International, "W:WK1,K2:BK3,K4")));
    CHECK(large.find(position_from(Variant::International, "W:WK46:BK5")));
  }

  TEST_CASE("after the last capture there is no table to wait for") {
    Game game(position_from(Variant::Brazilian, "W:WKa1:BKb2"));
    REQUIRE(game.play(game.legal_moves().front()));
    Distances distances(Variant::Brazilian, Computing::Beside);
    CHECK(distances.find(game.position()) == Result{-1, 0});
  }
}

TEST_SUITE("missing tables") {
  TEST_CASE("they are listed after those that they depend on, and once") {
    const auto tables = make_tables(Variant::Brazilian);
    const auto list = missing(*tables, {{1, 0}, {1, 0}}, 1000);
    REQUIRE(list);
    CHECK(list->size() == 3);  // two kings, a king and a man, two men
    CHECK(list->back() == Material{{1, 0}, {1, 0}});
    for (const Material& each : *list)
      tables->add(each, *tables->compute(each, [] { return false; }));
    CHECK(missing(*tables, {{1, 0}, {1, 0}}, 1000)->empty());
    CHECK_FALSE(missing(*tables, {{0, 2}, {0, 1}}, 1000));
  }
}

}  // namespace damas::endgame
