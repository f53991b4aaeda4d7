#include "match/played_event.hpp"

#include <algorithm>

namespace damas {

event::MovePlayed played_event(const Game& game, const Move& move,
                               const std::optional<Path>& chosen) {
  const std::vector<Path> ways = game.paths(move);
  const bool known = chosen && std::find(ways.begin(), ways.end(), *chosen) != ways.end();
  event::MovePlayed played{
      game.ply() + 1, game.side_to_move(), *game.piece_at(move.from), move, {}, {}};
  played.path = known ? *chosen : game.path(move);
  played.captured = game.captures_along(move, played.path);
  return played;
}

}  // namespace damas
