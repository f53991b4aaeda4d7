// Proofs that take too long for every build; they run optimised.
#include <doctest/doctest.h>

#include "core/material.hpp"
#include "endgame/consistency.hpp"
#include "endgame/gradual_tables.hpp"
#include "engine/random.hpp"

namespace damas::endgame {

namespace {

// Looks at so many random positions of the material.
int inconsistent_at_random(const Tables& tables, const Material& material, int probes,
                           Random& random) {
  const auto size = static_cast<int>(tables.size(material));
  int wrong = 0;
  for (int i = 0; i < probes; ++i) {
    const auto number = static_cast<std::size_t>(random.below(size));
    wrong += is_consistent(tables, tables.position(material, number)) ? 0 : 1;
  }
  return wrong;
}

}  // namespace

TEST_CASE("three pieces: each result follows from those of the next positions, in every variant") {
  check_all_variants(3);
}

// The totals are those of other programs' tables, which agree with each other.
TEST_CASE("four pieces: totals are as known, and random results follow from the next positions") {
  struct Known {
    Variant variant;
    std::uint64_t wins, losses, draws;
  };
  for (const Known& known : {Known{Variant::Brazilian, 2'408'066, 1'256'516, 2'544'734},
                             Known{Variant::Russian, 2'409'393, 1'255'909, 2'544'014},
                             Known{Variant::English, 2'574'304, 1'917'090, 1'717'922}}) {
    CAPTURE(info(known.variant).id);
    const auto tables = make_tables(known.variant);
    compute_all(*tables, 4);
    const Totals totals = totals_of(*tables, 4);
    CHECK(totals.wins == known.wins);
    CHECK(totals.losses == known.losses);
    CHECK(totals.draws == known.draws);
    Random random(3);
    for (const Material& pair : pairs(*tables, 4)) {
      CAPTURE(name_of(pair));
      constexpr int probes = 12'000;
      CHECK(inconsistent_at_random(*tables, pair, probes, random) == 0);
      CHECK(inconsistent_at_random(*tables, pair.swapped(), probes, random) == 0);
    }
  }
}

TEST_CASE("a root with four pieces gets all tables to which its moves lead") {
  constexpr Rules R = info(Variant::Brazilian).rules;
  using Gradual = GradualTables<R>;
  Gradual tables;
  const auto first = [](const Material& m) {
    return TableIndex<info(Variant::Brazilian).rules>(m).position(0);
  };
  tables.make(first({{2, 1}, {0, 1}}), Gradual::Extent::OnDemand, [] { return false; });
  CHECK(tables.find(first({{2, 1}, {0, 1}})));
  CHECK(tables.find(first({{0, 1}, {2, 1}})));
  CHECK(tables.find(first({{1, 2}, {0, 1}})));
  CHECK(tables.find(first({{0, 2}, {0, 1}})));
  CHECK_FALSE(tables.find(first({{2, 0}, {2, 0}})));
  CHECK_FALSE(tables.find(first({{3, 0}, {0, 1}})));

  // A later search that must not depend on this one does not use them.
  tables.make(first({{2, 1}, {0, 1}}), Gradual::Extent::Small, [] { return false; });
  CHECK(tables.find(first({{1, 1}, {0, 1}})));
  CHECK_FALSE(tables.find(first({{2, 1}, {0, 1}})));
}

TEST_CASE("three kings win within fifteen moves unless the lone king holds the main road") {
  constexpr Rules R = info(Variant::Brazilian).rules;
  using Gradual = GradualTables<R>;
  Gradual tables;
  const TableIndex<R> index({{0, 3}, {0, 1}});
  tables.make(index.position(0), Gradual::Extent::Small, [] { return false; });
  int won = 0;
  int escaped = 0;  // drawn: an attack on two kings lets the lone king reach the main road
  for (std::size_t i = 0; i < index.size(); ++i) {
    const Position<R> p = index.position(i);
    if (material_of(p).lone_king_on_main_road) continue;
    const Result result = tables.find(p).value();
    CHECK(result.sign >= 0);
    CHECK(result.plies <= 30);
    ++(result.sign > 0 ? won : escaped);
  }
  CHECK(won > 100'000);
  CHECK(escaped < won / 100);
}

}  // namespace damas::endgame
