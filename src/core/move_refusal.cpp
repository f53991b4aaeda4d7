// The reasons why a move is refused: the rule that forbids it and the moves that the rule demands.
#include <algorithm>

#include "core/move_input.hpp"

namespace damas {

namespace {

using Reason = MoveRefusal::Reason;

MoveRefusal refusal(Reason reason, Square square) {
  return {reason, square, {}, {}, 0};
}

}  // namespace

std::optional<MoveRefusal> MoveInput::refuse_origin(Square s) const {
  const std::optional<Piece> piece = game_.piece_at(s);
  const bool own = piece && piece->side == game_.side_to_move();
  if (own) return std::nullopt;
  MoveRefusal r = refusal(piece ? Reason::NotYourPiece : Reason::EmptySquare, s);
  r.pieces = movable();
  return r;
}

MoveRefusal MoveInput::refuse_piece(Square s) const {
  const std::vector<Move> free = game_.unobliged_moves();
  const Move* wished = nullptr;
  for (const Move& m : free) {
    if (m.from == s && (!wished || m.captured.size() > wished->captured.size())) wished = &m;
  }
  if (wished) return refuse_for_obligation(*wished);
  const bool rests = game_.resting_king() == s;
  MoveRefusal r = refusal(rests ? Reason::MustRest : Reason::Blocked, s);
  if (rests) r.count = game_.rules().king_moves_in_a_row;
  r.pieces = movable();
  return r;
}

MoveRefusal MoveInput::refuse_target(Square from, Square to) const {
  for (const Move& m : game_.unobliged_moves()) {
    if (m.from == from && m.to == to && !game_.is_legal(m)) return refuse_for_obligation(m);
  }
  MoveRefusal r = refusal(Reason::NotReachable, to);
  r.pieces.insert(from);  // this one may move, but elsewhere
  for (const Candidate& c : candidates_from(from))
    r.targets.insert(c.move.to);
  return r;
}

MoveRefusal MoveInput::refuse_for_obligation(const Move& wished) const {
  MoveRefusal r = refusal(Reason::MustCapture, wished.from);
  r.pieces = movable();
  bool goes_on = false;
  for (const Move& m : game_.legal_moves()) {
    r.count = std::max(r.count, m.captured.size());
    goes_on |= m.from == wished.from && (wished.captured - m.captured).empty();
  }
  if (!wished.is_capture()) return r;
  const bool too_few = wished.captured.size() < r.count;
  const bool most = game_.rules().majority == Majority::MostPieces && too_few;
  r.reason = goes_on ? Reason::MustContinue : most ? Reason::MustTakeMost : Reason::MustPrefer;
  return r;
}

}  // namespace damas
