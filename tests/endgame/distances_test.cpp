#include "endgame/distances.hpp"

#include <future>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "endgame/consistency.hpp"

namespace damas::endgame {

namespace {

AnyPosition position_from(Variant variant, const char* fen) {
  return std::get<AnyPosition>(parse_fen(variant, fen));
}

// Tables that pass everything on to others; derived classes change a part of it.
class PassingTables : public Tables {
 public:
  explicit PassingTables(Variant variant) : all_(make_tables(variant)) {}

  bool covers(const Material& material) const override { return all_->covers(material); }
  bool has(const Material& material) const override { return all_->has(material); }
  std::size_t size(const Material& material) const override { return all_->size(material); }
  std::optional<PairValues> compute(const Material& material,
                                    const std::function<bool()>& pause) const override {
    return all_->compute(material, pause);
  }
  void add(const Material& material, PairValues values) override {
    all_->add(material, std::move(values));
  }
  const std::vector<Value>& values(const Material& material) const override {
    return all_->values(material);
  }
  Totals totals(const Material& material) const override { return all_->totals(material); }
  std::optional<Result> find(const AnyPosition& position) const override {
    return all_->find(position);
  }
  AnyPosition position(const Material& material, std::size_t number) const override {
    return all_->position(material, number);
  }

 private:
  std::unique_ptr<Tables> all_;
};

enum class Lack : std::uint8_t { Planning, Computing, Adding };

// Tables for which the memory does not suffice.
class ScarceTables final : public PassingTables {
 public:
  ScarceTables(Variant variant, Lack lack) : PassingTables(variant), lack_(lack) {}

  bool covers(const Material& material) const override {
    run_out(Lack::Planning);
    return PassingTables::covers(material);
  }
  std::optional<PairValues> compute(const Material& material,
                                    const std::function<bool()>& pause) const override {
    run_out(Lack::Computing);
    return PassingTables::compute(material, pause);
  }
  void add(const Material& material, PairValues values) override {
    run_out(Lack::Adding);
    PassingTables::add(material, std::move(values));
  }

 private:
  void run_out(Lack where) const {
    if (where == lack_) throw std::bad_alloc();
  }

  Lack lack_;
};

// Tables of draws alone, which cost no time. `computes` is told each material first.
class DrawnTables final : public PassingTables {
 public:
  using Computes = std::function<void(const Material&)>;

  DrawnTables(Variant variant, Computes computes)
      : PassingTables(variant), computes_(std::move(computes)) {}

  std::optional<PairValues> compute(const Material& material,
                                    const std::function<bool()>&) const override {
    if (computes_) computes_(material);
    PairValues draws{std::vector<Value>(size(material)), {}};
    if (material != material.swapped()) draws.swapped.resize(size(material.swapped()));
    return draws;
  }

 private:
  Computes computes_;
};

Distances::MakeTables scarce(Lack lack) {
  return [lack](Variant variant) { return std::make_unique<ScarceTables>(variant, lack); };
}

}  // namespace

TEST_CASE("distances that are computed at once are those of the tables") {
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

TEST_CASE("distances that are computed beside are told when they are known") {
  std::promise<void> told;
  Distances distances(Variant::Brazilian, Computing::Beside, [&] { told.set_value(); });
  const AnyPosition position = position_from(Variant::Brazilian, "W:WKa1:BKb2");
  CHECK(distances.news() == 0);
  CHECK_FALSE(distances.find(position));
  told.get_future().wait();
  CHECK(distances.news() == 1);
  CHECK(distances.find(position) == Result{1, 1});
}

TEST_CASE("tables for which there is no memory are not available, and the program goes on") {
  const AnyPosition position = position_from(Variant::Brazilian, "W:WKa1:BKb2");
  for (const Lack lack : {Lack::Planning, Lack::Computing, Lack::Adding}) {
    std::promise<void> told;
    Distances beside(
        Variant::Brazilian, Computing::Beside, [&] { told.set_value(); }, scarce(lack));
    CHECK_FALSE(beside.find(position));
    told.get_future().wait();
    CHECK_FALSE(beside.find(position));
    // The refusal is remembered, so nothing is tried again.
    CHECK(beside.news() == 1);
    Distances at_once(Variant::Brazilian, Computing::AtOnce, {}, scarce(lack));
    CHECK_FALSE(at_once.find(position));
  }
  Distances none(Variant::Brazilian, Computing::AtOnce, {},
                 [](Variant) -> std::unique_ptr<Tables> { throw std::bad_alloc(); });
  CHECK_FALSE(none.find(position));
}

TEST_CASE("a caller that cannot be told finds the result with the next question") {
  std::promise<void> told;
  Distances distances(Variant::Brazilian, Computing::Beside, [&] {
    told.set_value();
    throw std::runtime_error("no memory for the message");
  });
  const AnyPosition position = position_from(Variant::Brazilian, "W:WKa1:BKb2");
  CHECK_FALSE(distances.find(position));
  told.get_future().wait();
  CHECK(distances.find(position) == Result{1, 1});
}

TEST_CASE("the destructor does not wait for tables that are being computed") {
  Distances distances(Variant::Brazilian, Computing::Beside);
  CHECK_FALSE(distances.find(position_from(Variant::Brazilian, "W:Wc1,e1,g1:Bb8")));
}

TEST_CASE("more pieces, other variants and too large tables have no distances") {
  Distances distances(Variant::Brazilian, Computing::AtOnce);
  CHECK_FALSE(distances.find(start_of(Variant::Brazilian)));
  CHECK_FALSE(distances.find(position_from(Variant::Russian, "W:WKa1:BKb2")));
  Distances large(Variant::International, Computing::AtOnce);
  CHECK_FALSE(large.find(position_from(Variant::International, "W:WK1,K2:BK3,K4")));
  CHECK(large.find(position_from(Variant::International, "W:WK46:BK5")));
}

TEST_CASE("where nobody waits, four pieces on 50 squares are computed, too, and no larger tables") {
  std::promise<void> told;
  const auto made = [](Variant variant) {
    return std::make_unique<DrawnTables>(variant, DrawnTables::Computes());
  };
  Distances distances(
      Variant::International, Computing::Beside, [&] { told.set_value(); }, made);
  const AnyPosition position = position_from(Variant::International, "W:WK1,12:BK3,33");
  CHECK_FALSE(distances.find(position));
  told.get_future().wait();
  CHECK(distances.find(position) == Result{});
  std::promise<void> refused;
  Distances large(
      Variant::Canadian, Computing::Beside, [&] { refused.set_value(); }, made);
  const AnyPosition larger = position_from(Variant::Canadian, "W:WK1,20:BK3,40");
  CHECK_FALSE(large.find(larger));
  refused.get_future().wait();
  CHECK_FALSE(large.find(larger));
}

TEST_CASE("the position that was asked for last comes first, even if another one is under way") {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::vector<Material> computed;
  const auto note = [&, waits = go_on.get_future().share()](const Material& material) {
    computed.push_back(material);
    if (computed.size() > 1) return;
    begun.set_value();
    waits.wait();
  };
  std::promise<void> done;
  const AnyPosition men = position_from(Variant::International, "W:W32:B19");
  const AnyPosition kings = position_from(Variant::International, "W:WK1,K2:BK3");
  std::unique_ptr<Distances> distances;
  int news = 0;
  distances = std::make_unique<Distances>(
      Variant::International, Computing::Beside,
      [&] {
        if (++news == 3) done.set_value();
      },
      [&](Variant variant) { return std::make_unique<DrawnTables>(variant, note); });
  CHECK_FALSE(distances->find(men));
  begun.get_future().wait();
  CHECK_FALSE(distances->find(kings));
  go_on.set_value();
  done.get_future().wait();
  CHECK(distances->find(men) == Result{});
  CHECK(distances->find(kings) == Result{});
  // Kings alone, then two kings against one, then what two men still need.
  REQUIRE(computed.size() == 4);
  CHECK(computed[0] == Material{{0, 1}, {0, 1}});
  CHECK(computed[1].pieces() == 3);
  CHECK(computed[3] == Material{{1, 0}, {1, 0}});
}

TEST_CASE("the caller can ask whether a material will be computed") {
  const auto computes = [](Variant variant, const char* fen) {
    return Distances::computes(position_from(variant, fen));
  };
  CHECK(computes(Variant::Brazilian, "W:WKa1,Kc1,Ke1:BKb8"));
  CHECK(computes(Variant::International, "W:WK46,K47:BK5"));
  CHECK_FALSE(computes(Variant::International, "W:WK1,K2:BK3,K4"));
  CHECK_FALSE(Distances::computes(start_of(Variant::Brazilian)));
}

TEST_CASE("after the last capture there is no table to wait for") {
  Game game(position_from(Variant::Brazilian, "W:WKa1:BKb2"));
  REQUIRE(game.play(game.legal_moves().front()));
  Distances distances(Variant::Brazilian, Computing::Beside);
  CHECK(distances.find(game.position()) == Result{-1, 0});
}

TEST_CASE("missing tables are listed once, after those that they depend on") {
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

}  // namespace damas::endgame
