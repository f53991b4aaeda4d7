#include "view/window/checkers/time_warning.hpp"

#include <utility>

#include "view/window/checkers/session.hpp"

namespace damas {

bool TimeWarning::due(const Session& session) {
  const Clock& clock = session.match().clock();
  const Milliseconds initial = clock.control().initial.value_or(Milliseconds{0});
  if (!session.may_move() || initial < 3 * low_time) return false;
  const Side side = session.game().side_to_move();
  bool& warned = warned_[static_cast<std::size_t>(index(side))];
  return *clock.remaining(side) <= low_time && !std::exchange(warned, true);
}

}  // namespace damas
