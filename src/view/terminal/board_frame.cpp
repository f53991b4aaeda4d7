#include "view/terminal/board_frame.hpp"

namespace damas::terminal {

namespace {

BoardFrame pieces_of(const Game& game) {
  BoardFrame frame{game.shape(), game.info().numbering, {}, {}};
  for (const Square s : game.shape().squares()) {
    const std::optional<Piece> piece = game.piece_at(s);
    frame.figures.push_back(piece ? std::optional(Figure{*piece}) : std::nullopt);
  }
  return frame;
}

std::optional<Figure>& figure(BoardFrame& frame, Square s) {
  return frame.figures[static_cast<std::size_t>(frame.shape.ordinal(s))];
}

}  // namespace

BoardFrame frame_of(const Game& game) {
  BoardFrame frame = pieces_of(game);
  if (game.ply() > 0) {
    const Move& last = game.move_from(game.ply() - 1);
    frame.trail.insert(last.from);
    frame.trail.insert(last.to);
  }
  return frame;
}

std::vector<BoardFrame> capture_frames(const Game& before, const event::MovePlayed& played) {
  std::vector<BoardFrame> frames;
  BoardFrame frame = pieces_of(before);
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
