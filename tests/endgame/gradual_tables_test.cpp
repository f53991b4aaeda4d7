#include "endgame/gradual_tables.hpp"

#include <doctest/doctest.h>

#include "core/material.hpp"
#include "engine/positions.hpp"

namespace damas::endgame {

namespace {

constexpr Rules brazilian = info(Variant::Brazilian).rules;
using P = Position<brazilian>;
using Gradual = GradualTables<brazilian>;

// Two pieces are enough here, and quick.
P random_duel(Random& random) {
  const Material materials[] = {
      {{0, 1}, {0, 1}}, {{1, 0}, {0, 1}}, {{0, 1}, {1, 0}}, {{1, 0}, {1, 0}}};
  const TableIndex<brazilian> index(materials[random.below(4)]);
  return index.position(static_cast<std::size_t>(random.below(static_cast<int>(index.size()))));
}

// Makes all that helps a search of the position.
Gradual made_for(const P& root) {
  Gradual tables;
  tables.make(root, Gradual::Extent::Small, [] { return false; });
  return tables;
}

P first_position(const Material& material) {
  return TableIndex<brazilian>(material).position(0);
}

}  // namespace

TEST_CASE("work can pause at any time and gives the same results") {
  Gradual paused;
  Gradual at_once;
  Random random(7);
  const P root = random_duel(random);
  const P p = random_duel(random);
  int pauses = 0;
  while (!paused.find(p) && pauses < 1000) {
    int work = 0;
    paused.make(root, Gradual::Extent::Small, [&] { return ++work == 3; });
    ++pauses;
  }
  CHECK(pauses > 3);
  int work = 0;
  at_once.make(root, Gradual::Extent::Small, [&] { return ++work == 3 * pauses; });
  for (int i = 0; i < 1000; ++i) {
    const P q = random_duel(random);
    CHECK(paused.find(q) == at_once.find(q));
  }
}

TEST_CASE("what one has finished, another one need not compute") {
  SharedTables<brazilian> shared;
  Random random(9);
  const P root = random_duel(random);
  Gradual first;
  first.share(shared);
  first.make(root, Gradual::Extent::Small, [&] { return first.find(root).has_value(); });
  REQUIRE(first.find(root));

  const auto make_a_little = [&](Gradual& tables) {
    int work = 0;
    tables.make(root, Gradual::Extent::Small, [&] { return ++work == 2; });
  };
  Gradual alone;
  make_a_little(alone);
  CHECK_FALSE(alone.find(root));
  Gradual second;
  second.share(shared);
  make_a_little(second);
  for (int i = 0; i < 1000; ++i) {
    const P q = random_duel(random);
    CHECK(second.find(q) == first.find(q));
  }
}

TEST_CASE("nothing is made while there are many pieces") {
  const Gradual tables = made_for(start_position<brazilian>());
  CHECK_FALSE(tables.find(first_position({{0, 1}, {0, 1}})));
}

TEST_CASE("there are no results before there is a table") {
  const Gradual none;
  Random random(8);
  CHECK_FALSE(none.find(random_duel(random)));
}

}  // namespace damas::endgame
