#include "view/window/app/scene_stack.hpp"

#include <string>

#include <doctest/doctest.h>

#include "view/window/app/app.hpp"

namespace damas::test {

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

// A scene with unsaved changes, whose question is another scene.
class Clinging final : public Scene {
 public:
  explicit Clinging(SceneStack& stack) : stack_(stack) {}
  void layout(Size) override {}
  void update(const Input&, std::chrono::milliseconds, App&) override {}
  void draw(Canvas&, const App&) const override {}
  bool lets_go(App&, const std::function<void(App&)>& then) override {
    then_ = then;
    auto question = std::make_unique<Named>("question", diary_, true);
    question_ = question.get();
    stack_.push(std::move(question));
    ++asked_;
    return false;
  }
  void answer(bool yes, App& app) {
    stack_.close(*question_);
    if (yes) then_(app);
    stack_.settle({100, 50}, app);
  }
  int asked() const { return asked_; }

 private:
  SceneStack& stack_;
  std::string diary_;
  std::function<void(App&)> then_;
  Scene* question_ = nullptr;
  int asked_ = 0;
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
  Clinging* push_clinging() {
    auto scene = std::make_unique<Clinging>(stack);
    Clinging* pointer = scene.get();
    stack.push(std::move(scene));
    return pointer;
  }
  // To let all scenes go.
  void ask(const Scene* willing = nullptr) {
    stack.when_let_go(
        app, [this](App&) { ++gone; }, willing);
    settle();
  }
  int gone = 0;
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

TEST_CASE_FIXTURE(Fixture, "Each scene but the lowest has one directly below") {
  Named* a = push("a");
  Named* b = push("b");
  Named* c = push("c");
  settle();
  CHECK(stack.below(*c) == b);
  CHECK(stack.below(*b) == a);
  CHECK(stack.below(*a) == nullptr);
  const Named elsewhere("elsewhere", diary);
  CHECK(stack.below(elsewhere) == nullptr);
}

TEST_CASE_FIXTURE(Fixture, "Only the topmost scene is in front, while no change is queued") {
  Named* a = push("a");
  CHECK_FALSE(stack.in_front(*a));
  settle();
  CHECK(stack.in_front(*a));
  Named* b = push("b", true);
  CHECK_FALSE(stack.in_front(*a));
  settle();
  CHECK_FALSE(stack.in_front(*a));
  CHECK(stack.in_front(*b));
}

TEST_CASE_FIXTURE(Fixture, "A scene that replaces one that is gone never comes") {
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

TEST_CASE_FIXTURE(Fixture,
                  "A change that closes scenes waits until each has let go, lowest first") {
  Clinging* lower = push_clinging();
  Clinging* upper = push_clinging();
  push("top");
  settle();
  ask();
  CHECK(upper->asked() == 0);
  lower->answer(true, app);
  CHECK(upper->asked() == 1);
  CHECK(gone == 0);
  upper->answer(true, app);
  CHECK(gone == 1);
  ask(lower);
  CHECK(lower->asked() == 1);
  CHECK(upper->asked() == 2);
}

TEST_CASE_FIXTURE(Fixture, "A question is open once, and asked again after a no") {
  Clinging* lower = push_clinging();
  Clinging* upper = push_clinging();
  settle();
  ask();
  ask();
  CHECK(lower->asked() == 1);
  lower->answer(true, app);
  ask();
  CHECK(upper->asked() == 1);
  upper->answer(false, app);
  ask();
  CHECK(lower->asked() == 2);
  CHECK(gone == 0);
}

TEST_CASE_FIXTURE(Fixture, "A question that is closed keeps none from coming with a new scene") {
  Clinging* scene = push_clinging();
  settle();
  ask();
  scene->answer(false, app);
  push("new");
  ask();
  CHECK(scene->asked() == 2);
}

TEST_CASE_FIXTURE(Fixture,
                  "A question that another scene covers does not keep a second one from coming") {
  Clinging* scene = push_clinging();
  settle();
  ask();
  Named* dropped = push("dropped");
  settle();
  ask();
  CHECK(scene->asked() == 2);
  scene->answer(false, app);
  CHECK(&stack.top() == dropped);
}

TEST_CASE("The program ends with its last scene") {
  App app{AppOptions{}};
  CHECK(app.frames().update(Input{}, std::chrono::milliseconds{0}).quit);
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

}  // namespace damas::test
