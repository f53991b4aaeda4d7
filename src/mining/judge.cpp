#include "mining/judge.hpp"

#include <algorithm>

#include "core/board_edit.hpp"

namespace damas::mining {

namespace {

constexpr int squares_of_small_boards = 32;
constexpr int pieces_in_tables = 4;

// Men of both sides in the middle of the board, so that every ending of as many pieces or fewer can
// follow.
Game men_in_the_middle(Variant variant, int white) {
  BoardEdit edit(variant);
  const BoardShape& shape = edit.shape();
  const int row = shape.per_rank();
  for (int i = 0; i < pieces_in_tables; ++i) {
    const bool is_white = i < white;
    const int rank_from_top = is_white ? shape.ranks - 3 : 2;
    edit.put(shape.square_at(rank_from_top * row + i % row),
             {is_white ? Side::White : Side::Black, Kind::Man});
  }
  return Game(edit.position());
}

}  // namespace

bool computes_tables(Variant variant, Tables tables) {
  const int squares = info(variant).rules.board.square_count();
  return tables == Tables::FourPieces && squares <= squares_of_small_boards;
}

Judge::Judge(Variant variant, Tables tables) : thinker_(hash_megabytes) {
  if (computes_tables(variant, tables)) make_tables(variant);
}

// An engine computes tables for the position that it searches, and keeps them for later searches.
void Judge::make_tables(Variant variant) {
  uses_all_tables_ = true;
  for (int white = 1; white < pieces_in_tables; ++white)
    look(men_in_the_middle(variant, white), 1, 1);
}

Report Judge::search(const Game& game, std::uint64_t nodes, int lines, const Publish& publish) {
  SearchRequest request;
  request.limits.nodes = nodes;
  return think(game, request, lines, publish);
}

Report Judge::look(const Game& game, int depth, int lines) {
  SearchRequest request;
  request.limits.depth = depth;
  return think(game, request, lines, {});
}

Report Judge::think(const Game& game, SearchRequest request, int lines, const Publish& publish) {
  // A search with a limit of time uses all tables that earlier ones have computed.
  if (uses_all_tables_) request.limits.time = std::chrono::hours(1);
  const auto wanted = std::min(game.legal_moves().size(), static_cast<std::size_t>(lines));
  request.lines = std::clamp(lines, 1, most_lines);
  Report complete;
  Report last = thinker_.think(game, request, never_, [&](const Report& report) {
    complete = report;
    if (publish) publish(report);
  });
  // The last iteration may have ended before it had compared all moves.
  return last.lines.size() < wanted && complete.best ? complete : last;
}

}  // namespace damas::mining
