// Owns LabSlide: the steps of the piece's slide, of which the first ones are shown, and their
// playback.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

#include "view/window/lab/lab_board.hpp"

namespace damas {

class LabSlide {
 public:
  using Milliseconds = std::chrono::milliseconds;

  static constexpr Milliseconds step_time{220};  // of the playback

  // Shows all steps of the slide on that board, and ends a playback.
  explicit LabSlide(const LabBoard& board) { look_at(board); }
  void look_at(const LabBoard& board);

  // The number of shown steps, and of all.
  std::size_t shown() const { return shown_; }
  std::size_t count() const { return steps_.size(); }
  // The last shown step; null before the first step, and once all are shown.
  const LabStep* present() const;
  // The result of the shown steps.
  LabSight sight() const { return sight_of(steps_, shown_); }

  // Shows that many steps, or all if there are fewer, and ends a playback.
  void go_to(std::size_t shown);
  void go_back() { go_to(shown_ > 0 ? shown_ - 1 : 0); }
  void go_on() { go_to(shown_ + 1); }

  bool playing() const { return playing_; }
  // Begins or ends the playback. It goes on from the shown step, or from the start if all are
  // shown.
  void toggle_playing();
  // Plays on. True if more steps are shown than before.
  bool advance(Milliseconds elapsed);
  // The time until the next step of the playback; nothing without one.
  std::optional<Milliseconds> due() const;

 private:
  std::vector<LabStep> steps_;
  std::size_t shown_ = 0;
  bool playing_ = false;
  Milliseconds since_step_{0};
};

}  // namespace damas
