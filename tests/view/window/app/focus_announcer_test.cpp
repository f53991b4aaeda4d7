#include "view/window/app/focus_announcer.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

const Gui::Focus undo_button{"Undo, button", 1};
const Gui::Focus redo_button{"Redo, button", 2};
const Gui::Focus no_focus;

}  // namespace

TEST_CASE("a widget that gets the focus is announced once") {
  FocusAnnouncer announcer;
  CHECK(announcer.news(no_focus).empty());
  CHECK(announcer.news(undo_button) == undo_button.words);
  CHECK(announcer.news(undo_button).empty());
  CHECK(announcer.news(redo_button) == redo_button.words);
}

TEST_CASE("one frame without focus does not make the same widget news, two frames do") {
  FocusAnnouncer announcer;
  announcer.news(undo_button);
  announcer.news(no_focus);
  CHECK(announcer.news(undo_button).empty());
  announcer.news(no_focus);
  announcer.news(no_focus);
  CHECK(announcer.news(undo_button) == undo_button.words);
}

TEST_CASE("in a new scene the same widget is news, and so is another with the same words") {
  FocusAnnouncer announcer;
  announcer.news(undo_button);
  announcer.forget();
  CHECK(announcer.news(undo_button) == undo_button.words);
  CHECK(announcer.news({undo_button.words, 3}) == undo_button.words);
}

}  // namespace damas::test
