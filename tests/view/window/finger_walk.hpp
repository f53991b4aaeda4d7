// Owns the check that all widgets which the keyboard reaches are large enough for a finger.
#pragma once

#include <cmath>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "view/window/kit/widgets.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

// The size in which the person sees it: in pixels of the desktop or page, which may draw everything
// smaller than it was made.
inline Size seen_size(const Rect& place, Stage& stage) {
  return place.size() * stage.app().interface_size();
}

// Tabs through the scene or dialog on top until a widget comes again, and checks that each is seen
// at least so high. Answers the words of all that were checked.
inline std::set<std::string> check_heights_for_fingers(Stage& stage,
                                                       float least = least_for_finger) {
  constexpr int most_stops = 80;
  std::set<std::uint32_t> seen;
  std::set<std::string> words;
  for (int stop = 0; stop < most_stops; ++stop) {
    stage.key(Key::Tab);
    stage.wait(Stage::Milliseconds{96});
    const Gui::Focus& focus = stage.screen().gui().focus();
    if (focus.words.empty()) continue;  // a text field that is being edited
    if (!seen.insert(focus.id).second) break;
    CAPTURE(focus.words);
    CHECK(std::round(seen_size(focus.place, stage).h) >= least);
    words.insert(focus.words);
  }
  return words;
}

// Whether one of them begins so.
inline bool was_checked(const std::set<std::string>& words, const std::string& beginning) {
  const auto found = words.lower_bound(beginning);
  return found != words.end() && found->starts_with(beginning);
}

}  // namespace damas::test
