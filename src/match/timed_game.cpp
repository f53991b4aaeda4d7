#include "match/timed_game.hpp"

#include <utility>

namespace damas {

TimedGame::TimedGame(Game game, const Clock& clock)
    : game_(std::move(game)),
      clock_(clock),
      began_(static_cast<std::size_t>(game_.last_ply()) + 1, clock) {}

std::optional<int> TimedGame::turn_of(Side side, int step) const {
  const Side first = std::visit([](const auto& p) { return p.to_move; }, game_.start());
  for (int ply = game_.ply() + step; ply >= 0 && ply <= game_.last_ply(); ply += step) {
    if ((ply % 2 == 0 ? first : opponent(first)) == side) return ply;
  }
  return std::nullopt;
}

void TimedGame::play(const Move& move) {
  const Side mover = game_.side_to_move();
  game_.play(move);
  clock_.add_increment(mover);
  began_.resize(static_cast<std::size_t>(game_.ply()), clock_);
  began_.push_back(clock_);
}

void TimedGame::go_to(int ply) {
  game_.go_to(ply);
  clock_ = began_[static_cast<std::size_t>(ply)];
}

void TimedGame::take_back(int ply) {
  Game kept(game_.start(), game_.draw_table());
  for (int p = 0; p < ply; ++p)
    kept.play(game_.move_from(p));
  game_ = std::move(kept);
  clock_ = began_[static_cast<std::size_t>(ply)];
  began_.resize(static_cast<std::size_t>(ply) + 1, clock_);
}

}  // namespace damas
