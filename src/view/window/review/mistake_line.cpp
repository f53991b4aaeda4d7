#include "view/window/review/mistake_line.hpp"

#include <utility>

#include "coach/mistake.hpp"

namespace damas {

void MistakeLine::refute(const Game& after_try, const std::vector<coach::Claim>& claims) {
  coach::Line line = coach::line_of(coach::without_better_move(claims));
  reason_has_line_ = !line.empty();
  if (!reason_has_line_) line = coach::line_of(claims);
  if (!line.empty()) line.erase(line.begin());
  of_game_ = false;
  player_.start(after_try, std::move(line));
}

void MistakeLine::show_game_move(const Game& before, const coach::Line& line) {
  of_game_ = true;
  player_.start(before, line);
}

void MistakeLine::advance(std::chrono::milliseconds elapsed, Animation& animation) {
  player_.advance(elapsed, animation);
}

std::string MistakeLine::untold_words() const {
  const bool told = of_game_ || reason_has_line_ || !player_.active();
  return told ? std::string() : player_.words();
}

}  // namespace damas
