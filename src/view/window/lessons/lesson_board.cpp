#include "view/window/lessons/lesson_board.hpp"

#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/frame/announcements.hpp"
#include "view/window/frame/board_cursor.hpp"

namespace damas {

namespace {

using lessons::Change;
using lessons::Session;
using lessons::Step;

// `after` is the game at the position after the move.
event::MovePlayed played(const Change& change, const Game& after) {
  Game before = after;
  before.go_to(change.ply - 1);
  const Move& move = after.move_from(change.ply - 1);
  return {change.ply, before.side_to_move(), *before.piece_at(move.from),
          move,       change.path,           before.captures_along(move, change.path)};
}

}  // namespace

bool move_is_asked(const Session& session) {
  const Step::Kind kind = session.step().kind;
  return session.phase() == Session::Phase::Asking &&
         (kind == Step::Kind::Move || kind == Step::Kind::Play);
}

bool squares_are_asked(const Session& session) {
  return session.phase() == Session::Phase::Asking && session.step().kind == Step::Kind::Squares;
}

void LessonBoard::follow(Session& session, const App& app, const std::optional<Spot>& dropped) {
  for (const Change& change : session.take_changes()) {
    Game game = session.game();
    game.go_to(change.ply);
    entry_.reset(game);
    last_move_ = change.path;
    if (change.kind == Change::Kind::Set) {
      cursor_.reset();
      animation_.reset(game);
      continue;
    }
    const Event event = change.kind == Change::Kind::Played ? Event(played(change, game))
                                                            : Event(event::Undone{change.ply});
    animation_.feed(event, game, dropped);
    app.announce(announcement(app.language(), event, game));
  }
}

void LessonBoard::move_cursor(int right, int up, const BoardView& view) {
  cursor_ = next_cursor(cursor_, right, up, view);
}

Marks LessonBoard::marks(const Session& session, const Preferences& preferences) const {
  const bool moves = move_is_asked(session);
  Marks marks = entry_.marks(preferences.show_movable, preferences.show_targets);
  if (!moves) {
    const std::optional<Cell> cursor = marks.cursor;
    marks = {};
    marks.cursor = squares_are_asked(session) ? cursor_ : cursor;
  }
  if (session.game().ply() == 0) marks.noted = session.step().marks;
  marks.destinations |= session.found();
  if (const auto missed = session.missed()) marks.ruled_out.insert(*missed);
  if (!animation_.running()) marks.last_move = last_move_;
  return marks;
}

}  // namespace damas
