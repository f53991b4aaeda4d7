#include "view/window/frame/task_board.hpp"

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/announcements.hpp"

namespace damas {

namespace {

// The path of the move before the position; empty at the start.
Path last_path(const Game& game) {
  if (game.ply() == 0) return {};
  Game before = game;
  before.go_to(game.ply() - 1);
  return before.path(game.move_from(before.ply()));
}

}  // namespace

void TaskBoard::reset(const Game& game) {
  animation_.reset(game);
  entry_.reset(game);
  last_move_ = {};
}

void TaskBoard::show(const Event& event, const Game& game, const App& app,
                     const std::optional<Spot>& dropped) {
  animation_.feed(event, game, dropped);
  const auto* played = std::get_if<event::MovePlayed>(&event);
  last_move_ = played ? played->path : last_path(game);
  app.announce(announcement(app.language(), event, game));
  entry_.reset(game);
}

void TaskBoard::step(const Game& game, bool jumps) {
  if (jumps) {
    animation_.reset(game);
  } else {
    animation_.go_to(game);
  }
  last_move_ = last_path(game);
  entry_.reset(game);
}

Entry TaskBoard::select(const BoardView& view) {
  if (!entry_.has_cursor()) {
    entry_.move_cursor(0, 0, view);
    return {};
  }
  animation_.finish();
  return entry_.touch_cursor();
}

Marks TaskBoard::marks(const Preferences& preferences, bool asked) const {
  Marks marks = entry_.marks(preferences.show_movable, preferences.show_targets);
  if (!asked) {
    const std::optional<Cell> cursor = marks.cursor;
    marks = {};
    marks.cursor = cursor;
  }
  if (!animation_.running()) marks.last_move = last_move_;
  return marks;
}

}  // namespace damas
