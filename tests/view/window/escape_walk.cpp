#include "view/window/escape_walk.hpp"

#include <set>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

constexpr int most_stops = 16;

void press(Stage& stage, Key key) {
  stage.key(key);
  stage.wait(Stage::Milliseconds{64});
}

class Walker {
 public:
  Walker(Stage& stage, const std::function<void()>& open)
      : stage_(stage), open_(open), below_(&stage.app().scenes().top()) {}

  // Checks the widget after that many Tabs; false if there are no more.
  bool look_at(int stop) {
    open();
    for (int i = 0; i < stop; ++i)
      press(stage_, Key::Tab);
    const Gui& gui = stage_.screen().gui();
    const Gui::Focus focus = gui.focus();
    const bool more = focus.id == 0 || seen_.insert(focus.id).second;
    if (gui.wants_text()) {
      ++walk_.fields;
      stage_.type("1999");  // a name, and a date
      stage_.wait(typed_);
    } else if (focus.words.find(": ") != std::string::npos) {
      look_into_list();
    }
    CAPTURE(stop);
    CAPTURE(focus.words);
    press(stage_, Key::Escape);
    CHECK(is_closed());
    // Prepares for the next widget.
    for (int i = 0; i < 4 && !is_closed(); ++i)
      press(stage_, Key::Escape);
    REQUIRE(is_closed());
    return more;
  }

  const EscapeWalk& walk() const { return walk_; }

 private:
  bool is_closed() { return &stage_.app().scenes().top() == below_; }

  void open() {
    open_();
    stage_.wait(Stage::Milliseconds{160});
    REQUIRE_FALSE(is_closed());
  }

  void look_into_list() {
    press(stage_, Key::Space);
    if (!stage_.screen().gui().has_popup()) return;
    ++walk_.lists;
    press(stage_, Key::Escape);
    CHECK_FALSE(stage_.screen().gui().has_popup());
    CHECK_FALSE(is_closed());
  }

  Stage& stage_;
  const std::function<void()>& open_;
  const Scene* below_;
  std::set<std::uint32_t> seen_;
  EscapeWalk walk_;
  static constexpr Stage::Milliseconds typed_{320};  // ImGui takes a few frames a character
};

}  // namespace

EscapeWalk walk_by_escape(Stage& stage, const std::function<void()>& open) {
  Walker walker(stage, open);
  for (int stop = 0; stop < most_stops; ++stop) {
    if (!walker.look_at(stop)) break;
  }
  return walker.walk();
}

}  // namespace damas::test
