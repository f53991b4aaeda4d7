// Checks for positions that demonstrate how captures continue and end, crowning and winning.
#include <algorithm>
#include <cstdlib>

#include "view/window/help/diagram_drawing.hpp"

namespace damas::claims {

namespace {

int crown_rank(const Game& game) {
  return game.side_to_move() == Side::White ? game.shape().ranks - 1 : 0;
}

bool on_crown_row(const Game& game, Square s) {
  return game.shape().cell(s).rank == crown_rank(game);
}

bool by_man(const Game& game, const Move& m) {
  return game.piece_at(m.from)->kind == Kind::Man;
}

// Whether the path touches the last rank before its end.
bool passes_crown_row(const Game& game, const Move& m) {
  const Path path = way_of(game, m);
  return std::any_of(path.begin() + 1, path.end() - 1,
                     [&](Square s) { return on_crown_row(game, s); });
}

const Move* longest_capture(const Game& game) {
  const auto& moves = game.legal_moves();
  const auto found = std::max_element(moves.begin(), moves.end(), [](const Move& a, const Move& b) {
    return a.captured.size() < b.captured.size();
  });
  return found != moves.end() && found->is_capture() ? &*found : nullptr;
}

template <class Fits>
const Move* first_move(const Game& game, const Fits& fits) {
  const auto& moves = game.legal_moves();
  const auto found = std::find_if(moves.begin(), moves.end(), fits);
  return found == moves.end() ? nullptr : &*found;
}

int length_of_leg(const BoardShape& shape, const Path& path) {
  const Cell a = shape.cell(path.front());
  const Cell b = shape.cell(path.back());
  return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank));
}

// The shortest path of one further jump of the piece on `from`, over one of `victims` if there are
// any; empty if impossible.
Path next_jump(const Game& game, const Placement& pieces, Square from, SquareSet victims = {}) {
  const Game next(position_of(game.variant(), pieces, game.side_to_move()));
  Path shortest;
  for (const Move& m : next.unobliged_moves()) {
    const bool wanted = victims.empty() || !(m.captured & victims).empty();
    if (m.from != from || m.captured.size() != 1 || !wanted) continue;
    const Path path = {m.from, m.to};
    const bool shorter = shortest.empty() ||
                         length_of_leg(game.shape(), path) < length_of_leg(game.shape(), shortest);
    if (shorter) shortest = path;
  }
  return shortest;
}

Placement moved(const Game& game, const Move& m, bool victims_leave) {
  Placement pieces(game);
  const Piece piece = *game.piece_at(m.from);
  pieces.remove(m.from);
  pieces.put(m.to, {piece.side, m.promotes ? Kind::King : piece.kind});
  for (const Square s : victims_leave ? m.captured : SquareSet{})
    pieces.remove(s);
  return pieces;
}

bool lies_on_leg(Cell c, Cell from, Cell to) {
  const int across = (c.file - from.file) * (to.rank - from.rank);
  const int up = (c.rank - from.rank) * (to.file - from.file);
  const bool within = (c.file - from.file) * (c.file - to.file) <= 0 &&
                      (c.rank - from.rank) * (c.rank - to.rank) <= 0;
  return across == up && within;
}

SquareSet jumped_on(const BoardShape& shape, const SquareSet& victims, const Path& leg) {
  SquareSet jumped;
  for (const Square s : victims) {
    if (lies_on_leg(shape.cell(s), shape.cell(leg.front()), shape.cell(leg.back())))
      jumped.insert(s);
  }
  return jumped;
}

RuleDiagram done(const Game& game, const CellWindow& window, const Move& m) {
  RuleDiagram diagram = pieces_only(game, window);
  show_done(diagram, m);
  return diagram;
}

template <class Fits>
std::optional<RuleDiagram> first_done(const Game& game, const CellWindow& window,
                                      const Fits& fits) {
  const Move* m = first_move(game, fits);
  if (m == nullptr) return std::nullopt;
  return done(game, window, *m);
}

}  // namespace

std::optional<RuleDiagram> none_twice(const Game& game, const CellWindow& window) {
  const Move* longest = longest_capture(game);
  if (longest == nullptr) return std::nullopt;
  for (const Move& m : game.legal_moves()) {
    if (m.captured.size() < longest->captured.size()) continue;
    const Path again = next_jump(game, moved(game, m, false), m.to, m.captured);
    if (again.empty()) continue;
    RuleDiagram diagram = pieces_only(game, window);
    show_semi_captured(diagram, m);
    // The path is drawn only up to the blocking piece, because the king may have landed beyond it
    // before.
    show_ruled_out(diagram, {m.to, *jumped_on(game.shape(), m.captured, again).begin()});
    return diagram;
  }
  return std::nullopt;
}

std::optional<RuleDiagram> passes_emptied(const Game& game, const CellWindow& window) {
  const Move* m = longest_capture(game);
  if (m == nullptr) return std::nullopt;
  const Path path = way_of(game, *m);
  const std::vector<Square> order = game.captures_along(*m, path);
  const BoardShape& shape = game.shape();
  for (std::size_t leg = 1; leg < order.size(); ++leg) {
    for (std::size_t before = 0; before < leg; ++before) {
      if (!lies_on_leg(shape.cell(order[before]), shape.cell(path[leg]),
                       shape.cell(path[leg + 1]))) {
        continue;
      }
      RuleDiagram diagram = pieces_only(game, window);
      show_way(diagram, *m);
      return diagram;
    }
  }
  return std::nullopt;
}

std::optional<RuleDiagram> no_half_turn(const Game& game, const CellWindow& window) {
  const Move* m = longest_capture(game);
  if (m == nullptr || m->captured.size() != 1) return std::nullopt;
  const Path further = next_jump(game, moved(game, *m, true), m->to);
  // The capture would pass its own starting square again.
  const BoardShape& shape = game.shape();
  const bool back = !further.empty() &&
                    lies_on_leg(shape.cell(m->from), shape.cell(m->to), shape.cell(further.back()));
  if (!back) return std::nullopt;
  // Shows the position after the jump: from its start the piece could have captured the other one
  // too.
  RuleDiagram diagram = done(game, window, *m);
  show_ruled_out(diagram, further);
  return diagram;
}

std::optional<RuleDiagram> crowned(const Game& game, const CellWindow& window) {
  return first_done(game, window, [](const Move& m) { return m.promotes && !m.is_capture(); });
}

std::optional<RuleDiagram> crowned_at_end(const Game& game, const CellWindow& window) {
  return first_done(game, window, [&](const Move& m) {
    return m.promotes && m.captured.size() > 1 && passes_crown_row(game, m);
  });
}

std::optional<RuleDiagram> not_crowned(const Game& game, const CellWindow& window) {
  return first_done(game, window, [&](const Move& m) {
    return by_man(game, m) && !m.promotes && m.is_capture() && passes_crown_row(game, m);
  });
}

std::optional<RuleDiagram> crowned_and_stops(const Game& game, const CellWindow& window) {
  const Move* m = first_move(game, [](const Move& c) { return c.promotes && c.is_capture(); });
  if (m == nullptr) return std::nullopt;
  const Path further = next_jump(game, moved(game, *m, true), m->to);
  if (further.empty()) return std::nullopt;
  RuleDiagram diagram = done(game, window, *m);
  show_ruled_out(diagram, further);
  return diagram;
}

std::optional<RuleDiagram> crowned_and_goes_on(const Game& game, const CellWindow& window) {
  return first_done(game, window, [&](const Move& m) {
    // A man would land directly behind the captured piece.
    const Path path = way_of(game, m);
    const Cell last = game.shape().cell(path[path.size() - 2]);
    const bool as_king = std::abs(game.shape().cell(m.to).file - last.file) > 2;
    return m.promotes && m.captured.size() > 1 && passes_crown_row(game, m) && as_king;
  });
}

std::optional<RuleDiagram> blocked(const Game& game, const CellWindow& window) {
  const Side side = game.side_to_move();
  const Side winner = game.rules().goal == Goal::BeBlocked ? side : opponent(side);
  const std::optional<Outcome> outcome = game.outcome();
  if (!outcome || outcome->winner != winner || game.pieces(side).empty()) return std::nullopt;
  RuleDiagram diagram = pieces_only(game, window);
  diagram.marks.selected = *game.pieces(side).begin();
  return diagram;
}

std::optional<RuleDiagram> first_king(const Game& game, const CellWindow& window) {
  return first_done(game, window, [&](const Move& m) {
    Game after = game;
    return after.play(m) && after.outcome() &&
           *after.outcome() == Outcome{game.side_to_move(), EndReason::FirstKing};
  });
}

}  // namespace damas::claims
