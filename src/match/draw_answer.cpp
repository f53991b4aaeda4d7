#include "match/draw_answer.hpp"

#include <algorithm>

namespace damas {

namespace {

constexpr int clearly = 100;  // hundredths of a man
constexpr int slightly = 20;
constexpr int opening_plies = 40;

// True if at most a third of the variant's initial pieces are left.
bool few_pieces(const Game& game) {
  const int first = Game(start_of(game.variant())).material().total();
  return 3 * game.material().total() <= first;
}

bool draw_is_near(const Game& game) {
  const std::vector<DrawCounter> counters = game.draw_counters();
  return std::any_of(counters.begin(), counters.end(), [](const DrawCounter& c) {
    return c.reason == EndReason::Ending || 2 * c.left <= c.limit;
  });
}

// The game is too young for a draw, and too many pieces are left.
bool is_young(const Game& game) {
  return game.ply() < opening_plies && !few_pieces(game);
}

}  // namespace

std::optional<DrawDecline> why_declined(const Game& game, int score) {
  if (score <= -clearly) return std::nullopt;
  if (score >= slightly) return DrawDecline::Ahead;
  if (is_young(game)) return DrawDecline::TooEarly;
  if (score <= -slightly || few_pieces(game) || draw_is_near(game)) return std::nullopt;
  return DrawDecline::StillOpen;
}

std::optional<DrawAnswer> answer_at_once(const Game& game, std::optional<int> score) {
  if (score) return DrawAnswer{why_declined(game, *score)};
  const bool set_up = game.start() != start_of(game.variant());
  if (!set_up && game.ply() < 2 && is_young(game)) return DrawAnswer{DrawDecline::TooEarly};
  return std::nullopt;
}

}  // namespace damas
