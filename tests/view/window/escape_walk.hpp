// Owns a test that Escape has the same effect from every widget of a dialog.
#pragma once

#include <functional>
#include <memory>

#include "view/window/stage.hpp"

namespace damas::test {

struct EscapeWalk {
  int fields = 0;  // in which a text was typed
  int lists = 0;   // that were opened
};

// Opens the dialog by `open`, again and again, and tabs to each of its widgets. From a text field
// Escape must close the dialog at once; an open list it must close at once, and nothing else.
EscapeWalk walk_by_escape(Stage& stage, const std::function<void()>& open);

}  // namespace damas::test
