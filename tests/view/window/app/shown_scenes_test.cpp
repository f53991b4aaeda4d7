#include "view/window/app/shown_scenes.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "platform/input.hpp"
#include "view/window/app/app.hpp"

namespace damas::test {

namespace {

struct Behaviour {
  bool overlay = false;
  bool goes_on = false;
};

// Notes the updates that it gets: its name, and "!" if they have input.
class Noting final : public Scene {
 public:
  Noting(std::string name, std::string& diary, Behaviour behaviour)
      : name_(std::move(name)), diary_(diary), behaviour_(behaviour) {}

  void layout(Size) override {}
  void update(const Input& input, std::chrono::milliseconds, App&) override {
    diary_ += name_ + (input.text.empty() ? " " : "! ");
  }
  void draw(Canvas&, const App&) const override {}
  bool is_overlay() const override { return behaviour_.overlay; }
  bool goes_on_covered() const override { return behaviour_.goes_on; }
  std::string spoken_title(const App&) const override { return "title of " + name_; }
  Rect notice_room(Size) const override { return {1, 2, 3, 4}; }

 private:
  std::string name_;
  std::string& diary_;
  Behaviour behaviour_;
};

struct Program {
  static constexpr Size window{100, 50};

  std::vector<std::string> announced;
  std::string diary;
  App app{options()};
  ShownScenes shown;

  AppOptions options() {
    AppOptions made;
    made.desktop.announce = [this](const std::string& sentence) { announced.push_back(sentence); };
    return made;
  }
  const Scene& push(const char* name, Behaviour behaviour = {}) {
    auto scene = std::make_unique<Noting>(name, diary, behaviour);
    const Scene& pushed = *scene;
    shown.stack().push(std::move(scene));
    return pushed;
  }
  ShownScenes::Change settle() { return shown.settle(window, app); }
  std::string update() {
    diary.clear();
    Input input;
    input.text = "x";
    shown.update(input, std::chrono::milliseconds{16}, app);
    return diary;
  }
};

using Change = ShownScenes::Change;

}  // namespace

TEST_CASE_FIXTURE(Program,
                  "A scene that comes to the top is announced once, also when seen again") {
  CHECK(settle() == Change::None);
  push("a");
  CHECK(settle() == Change::Some);
  CHECK(announced == std::vector<std::string>{"title of a"});
  CHECK(settle() == Change::None);
  const Scene& b = push("b");
  settle();
  shown.stack().close(b);
  CHECK(settle() == Change::Some);
  CHECK(announced == std::vector<std::string>{"title of a", "title of b", "title of a"});
}

TEST_CASE_FIXTURE(Program, "A dialog that opens is distinguished from one that is uncovered") {
  push("a");
  settle();
  push("dialog", {.overlay = true});
  CHECK(settle() == Change::DialogOpened);
  const Scene& question = push("question", {.overlay = true});
  CHECK(settle() == Change::DialogOpened);
  shown.stack().close(question);
  CHECK(settle() == Change::Some);
}

TEST_CASE_FIXTURE(Program, "Only the top scene gets the input") {
  push("a");
  push("dialog", {.overlay = true});
  settle();
  CHECK(update() == "a dialog! ");
}

TEST_CASE_FIXTURE(Program, "A covered scene is updated only if it goes on") {
  push("stops");
  push("goes", {.goes_on = true});
  push("top");
  settle();
  CHECK(update() == "goes top! ");
}

TEST_CASE_FIXTURE(Program,
                  "Notices have their room in the lowest visible scene, or in the window") {
  CHECK(shown.notice_room(window) == Rect::at({}, window));
  push("a");
  push("dialog", {.overlay = true});
  settle();
  CHECK(shown.notice_room(window) == Rect{1, 2, 3, 4});
}

}  // namespace damas::test
