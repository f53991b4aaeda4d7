// Owns how the end of a game is announced: a picture and a headline, as the person sees it.
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

// `person` is the only one who plays; without one, of two persons or two machines, it takes no
// sides.
EndingLook ending_look(const Outcome& outcome, std::optional<Side> person);

}  // namespace damas
