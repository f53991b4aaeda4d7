#include "problems/likeness.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "core/bytes.hpp"

namespace damas::problems {

namespace {

// A mark of one cell: its piece, or that a move begins or ends there.
struct Mark {
  int what = 0;
  int file = 0;
  int rank = 0;

  friend auto operator<=>(const Mark&, const Mark&) = default;
};
constexpr int key_from = 10;
constexpr int key_to = 11;

// The solver plays up the board, and White and Black change places if the solver is Black.
Mark mark(const Game& game, Side solver, int what, Square s) {
  const BoardShape& shape = game.shape();
  const Cell c = shape.cell(s);
  if (solver == Side::White) return {what, c.file, c.rank};
  return {what, shape.files - 1 - c.file, shape.ranks - 1 - c.rank};
}

int kind_of(Side solver, Piece piece) {
  return (piece.side == solver ? 1 : 3) + (piece.kind == Kind::King ? 1 : 0);
}

// Shifted to the edges at the left and below.
std::string shifted(std::vector<Mark> marks) {
  int file = marks.front().file;
  int rank = marks.front().rank;
  for (const Mark& m : marks) {
    file = std::min(file, m.file);
    rank = std::min(rank, m.rank);
  }
  std::sort(marks.begin(), marks.end());
  std::string bytes;
  for (const Mark& m : marks) {
    for (const int number : {m.what, m.file - file, m.rank - rank})
      add_number(bytes, static_cast<std::uint8_t>(number));
  }
  return bytes;
}

std::uint64_t shape_of(std::vector<Mark> marks) {
  const std::string plain = shifted(marks);
  for (Mark& m : marks)
    m.file = -m.file;
  return checksum(std::min(plain, shifted(std::move(marks))));
}

// The squares on which the pieces that take part stood at the start.
SquareSet taking_part(const Problem& problem) {
  SquareSet origins;
  std::array<int, 256> came_from = {};
  for (std::size_t i = 0; i < came_from.size(); ++i)
    came_from[i] = static_cast<int>(i);
  const auto origin = [&](Square s) -> int& {
    return came_from[static_cast<std::size_t>(index(s))];
  };
  for (const Move& m : problem.line) {
    origins.insert(static_cast<Square>(origin(m.from)));
    for (const Square s : m.captured)
      origins.insert(static_cast<Square>(origin(s)));
    origin(m.to) = origin(m.from);
  }
  return origins;
}

}  // namespace

Likeness likeness(const Problem& problem) {
  const Game game(problem.start);
  const Side solver = game.side_to_move();
  const SquareSet part = taking_part(problem);
  std::vector<Mark> all;
  std::vector<Mark> combination;
  for (const Square s : game.shape().squares()) {
    const auto piece = game.piece_at(s);
    if (!piece) continue;
    all.push_back(mark(game, solver, kind_of(solver, *piece), s));
    if (part.contains(s)) combination.push_back(all.back());
  }
  const Move& key = problem.line.front();
  combination.push_back(mark(game, solver, key_from, key.from));
  combination.push_back(mark(game, solver, key_to, key.to));
  return {shape_of(std::move(all)), shape_of(std::move(combination))};
}

bool Known::add(const Problem& problem) {
  const Likeness like = likeness(problem);
  if (positions_.count(like.position) > 0 || combinations_.count(like.combination) > 0)
    return false;
  positions_.insert(like.position);
  combinations_.insert(like.combination);
  return true;
}

}  // namespace damas::problems
