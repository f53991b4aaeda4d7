#include "net/server/community/match_reports.hpp"

#include <utility>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "match/match_pdn.hpp"

namespace damas::net {

reply::Snap snapshot_of(const LiveMatch& match, Milliseconds now) {
  const RecordedMatch& course = match.course();
  reply::Snap snap{match.id(),
                   match.v(),
                   course.start(),
                   {},
                   to_fen(course.game().position(), Numbering::Algebraic),
                   course.pieces().list(),
                   match.clock(now),
                   course.match().draw_offer(),
                   course.takeback_offer(),
                   course.rematch_offer(),
                   course.end(),
                   {}};
  for (const record::Move& move : course.moves())
    snap.moves.push_back(move.path);
  return snap;
}

std::string pdn_text(const RecordedMatch& match, PdnHeaders headers) {
  return write_pdn(pdn_of(match.match(), std::move(headers)));
}

std::vector<MoveChoice> choices_of(const RecordedMatch& match, std::optional<Cell> from) {
  std::vector<MoveChoice> choices;
  if (match.over()) return choices;
  const Game& game = match.game();
  for (const Move& move : game.legal_moves()) {
    if (from && !(game.shape().cell(move.from) == *from)) continue;
    const bool king = move.promotes || game.piece_at(move.from)->kind == Kind::King;
    for (const Path& path : game.paths(move))
      choices.push_back({match.cells(path), match.cells(game.captures_along(move, path)), king});
  }
  return choices;
}

}  // namespace damas::net
