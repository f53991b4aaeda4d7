// Owns the steps that tests of scenes share which set a task beside a board.
#pragma once

#include <algorithm>
#include <functional>
#include <string>

#include <doctest/doctest.h>

#include "view/text/language.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

// Fails the test when no such scene is on top.
template <class S>
S& top_scene(Stage& stage) {
  auto* found = dynamic_cast<S*>(&stage.app().scenes().top());
  REQUIRE(found != nullptr);
  return *found;
}

// Whether a sentence with this part was announced.
inline bool said(const Stage& stage, const std::string& part) {
  return std::any_of(stage.announced.begin(), stage.announced.end(),
                     [&](const std::string& text) { return text.find(part) != text.npos; });
}

// Moves the focus, at most that many times, until words are announced.
inline bool tab_announces(Stage& stage, const std::string& words, int most) {
  for (int i = 0; i < most; ++i) {
    stage.announced.clear();
    stage.key(Key::Tab);
    stage.wait(Stage::Milliseconds{80});
    if (said(stage, words)) return true;
  }
  return false;
}

// Opens the list below the button in the corner of the header.
inline void open_corner_list(Stage& stage, const Rect& header) {
  constexpr float to_button = 24;
  stage.click(Point{header.right() - to_button, header.center().y});
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<ChoicesScene>());
}

// Takes the row below the first one of a list, at that distance from it.
inline void choose_row(Stage& stage, int row) {
  for (int i = 0; i < row; ++i)
    stage.key(Key::Down);
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{100});
}

// Clicks the origin, then squares of the path for as long as `goes_on`.
inline void click_path(Stage& stage, const BoardView& board, const Path& path,
                       const std::function<bool()>& goes_on) {
  stage.click(board.center(path.front()));
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (goes_on()) stage.click(board.center(path[i]));
  }
}

// Runs the check in small windows and a usual one, in all languages.
inline void in_small_windows(StageSetup setup, const std::function<void(Stage&, Size)>& check) {
  for (const Language language : languages) {
    for (const Size size : {Size{360, 480}, Size{480, 360}, Size{360, 640}, Size{1280, 800}}) {
      CAPTURE(size.w);
      CAPTURE(size.h);
      setup.language = language;
      setup.size = size;
      Stage stage(setup);
      check(stage, size);
    }
  }
}

// The board is large enough, and leaves the status line its place.
template <class S>
void check_board_fits(const S& scene, Size window) {
  const Rect board = scene.board().frame();
  CHECK(board.w >= 150);
  CHECK(board.right() <= window.w + 1);
  CHECK(board.bottom() <= scene.frame().places().status.y + 1);
}

// The text has some lines beside or below the board, and begins below the sentence of the status
// line if it is below the board.
template <class S>
void check_text_fits(const S& scene, Size window) {
  const Rect text = scene.frame().text_place();
  CHECK(text.h >= 60);
  CHECK(text.bottom() <= window.h);
  const CheckersLayout& places = scene.frame().places();
  if (places.portrait) CHECK(text.x == places.sentence.x + 16);
}

}  // namespace damas::test
