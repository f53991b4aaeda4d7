#include "view/window/app/fetched_tables.hpp"

#include <functional>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "view/window/app/ending_tables.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// A page that fetches tables when the test wants.
struct SlowPage {
  std::vector<Variant> asked;
  std::function<void(std::string_view)> arrive;  // with the tables that were asked for last

  StageSetup setup() {
    StageSetup setup;
    setup.connect = [this](Desktop& desktop) {
      desktop.endings = [this](Variant variant, std::function<void(std::string_view)> use) {
        asked.push_back(variant);
        arrive = std::move(use);
      };
    };
    return setup;
  }
};

}  // namespace

TEST_CASE("tables are fetched once for each change of the variant") {
  SlowPage page;
  Stage stage(page.setup());
  page.asked.clear();
  FetchedTables fetched;
  const auto first = fetched.tables(Variant::Brazilian, stage.app());
  REQUIRE(first);
  CHECK(first->variant == Variant::Brazilian);
  CHECK_FALSE(first->known);
  CHECK(fetched.tables(Variant::Brazilian, stage.app()) == first);
  CHECK(page.asked.size() == 1);
  const auto second = fetched.tables(Variant::Russian, stage.app());
  CHECK(second != first);
  CHECK(page.asked == std::vector{Variant::Brazilian, Variant::Russian});
}

TEST_CASE("tables that nobody waits for any more are dropped when they arrive") {
  SlowPage page;
  Stage stage(page.setup());
  FetchedTables fetched;
  std::weak_ptr<EndingTables> given_up = fetched.tables(Variant::Brazilian, stage.app());
  const auto late = page.arrive;
  fetched.tables(Variant::Russian, stage.app());
  CHECK(given_up.expired());
  late("no tables");
}

TEST_CASE("there are no tables where none can be fetched") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.endings = nullptr; };
  Stage stage(setup);
  CHECK_FALSE(FetchedTables().tables(Variant::Brazilian, stage.app()));
}

}  // namespace damas::test
