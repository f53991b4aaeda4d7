#include "view/window/scene_stack.hpp"

#include <string>

#include <doctest/doctest.h>

#include "view/window/app.hpp"

using namespace damas;

namespace {

class Named final : public Scene {
 public:
  Named(std::string name, std::string& diary, bool overlay = false)
      : name_(std::move(name)), diary_(diary), overlay_(overlay) {}
  void layout(Size size) override { size_ = size; }
  void update(const Input&, std::chrono::milliseconds, App&) override {}
  void draw(Canvas&, const App&) const override {}
  bool is_overlay() const override { return overlay_; }
  void leave(App&) override { diary_ += name_ + " "; }

  Size size_;

 private:
  std::string name_;
  std::string& diary_;
  bool overlay_;
};

struct Fixture {
  std::string diary;
  App app{AppOptions{}};
  SceneStack stack;

  Named* push(const char* name, bool overlay = false) {
    auto scene = std::make_unique<Named>(name, diary, overlay);
    Named* pointer = scene.get();
    stack.push(std::move(scene));
    return pointer;
  }
  bool settle() { return stack.settle({100, 50}, app); }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "Changes wait until they are settled") {
  Named* a = push("a");
  CHECK(stack.empty());
  CHECK(stack.pending());
  CHECK(settle());
  CHECK_FALSE(settle());
  CHECK(&stack.top() == a);
  CHECK(a->size_ == Size{100, 50});
}

TEST_CASE_FIXTURE(Fixture, "Closing a scene closes all above it, and twice does no harm") {
  push("a");
  Named* b = push("b");
  push("c");
  settle();
  stack.close(*b);
  stack.close(*b);
  settle();
  CHECK(stack.size() == 1);
  CHECK(diary == "c b ");
}

TEST_CASE_FIXTURE(Fixture, "What replaces a scene that is gone never comes") {
  push("a");
  Named* b = push("b");
  settle();
  stack.close(*b);
  stack.replace(*b, std::make_unique<Named>("late", diary));
  settle();
  CHECK(stack.size() == 1);
  CHECK(diary == "b ");
}

TEST_CASE_FIXTURE(Fixture, "A new start lets all others leave, topmost first") {
  push("a");
  push("b");
  settle();
  stack.start(std::make_unique<Named>("new", diary));
  settle();
  CHECK(stack.size() == 1);
  CHECK(diary == "b a ");
}

TEST_CASE_FIXTURE(Fixture, "Overlays let shine through what lies below, screens do not") {
  push("hidden");
  Named* screen = push("screen");
  Named* first = push("first", true);
  Named* second = push("second", true);
  settle();
  CHECK(stack.visible() == std::vector<Scene*>{screen, first, second});
}

TEST_CASE("The program ends with its last scene") {
  App app{AppOptions{}};
  CHECK(app.update(Input{}, std::chrono::milliseconds{0}).quit);
}

TEST_CASE("Seeds differ from each other and follow from the first") {
  AppOptions options;
  options.seed = 5;
  App a(std::move(options));
  AppOptions same;
  same.seed = 5;
  App b(std::move(same));
  const auto first = a.next_seed();
  CHECK(first == b.next_seed());
  CHECK(a.next_seed() != first);
}
