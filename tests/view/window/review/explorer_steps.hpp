// Owns the steps that tests of the explorer share.
#pragma once

#include <doctest/doctest.h>

#include "view/window/library/library_scene.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

// In the corner of the panel, where there is no book.
inline void press_list_button(ReviewStage& stage) {
  const Rect panel = stage.review().places().lines;
  stage.click(Point{panel.right() - 14, panel.y + 14});
}

// The list of copies that the explorer has opened, as soon as it is there and complete.
inline const LibraryScene& listed_games(ReviewStage& stage) {
  for (int i = 0; i < 200 && !stage.shows<LibraryScene>(); ++i)
    stage.rest();
  REQUIRE(stage.shows<LibraryScene>());
  const auto& library = dynamic_cast<const LibraryScene&>(stage.app().scenes().top());
  for (int i = 0; i < 200 && !library.file().loaded(); ++i)
    stage.rest();
  REQUIRE(library.file().loaded());
  return library;
}

}  // namespace damas::test
