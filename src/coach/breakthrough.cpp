#include "coach/breakthrough.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "coach/proof.hpp"
#include "core/board_edit.hpp"

namespace damas::coach {

namespace {

constexpr int most_moves = 3;
constexpr int ranks_of_a_jump = 2;

int ranks_to_go(const Asked& asked, Side side, Square man) {
  const int rank = asked.rules().board.cell(man).rank;
  return std::abs(crown_rank(variant_of(asked.next), side) - rank);
}

Square crown_in(const Line& line) {
  return line.back().to;
}

// A capture of several pieces may cross the whole board, so that ranks alone do not tell how soon a
// man can become a king at the earliest. Nothing if a proof that it cannot do so sooner takes too
// long.
std::optional<Breakthrough> soonest(const Asked& asked, Side side, Square man, int moves, Line line,
                                    std::int64_t positions) {
  while (moves > 1) {
    Proof proof(positions);
    std::optional<Line> sooner = proof.crowning(asked.next, man, moves - 1);
    if (!proof.complete()) return std::nullopt;
    if (!sooner) break;
    line = *std::move(sooner);
    --moves;
  }
  return Breakthrough{side, man, crown_in(line), moves, asked.with_move(line)};
}

std::optional<Breakthrough> crowned_now(const Asked& asked) {
  const std::vector<Move> replies = legal_moves(asked.next);
  const bool taken = std::any_of(replies.begin(), replies.end(),
                                 [&](const Move& m) { return m.captured.contains(asked.move.to); });
  if (taken) return std::nullopt;
  return Breakthrough{asked.mover, asked.move.to, asked.move.to, 0, {asked.move}};
}

}  // namespace

std::optional<Breakthrough> find_breakthrough(const Asked& asked, Side side,
                                              std::int64_t positions) {
  if (side == asked.mover && asked.move.promotes) return crowned_now(asked);
  for (int moves = 1; moves <= most_moves; ++moves) {
    for (const Square man : pieces_of(asked.next, side)) {
      if (piece_at(asked.next, man)->kind == Kind::King) continue;
      if (ranks_to_go(asked, side, man) > ranks_of_a_jump * moves) continue;
      std::optional<Line> line = Proof(positions).crowning(asked.next, man, moves);
      if (!line) continue;
      if (auto through = soonest(asked, side, man, moves, *std::move(line), positions))
        return through;
    }
  }
  return std::nullopt;
}

std::optional<CrownRowLeft> find_crown_row_left(const Asked& asked, const Breakthrough& through) {
  const Variant variant = variant_of(asked.next);
  const bool from_crown_row =
      asked.rules().board.cell(asked.move.from).rank == crown_rank(variant, opponent(asked.mover));
  const bool by_man = piece_at(asked.before, asked.move.from)->kind == Kind::Man;
  if (through.side == asked.mover || !from_crown_row || !by_man || asked.move.is_capture())
    return std::nullopt;
  BoardEdit still_there(asked.before);
  still_there.set_side_to_move(through.side);
  Proof proof(positions_to_break_through);
  const bool without_it =
      proof.crowning(still_there.position(), through.man, through.moves).has_value();
  if (without_it || !proof.complete()) return std::nullopt;
  return CrownRowLeft{asked.move.from, through};
}

}  // namespace damas::coach
