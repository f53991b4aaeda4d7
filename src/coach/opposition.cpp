#include "coach/opposition.hpp"

#include <cstdlib>

#include "coach/proof.hpp"
#include "core/board_edit.hpp"

namespace damas::coach {

namespace {

// With more of them, one has safe moves in plenty, and a search sees too little.
constexpr int most_to_count = 12;
constexpr int nearest_plies = 3;  // what is lost at once is another claim
constexpr int furthest_plies = 7;
constexpr std::int64_t positions_for_opposition = 60'000;

bool has_many_pieces(const AnyPosition& position) {
  return pieces_of(position, Side::White).size() + pieces_of(position, Side::Black).size() >
         most_to_count;
}

// Then the balance may tell of a new king instead of a lost man.
bool may_crown(const Asked& asked, int moves) {
  const int last = crown_rank(variant_of(asked.next), asked.mover);
  for (const Square s : pieces_of(asked.next, asked.mover)) {
    const int ranks = std::abs(last - asked.rules().board.cell(s).rank);
    if (piece_at(asked.next, s)->kind == Kind::Man && ranks <= moves) return true;
  }
  return false;
}

// Up to the last capture.
Line until_taken(Line line) {
  while (!line.empty() && !line.back().is_capture())
    line.pop_back();
  return line;
}

}  // namespace

std::optional<Opposition> find_opposition(const Asked& asked) {
  const AnyPosition waiting = passed(asked.next);
  if (asked.move.is_capture() || has_many_pieces(asked.next) ||
      has_capture(legal_moves(asked.next)) || has_capture(legal_moves(waiting)))
    return std::nullopt;
  const Side other = opponent(asked.mover);
  const int more = balance(asked.next, asked.mover) + 1;
  Proof proof(positions_for_opposition);
  if (proof.reaches(asked.next, asked.mover, more, 1)) return std::nullopt;
  for (int plies = nearest_plies; plies <= furthest_plies; plies += 2) {
    if (!proof.reaches(asked.next, asked.mover, more, plies)) continue;
    const int moves = (plies + 1) / 2;
    const bool lasts = proof.reaches(asked.next, asked.mover, more, plies + 2);
    const bool by_tempo = proof.reaches(waiting, other, 1 - more, plies + 1);
    const Line line = until_taken(proof.best_play(asked.next, asked.mover, plies).line);
    if (!lasts || !by_tempo || line.empty() || may_crown(asked, moves) || !proof.complete())
      return std::nullopt;
    return Opposition{asked.mover, moves, plies, asked.with_move(line)};
  }
  return std::nullopt;
}

}  // namespace damas::coach
