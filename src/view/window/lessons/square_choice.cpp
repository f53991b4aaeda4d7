#include "view/window/lessons/square_choice.hpp"

#include "view/window/frame/board_cursor.hpp"

namespace damas {

using lessons::Change;
using lessons::Session;
using lessons::Step;

bool move_is_asked(const Session& session) {
  const Step::Kind kind = session.step().kind;
  return session.phase() == Session::Phase::Asking &&
         (kind == Step::Kind::Move || kind == Step::Kind::Play);
}

bool squares_are_asked(const Session& session) {
  return session.phase() == Session::Phase::Asking && session.step().kind == Step::Kind::Squares;
}

bool number_is_asked(const Session& session) {
  return session.phase() == Session::Phase::Asking && session.step().kind == Step::Kind::Count;
}

Event event_of(const Change& change, const Game& after) {
  if (change.kind == Change::Kind::Undone) return event::Undone{change.ply};
  Game before = after;
  before.go_to(change.ply - 1);
  const Move& move = after.move_from(change.ply - 1);
  return event::MovePlayed{
      change.ply, before.side_to_move(), *before.piece_at(move.from),
      move,       change.path,           before.captures_along(move, change.path)};
}

void SquareChoice::move_cursor(int right, int up, const BoardView& view) {
  cursor_ = next_cursor(cursor_, right, up, view);
}

void SquareChoice::mark(Marks& marks, const Session& session) const {
  if (squares_are_asked(session)) marks.cursor = cursor_;
  if (session.game().ply() == 0) marks.noted = session.step().marks;
  marks.destinations |= session.found();
  if (const auto missed = session.missed()) marks.ruled_out.insert(*missed);
}

}  // namespace damas
