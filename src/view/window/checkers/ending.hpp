// Owns the announcement of a game's end: a picture and a headline from the person's point of view.
#pragma once

#include <optional>

#include "core/outcome.hpp"
#include "view/text/text.hpp"
#include "view/window/board/icons.hpp"

namespace damas {

struct EndingLook {
  Icon icon;
  Text headline;
  bool celebrated = false;  // drawn in the accent colour

  friend bool operator==(const EndingLook&, const EndingLook&) = default;
};

// `person` is the only human player; if there are two or none, the headline is neutral.
EndingLook ending_look(const Outcome& outcome, std::optional<Side> person);

}  // namespace damas
