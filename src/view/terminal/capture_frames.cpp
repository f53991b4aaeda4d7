#include "view/terminal/capture_frames.hpp"

namespace damas::terminal {

using share::BoardFrame;
using share::Figure;

namespace {

std::optional<Figure>& figure(BoardFrame& frame, Square s) {
  return frame.figures[static_cast<std::size_t>(frame.shape.ordinal(s))];
}

}  // namespace

std::vector<BoardFrame> capture_frames(const Game& before, const event::MovePlayed& played) {
  std::vector<BoardFrame> frames;
  BoardFrame frame = share::frame_of(before);
  frame.trail = {};
  frame.trail.insert(played.path.front());
  for (std::size_t i = 0; i < played.captured.size(); ++i) {
    figure(frame, played.path[i]).reset();
    figure(frame, played.path[i + 1]) = Figure{played.piece};
    frame.trail.insert(played.path[i + 1]);
    std::optional<Figure>& victim = figure(frame, played.captured[i]);
    if (before.rules().removal == Removal::AtOnce) {
      victim.reset();
    } else {
      victim->semi_captured = true;
    }
    frames.push_back(frame);
  }
  return frames;
}

}  // namespace damas::terminal
