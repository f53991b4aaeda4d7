#include "view/window/checkers/hidden_pause.hpp"

#include <utility>

#include "view/window/checkers/game_controller.hpp"

namespace damas {

void HiddenPause::follow(bool hidden, bool wanted, GameController& controller) {
  if (std::exchange(hidden_, hidden) == hidden) return;
  const Session& session = controller.session();
  const bool clock = session.match().clock().control().initial.has_value();
  const bool suits = wanted && session.persons() == 1 && clock;
  const bool stop = hidden && suits && !session.over() && !session.paused();
  const bool go_on = !hidden && std::exchange(stopped_, false) && session.paused();
  if (stop || go_on) controller.toggle_pause();
  if (stop) stopped_ = true;
}

}  // namespace damas
