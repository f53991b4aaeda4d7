// Checks for positions that demonstrate how pieces move and capture.
#include <algorithm>
#include <cstdlib>

#include "view/window/help/diagram_drawing.hpp"

namespace damas::claims {

namespace {

int sign(int n) {
  return n == 0 ? 0 : n / std::abs(n);
}

Directions direction_of(Cell from, Cell to) {
  constexpr Direction by_step[3][3] = {
      {Direction::SouthWest, Direction::West, Direction::NorthWest},
      {Direction::South, Direction::South, Direction::North},
      {Direction::SouthEast, Direction::East, Direction::NorthEast},
  };
  return direction_set(by_step[sign(to.file - from.file) + 1][sign(to.rank - from.rank) + 1]);
}

Directions common(Directions a, Directions b) {
  return {static_cast<std::uint8_t>(a.bits & b.bits)};
}

int distance(Cell a, Cell b) {
  return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank));
}

// The only piece of the side to move.
std::optional<Piece> mover(const Game& game) {
  const SquareSet own = game.pieces(game.side_to_move());
  if (own.size() != 1) return std::nullopt;
  return game.piece_at(*own.begin());
}

std::vector<Move> legal(const Game& game, bool captures) {
  std::vector<Move> all;
  for (const Move& m : game.legal_moves()) {
    if (m.is_capture() == captures) all.push_back(m);
  }
  return all;
}

// The directions in which the moves begin.
Directions directions_of(const Game& game, const std::vector<Move>& moves) {
  Directions all;
  for (const Move& m : moves) {
    const Path path = way_of(game, m);
    all = all | direction_of(game.shape().cell(path[0]), game.shape().cell(path[1]));
  }
  return all;
}

bool goes_far(const Game& game, const std::vector<Move>& moves) {
  return std::any_of(moves.begin(), moves.end(), [&](const Move& m) {
    return distance(game.shape().cell(m.from), game.shape().cell(m.to)) > 1;
  });
}

RuleDiagram targets(const Game& game, const CellWindow& window, const std::vector<Move>& moves) {
  RuleDiagram diagram = pieces_only(game, window);
  show_targets(diagram, moves);
  return diagram;
}

std::optional<RuleDiagram> takes(const Game& game, const CellWindow& window, Directions sort) {
  const auto piece = mover(game);
  if (!piece) return std::nullopt;
  const Rules& rules = game.rules();
  const Directions given = piece->kind == Kind::Man ? rules.man_captures : rules.king_captures;
  const Directions wanted = common(given, sort);
  const std::vector<Move> captures = legal(game, true);
  if (wanted == Directions{} || !(directions_of(game, captures) == wanted)) return std::nullopt;
  return targets(game, window, captures);
}

// All captures take the same piece, from farther away than an adjacent square.
bool from_afar(const Game& game, const std::vector<Move>& captures) {
  if (captures.empty() || captures.front().captured.size() != 1) return false;
  const Square victim = *captures.front().captured.begin();
  return distance(game.shape().cell(captures.front().from), game.shape().cell(victim)) > 1 &&
         std::all_of(captures.begin(), captures.end(),
                     [&](const Move& m) { return m.captured == captures.front().captured; });
}

bool is_free(const Game& game, Cell cell) {
  const std::optional<Square> square = game.shape().square(cell);
  return square && !game.piece_at(*square);
}

// The cell directly behind the captured piece.
Cell beyond(const Game& game, const Move& m) {
  const Cell victim = game.shape().cell(*m.captured.begin());
  const Cell to = game.shape().cell(m.to);
  return {2 * to.file - victim.file, 2 * to.rank - victim.rank};
}

const Move* longest(const std::vector<Move>& moves) {
  const auto found = std::max_element(moves.begin(), moves.end(), [](const Move& a, const Move& b) {
    return a.captured.size() < b.captured.size();
  });
  return found == moves.end() ? nullptr : &*found;
}

}  // namespace

std::optional<RuleDiagram> goes(const Game& game, const CellWindow& window) {
  const auto piece = mover(game);
  if (!piece) return std::nullopt;
  const bool king = piece->kind == Kind::King;
  const Rules& rules = game.rules();
  const std::vector<Move> moves = legal(game, false);
  const bool far = king && rules.king_range == KingRange::Flying;
  if (!(directions_of(game, moves) == (king ? rules.king_moves : rules.man_moves)) ||
      goes_far(game, moves) != far) {
    return std::nullopt;
  }
  return targets(game, window, moves);
}

std::optional<RuleDiagram> takes_diagonally(const Game& game, const CellWindow& window) {
  return takes(game, window, directions::diagonals);
}

std::optional<RuleDiagram> takes_straight(const Game& game, const CellWindow& window) {
  return takes(game, window, directions::orthogonals);
}

std::optional<RuleDiagram> chain(const Game& game, const CellWindow& window) {
  const std::vector<Move> captures = legal(game, true);
  const Move* m = longest(captures);
  if (m == nullptr || m->captured.size() < 2) return std::nullopt;
  RuleDiagram diagram = pieces_only(game, window);
  show_way(diagram, *m);
  return diagram;
}

std::optional<RuleDiagram> may_stop(const Game& game, const CellWindow& window) {
  const std::vector<Move> captures = legal(game, true);
  const Move* whole = longest(captures);
  const bool stops =
      whole != nullptr && std::any_of(captures.begin(), captures.end(), [&](const Move& m) {
        return m.captured.size() < whole->captured.size() && (m.captured - whole->captured).empty();
      });
  if (!stops) return std::nullopt;
  RuleDiagram diagram = pieces_only(game, window);
  show_targets(diagram, captures);
  show_path(diagram, way_of(game, *whole));
  return diagram;
}

std::optional<RuleDiagram> spares_king(const Game& game, const CellWindow& window) {
  Placement men = Placement(game);
  for (const Square s : game.pieces(opponent(game.side_to_move())))
    men.put(s, {opponent(game.side_to_move()), Kind::Man});
  const Game beside_men(position_of(game.variant(), men, game.side_to_move()));
  const std::vector<Move> spared = legal(beside_men, true);
  if (spared.empty() || !legal(game, true).empty() || mover(game)->kind != Kind::Man) {
    return std::nullopt;
  }
  RuleDiagram diagram = targets(game, window, legal(game, false));
  for (const Move& m : spared) {
    show_ruled_out(diagram, way_of(beside_men, m));
    diagram.ruled_out.push_back(m);
  }
  return diagram;
}

std::optional<RuleDiagram> lands_anywhere(const Game& game, const CellWindow& window) {
  const std::vector<Move> captures = legal(game, true);
  if (captures.size() < 2 || !from_afar(game, captures)) return std::nullopt;
  return targets(game, window, captures);
}

std::optional<RuleDiagram> lands_behind(const Game& game, const CellWindow& window) {
  const std::vector<Move> captures = legal(game, true);
  if (captures.size() != 1 || !from_afar(game, captures)) return std::nullopt;
  const Cell victim = game.shape().cell(*captures.front().captured.begin());
  const bool behind = distance(victim, game.shape().cell(captures.front().to)) == 1;
  if (!behind || !is_free(game, beyond(game, captures.front()))) return std::nullopt;
  return targets(game, window, captures);
}

std::optional<RuleDiagram> goes_on_to_neighbour(const Game& game, const CellWindow& window) {
  const std::vector<Move> captures = legal(game, true);
  const Move* whole = longest(captures);
  if (whole == nullptr || whole->captured.size() != 2) return std::nullopt;
  SquareSet taken;
  for (const Move& m : captures)
    taken = taken | m.captured;
  // Another piece is within reach of a king that continues in its first direction.
  if (taken == game.pieces(opponent(game.side_to_move()))) return std::nullopt;
  const Path path = way_of(game, *whole);
  if (distance(game.shape().cell(path[1]), game.shape().cell(path[2])) != 2) return std::nullopt;
  RuleDiagram diagram = targets(game, window, captures);
  show_path(diagram, path);
  return diagram;
}

std::optional<RuleDiagram> takes_neighbour(const Game& game, const CellWindow& window) {
  const std::vector<Move> captures = legal(game, true);
  if (captures.size() != 1) return std::nullopt;
  const Move& m = captures.front();
  const bool others_left = !(m.captured == game.pieces(opponent(game.side_to_move())));
  const Cell from = game.shape().cell(m.from);
  if (!others_left || distance(from, game.shape().cell(m.to)) != 2) return std::nullopt;
  return targets(game, window, captures);
}

// Moves the king away from its corner, and for the other side the first legal move.
std::optional<RuleDiagram> must_rest(const Game& start, const CellWindow& window) {
  Game game = start;
  Square king = {};
  for (const Square s : game.pieces(game.side_to_move()))
    if (game.piece_at(s)->kind == Kind::King) king = s;
  Path trail = {king};
  for (int i = 0; i < game.rules().king_moves_in_a_row; ++i) {
    const auto step =
        std::find_if(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& m) {
          const Cell to = game.shape().cell(m.to);
          return m.from == trail.back() && to.rank == game.shape().cell(m.from).rank + 1 &&
                 to.file > game.shape().cell(m.from).file;
        });
    if (step == game.legal_moves().end()) return std::nullopt;
    trail.push_back(step->to);
    if (!game.play(*step) || game.legal_moves().empty()) return std::nullopt;
    if (!game.play(Move(game.legal_moves().front()))) return std::nullopt;
  }
  if (game.resting_king() != trail.back()) return std::nullopt;
  RuleDiagram diagram = targets(game, window, game.legal_moves());
  diagram.marks.last_move = trail;
  const Game rested(position_of(game.variant(), Placement(game), game.side_to_move()));
  for (const Move& m : rested.legal_moves()) {
    if (m.from == trail.back()) diagram.marks.ruled_out.insert(m.to);
  }
  return diagram;
}

}  // namespace damas::claims
