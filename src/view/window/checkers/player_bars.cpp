#include "view/window/checkers/player_bars.hpp"

#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/time_warning.hpp"

namespace damas {

PlayerBars::PlayerBars(const Game& game) {
  Game start = game;
  start.go_to(0);
  first_pieces_ = {start.pieces(Side::White).size(), start.pieces(Side::Black).size()};
}

PlayerBar PlayerBars::bar(Side side, const GameController& controller) const {
  const Session& session = controller.session();
  const Side other = opponent(side);
  PlayerBar bar;
  bar.side = side;
  bar.captured = first_pieces_[static_cast<std::size_t>(index(other))] -
                 controller.shown_game().pieces(other).size();
  if (const auto left = session.match().clock().remaining(side)) {
    bar.clock = clock_text(*left);
    bar.short_of_time = *left < TimeWarning::low_time;
  }
  bar.to_move = !session.over() && session.game().side_to_move() == side;
  return bar;
}

std::optional<Milliseconds> PlayerBars::next_change(const Session& session) {
  const auto left = session.match().clock().remaining(session.game().side_to_move());
  if (!left || session.over() || session.paused()) return std::nullopt;
  return until_clock_changes(*left);
}

}  // namespace damas
