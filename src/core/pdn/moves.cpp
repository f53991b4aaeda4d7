#include "core/pdn/moves.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/notation.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

const BoardShape& shape_of(const AnyPosition& position) {
  return info(variant_of(position)).rules.board;
}

void list_moves(const AnyPosition& position, MoveList& list) {
  compiled_rules(variant_of(position)).legal_moves(position, list);
}

std::vector<Path> paths_of(const AnyPosition& position, const Move& m) {
  return compiled_rules(variant_of(position)).paths(position, m);
}

bool has_ends(const Move& m, Square from, Square to) {
  return m.from == from && m.to == to;
}

int distance(Cell a, Cell b) {
  return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank));
}

bool lies_between(Cell c, Cell a, Cell b) {
  const int cross = (c.file - a.file) * (b.rank - a.rank) - (c.rank - a.rank) * (b.file - a.file);
  return cross == 0 && distance(a, c) <= distance(a, b) && distance(c, b) <= distance(a, b);
}

// Whether the path passes over all the squares in their order.
bool passes(const Path& path, std::span<const Square> squares, const BoardShape& shape) {
  std::size_t leg = 0;
  for (const Square s : squares) {
    const Cell c = shape.cell(s);
    while (leg + 1 < path.size() &&
           !lies_between(c, shape.cell(path[leg]), shape.cell(path[leg + 1]))) {
      ++leg;
    }
    if (leg + 1 >= path.size()) return false;
  }
  return true;
}

// The moves that have a path for which `fits` is true.
template <class Fits>
std::vector<Move> fitting(const AnyPosition& position, const std::vector<Move>& moves, Fits fits) {
  std::vector<Move> kept;
  for (const Move& m : moves) {
    const std::vector<Path> all = paths_of(position, m);
    if (std::any_of(all.begin(), all.end(), fits)) kept.push_back(m);
  }
  return kept;
}

// Whether the path lands on all the squares, in their order.
bool lands_on(const Path& path, std::span<const Square> squares) {
  std::size_t next = 0;
  for (const Square s : path) {
    if (next < squares.size() && squares[next] == s) ++next;
  }
  return next == squares.size();
}

// Returns the only move with exactly this path, or else the only one that lands on these squares,
// or else the only one that passes over them. Two squares are the whole path of a single jump.
std::optional<Move> by_path(const AnyPosition& position, const std::vector<Move>& moves,
                            std::span<const Square> squares) {
  const BoardShape& shape = shape_of(position);
  const auto one = [](const std::vector<Move>& found) {
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
  };
  const auto exact = [&](const Path& p) {
    return p.size() == squares.size() && lands_on(p, squares);
  };
  if (const auto move = one(fitting(position, moves, exact))) return move;
  if (squares.size() == 2) return std::nullopt;
  const auto landing = [&](const Path& p) { return lands_on(p, squares); };
  if (const auto move = one(fitting(position, moves, landing))) return move;
  return one(fitting(position, moves, [&](const Path& p) { return passes(p, squares, shape); }));
}

// Whether `a` has the shorter leg at the first difference between two paths of the same move.
bool is_shorter(const Path& a, const Path& b, const BoardShape& shape) {
  for (std::size_t i = 0; i + 1 < std::min(a.size(), b.size()); ++i) {
    const int in_a = distance(shape.cell(a[i]), shape.cell(a[i + 1]));
    const int in_b = distance(shape.cell(b[i]), shape.cell(b[i + 1]));
    if (in_a != in_b) return in_a < in_b;
  }
  return a.size() < b.size();
}

Path written_path(const AnyPosition& position, const Move& m) {
  const std::vector<Path> all = paths_of(position, m);
  const BoardShape& shape = shape_of(position);
  return *std::min_element(all.begin(), all.end(),
                           [&](const Path& a, const Path& b) { return is_shorter(a, b, shape); });
}

std::string text_of(const AnyPosition& position, const Move& m, const PdnMoveStyle& style,
                    bool with_path) {
  const char separator = m.is_capture() ? style.capture_separator : '-';
  std::string text;
  for (const Square s : with_path ? written_path(position, m) : Path{m.from, m.to}) {
    if (!text.empty()) text += separator;
    text += to_text(s, shape_of(position), style.numbering);
  }
  return text;
}

template <class Wanted>
std::vector<std::string> texts(const AnyPosition& position, const MoveList& moves,
                               const PdnMoveStyle& style, bool with_path, Wanted wanted) {
  std::vector<std::string> all;
  for (const Move& m : moves) {
    if (!wanted(m)) continue;
    std::string text = text_of(position, m, style, with_path);
    if (std::find(all.begin(), all.end(), text) == all.end()) all.push_back(std::move(text));
  }
  return all;
}

}  // namespace

PdnMatch find_move(const AnyPosition& position, std::span<const Square> squares, Move& found) {
  MoveList legal;
  list_moves(position, legal);
  int matches = 0;
  for (const Move& m : legal) {
    if (!has_ends(m, squares.front(), squares.back())) continue;
    if (++matches == 1) found = m;
  }
  if (matches == 0) return PdnMatch::Illegal;
  if (matches == 1) return PdnMatch::Found;
  std::vector<Move> moves;
  for (const Move& m : legal) {
    if (has_ends(m, squares.front(), squares.back())) moves.push_back(m);
  }
  const std::optional<Move> one = by_path(position, moves, squares);
  if (!one) return PdnMatch::Ambiguous;
  found = *one;
  return PdnMatch::Found;
}

PdnMoveStyle own_style(Variant variant) {
  return {info(variant).numbering, info(variant).capture_separator, false};
}

std::string move_text(const AnyPosition& position, const Move& move, const PdnMoveStyle& style) {
  MoveList legal;
  if (move.is_capture()) list_moves(position, legal);
  const auto same_ends = std::count_if(
      legal.begin(), legal.end(), [&](const Move& m) { return has_ends(m, move.from, move.to); });
  const bool with_path = move.is_capture() && (style.with_path || same_ends > 1);
  return text_of(position, move, style, with_path);
}

std::vector<std::string> possible_moves(const AnyPosition& position,
                                        std::span<const Square> squares,
                                        const PdnMoveStyle& style) {
  MoveList legal;
  list_moves(position, legal);
  if (!squares.empty()) {
    auto all = texts(position, legal, style, true,
                     [&](const Move& m) { return has_ends(m, squares.front(), squares.back()); });
    if (!all.empty()) return all;
    all = texts(position, legal, style, false,
                [&](const Move& m) { return m.from == squares.front(); });
    if (!all.empty()) return all;
  }
  return texts(position, legal, style, false, [](const Move&) { return true; });
}

}  // namespace damas
