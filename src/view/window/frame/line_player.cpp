#include "view/window/frame/line_player.hpp"

#include <utility>

#include "core/notation.hpp"

namespace damas {

namespace {
constexpr std::chrono::milliseconds pause_between{700};
}

void LinePlayer::start(const Game& from, std::vector<Move> moves) {
  active_ = true;
  game_ = from;
  first_ply_ = from.ply();
  left_ = std::move(moves);
  pause_ = std::chrono::milliseconds{0};
}

void LinePlayer::stop() {
  active_ = false;
  left_.clear();
}

bool LinePlayer::advance(std::chrono::milliseconds elapsed, Animation& animation) {
  if (left_.empty() || animation.running()) return false;
  pause_ -= elapsed;
  if (pause_ > std::chrono::milliseconds{0}) return false;
  pause_ = pause_between;
  const Move next = left_.front();
  left_.erase(left_.begin());
  // Draws end a game earlier than searches think.
  if (game_.outcome() || !game_.play(next)) {
    left_.clear();
    return false;
  }
  animation.go_to(game_);
  return true;
}

std::string LinePlayer::words() const {
  Game game = game_;
  game.go_to(first_ply_);
  std::string text;
  for (; game.ply() < game_.ply(); game.redo())
    text += (text.empty() ? "" : " ") + to_text(game, game.move_from(game.ply()));
  return text;
}

}  // namespace damas
