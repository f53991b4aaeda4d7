#include "view/window/app/background_activities.hpp"

#include <doctest/doctest.h>

#include "view/window/app/background_activity.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr Stage::Milliseconds one_frame{16};

class Counter final : public BackgroundActivity {
 public:
  void update(std::chrono::milliseconds, App&) override { ++updates; }
  int updates = 0;
};

// Adds its counter in its first update.
class Adder final : public BackgroundActivity {
 public:
  explicit Adder(BackgroundActivities& all) : all_(all) {}
  void update(std::chrono::milliseconds, App&) override {
    if (counter) return;
    counter = std::make_shared<Counter>();
    all_.add(counter);
  }
  std::shared_ptr<Counter> counter;

 private:
  BackgroundActivities& all_;
};

}  // namespace

TEST_CASE("an activity is updated as long as somebody else owns it") {
  Stage stage;
  BackgroundActivities activities;
  auto counter = std::make_shared<Counter>();
  const std::weak_ptr<Counter> kept = counter;
  activities.add(counter);
  activities.update(one_frame, stage.app());
  activities.update(one_frame, stage.app());
  CHECK(counter->updates == 2);
  counter.reset();
  CHECK(kept.expired());
  activities.update(one_frame, stage.app());
}

TEST_CASE("an activity that another one adds is updated from the next frame on") {
  Stage stage;
  BackgroundActivities activities;
  const auto adder = std::make_shared<Adder>(activities);
  activities.add(adder);
  activities.update(one_frame, stage.app());
  REQUIRE(adder->counter);
  CHECK(adder->counter->updates == 0);
  activities.update(one_frame, stage.app());
  CHECK(adder->counter->updates == 1);
}

}  // namespace damas::test
