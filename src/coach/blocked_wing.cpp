#include "coach/blocked_wing.hpp"

#include <algorithm>

#include "coach/proof.hpp"

namespace damas::coach {

namespace {

constexpr int least_men = 3;
constexpr int last_horizon_of_loss = 5;
constexpr std::int64_t positions_for_wing = 60'000;

SquareSet men_on_wing(const Asked& asked, Side side, bool right) {
  const BoardShape& board = asked.rules().board;
  SquareSet men;
  for (const Square s : pieces_of(asked.next, side)) {
    const bool is_right = 2 * board.cell(s).file >= board.files;
    if (is_right == right && piece_at(asked.next, s)->kind == Kind::Man) men.insert(s);
  }
  return men;
}

// Whether the move costs its side at least a man, as far as several searches see.
bool loses(const Asked& asked, const AnyPosition& position, const Move& m, Proof& proof) {
  const AnyPosition moved = after(position, m);
  const int least = balance(position, asked.mover) + 1;
  for (int plies = 1; plies <= last_horizon_of_loss; plies += 2) {
    if (!proof.reaches(moved, asked.mover, least, plies)) return false;
  }
  return true;
}

// Whether every move of these men loses.
bool are_blocked(const Asked& asked, const AnyPosition& position, const std::vector<Move>& moves,
                 const SquareSet& men, Proof& proof) {
  return std::all_of(moves.begin(), moves.end(), [&](const Move& m) {
    return !men.contains(m.from) || loses(asked, position, m, proof);
  });
}

// Whether the explained move threatens to win material. Then moves lose because they do not meet
// the threat.
bool threatens(const Asked& asked) {
  const AnyPosition threat = passed(asked.next);
  if (has_capture(legal_moves(threat))) return true;
  Proof proof(positions_for_wing);
  const int least = balance(asked.next, asked.mover) + 1;
  const bool wins =
      proof.reaches(threat, asked.mover, least, 1) || proof.reaches(threat, asked.mover, least, 3);
  return wins || !proof.complete();
}

}  // namespace

std::optional<BlockedWing> find_blocked_wing(const Asked& asked) {
  const AnyPosition turned = passed(asked.before);
  const std::vector<Move> now = legal_moves(asked.next);
  const std::vector<Move> earlier = legal_moves(turned);
  if (asked.move.is_capture() || has_capture(now) || has_capture(earlier)) return std::nullopt;
  if (threatens(asked)) return std::nullopt;
  const Side side = opponent(asked.mover);
  for (const bool right : {false, true}) {
    const SquareSet men = men_on_wing(asked, side, right);
    if (men.size() < least_men) continue;
    Proof proof(positions_for_wing);
    if (!are_blocked(asked, asked.next, now, men, proof)) continue;
    // If its other pieces cannot wait either, the side loses for another reason.
    const bool can_wait = std::any_of(now.begin(), now.end(), [&](const Move& m) {
      return !men.contains(m.from) && !loses(asked, asked.next, m, proof);
    });
    const bool was_free = !are_blocked(asked, turned, earlier, men, proof);
    if (can_wait && was_free && proof.complete())
      return BlockedWing{side, men, last_horizon_of_loss};
  }
  return std::nullopt;
}

}  // namespace damas::coach
