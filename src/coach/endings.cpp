#include "coach/endings.hpp"

namespace damas::coach {

Endings::Endings(Variant variant) : distances_(variant, endgame::Computing::AtOnce) {}

std::optional<endgame::Result> Endings::find(const AnyPosition& position) {
  return distances_.find(position);
}

}  // namespace damas::coach
