#include "core/game.hpp"

#include <algorithm>
#include <cassert>

#include "core/material.hpp"
#include "core/movegen.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

std::uint64_t key_of(const AnyPosition& any) {
  return std::visit([](const auto& p) { return key(p); }, any);
}

Material material_of(const AnyPosition& any) {
  return std::visit([](const auto& p) { return damas::material_of(p); }, any);
}

bool is_irreversible(const AnyPosition& any, const Move& m) {
  return std::visit([&](const auto& p) { return damas::is_irreversible(p, m); }, any);
}

Side winner_without_moves(const AnyPosition& any) {
  return std::visit([](const auto& p) { return damas::winner_without_moves(p); }, any);
}

bool lies_between(Cell c, Cell a, Cell b) {
  const auto within = [](int v, int x, int y) {
    return v >= std::min(x, y) && v <= std::max(x, y);
  };
  const bool on_line =
      (c.file - a.file) * (b.rank - a.rank) == (c.rank - a.rank) * (b.file - a.file);
  return on_line && within(c.file, a.file, b.file) && within(c.rank, a.rank, b.rank);
}

}  // namespace

Game::Game(Variant variant, std::size_t draw_table) : Game(start_of(variant), draw_table) {}

Game::Game(const AnyPosition& start, std::size_t draw_table) : draw_table_(draw_table) {
  assert(draw_table < damas::info(variant_of(start)).draw_tables.size());
  Entry entry;
  entry.position = start;
  const DrawRules& table = damas::info(variant_of(start)).draw_tables[draw_table];
  entry.draws = DrawState(table, material_of(start));
  entry.key = key_of(start);
  history_.push_back(entry);
  refresh();
}

Side Game::side_to_move() const {
  return std::visit([](const auto& p) { return p.to_move; }, position());
}

std::optional<Piece> Game::piece_at(Square s) const {
  return std::visit([&](const auto& p) { return p.piece_at(s); }, position());
}

SquareSet Game::pieces(Side side) const {
  return std::visit([&](const auto& p) { return SquareSet{p.of(side)}; }, position());
}

Material Game::material() const {
  return material_of(position());
}

bool Game::is_legal(const Move& m) const {
  return std::find(legal_.begin(), legal_.end(), m) != legal_.end();
}

std::vector<Move> Game::unobliged_moves() const {
  MoveList list;
  compiled_rules(variant()).unobliged_moves(position(), list);
  return {list.begin(), list.end()};
}

std::optional<Square> Game::resting_king() const {
  return std::visit(
      [](const auto& p) -> std::optional<Square> {
        const auto resting = p.kings_of(p.to_move) & ~p.movable_kings(p.to_move);
        if (!bits::any(resting)) return std::nullopt;
        return static_cast<Square>(bits::lowest(resting));
      },
      position());
}

std::vector<Path> Game::paths(const Move& m) const {
  assert(is_legal(m));
  return compiled_rules(variant()).paths(position(), m);
}

Path Game::path(const Move& m) const {
  std::vector<Path> all = paths(m);
  return *std::min_element(all.begin(), all.end(),
                           [](const Path& a, const Path& b) { return a.size() < b.size(); });
}

std::vector<Square> Game::captures_along(const Move& m, const Path& path) const {
  std::vector<Square> order;
  SquareSet left = m.captured;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const Cell from = shape().cell(path[i]);
    const Cell to = shape().cell(path[i + 1]);
    for (const Square s : left) {
      if (!lies_between(shape().cell(s), from, to)) continue;
      order.push_back(s);
      left.erase(s);
      break;
    }
  }
  return order;
}

bool Game::play(const Move& m) {
  if (outcome_ || !is_legal(m)) return false;
  Entry next;
  next.position = after(position(), m);
  next.move = m;
  next.key = key_of(next.position);
  const bool by_man = piece_at(m.from)->kind == Kind::Man;
  next.irreversible = is_irreversible(position(), m);
  next.draws =
      at(ply_).draws.after(draw_rules(), {m.is_capture(), by_man}, material_of(next.position));
  history_.erase(history_.begin() + ply() + 1, history_.end());
  history_.push_back(next);
  ++ply_;
  refresh();
  return true;
}

bool Game::undo() {
  if (ply_ == 0) return false;
  go_to(ply() - 1);
  return true;
}

bool Game::redo() {
  if (ply() == last_ply()) return false;
  go_to(ply() + 1);
  return true;
}

void Game::go_to(int ply) {
  assert(ply >= 0 && ply <= last_ply());
  ply_ = static_cast<std::size_t>(ply);
  refresh();
}

const Move& Game::move_from(int ply) const {
  assert(ply >= 0 && ply < last_ply());
  return at(static_cast<std::size_t>(ply) + 1).move;
}

std::vector<std::uint64_t> Game::repeatable_keys() const {
  std::size_t first = ply_;
  while (first > 0 && !at(first).irreversible)
    --first;
  std::vector<std::uint64_t> keys;
  for (std::size_t i = first; i <= ply_; ++i)
    keys.push_back(at(i).key);
  return keys;
}

int Game::occurrences() const {
  int n = 1;
  for (std::size_t i = ply_; i > 0 && !at(i).irreversible; --i) {
    if (at(i - 1).key == at(ply_).key && at(i - 1).position == position()) ++n;
  }
  return n;
}

void Game::refresh() {
  MoveList list;
  compiled_rules(variant()).legal_moves(position(), list);
  legal_.assign(list.begin(), list.end());
  outcome_ = find_outcome();
}

EndReason Game::why_no_moves() const {
  const bool pieces_left = !pieces(side_to_move()).empty();
  const Material all = material();
  if (rules().goal == Goal::FirstKing && all.kings[0] + all.kings[1] > 0) {
    return EndReason::FirstKing;
  }
  if (rules().goal == Goal::BeBlocked) {
    return pieces_left ? EndReason::SelfBlocked : EndReason::AllGivenAway;
  }
  return pieces_left ? EndReason::NoMoves : EndReason::NoPieces;
}

std::optional<Outcome> Game::find_outcome() const {
  if (legal_.empty()) return Outcome{winner_without_moves(position()), why_no_moves()};
  if (const DrawRule* rule = draw_state().reached(draw_rules())) {
    return Outcome{std::nullopt, rule->reason};
  }
  const int limit = draw_rules().repetitions;
  if (limit > 0 && occurrences() >= limit) return Outcome{std::nullopt, EndReason::Repetition};
  return std::nullopt;
}

std::optional<int> Game::plies_to_draw() const {
  std::optional<int> nearest;
  const DrawRules& table = draw_rules();
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    const std::optional<int> left = draw_state().plies_left(table, i);
    if (!left || (table.rules[i].endings.empty() && *left == 2 * table.rules[i].moves)) continue;
    nearest = std::min(nearest.value_or(*left), *left);
  }
  return nearest;
}

std::vector<DrawCounter> Game::draw_counters() const {
  std::vector<DrawCounter> counters;
  const DrawRules& table = draw_rules();
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    const DrawRule& rule = table.rules[i];
    const std::optional<int> left = draw_state().moves_left(table, i);
    // A count of successive moves is shown only after it has counted a move.
    if (!left || (rule.endings.empty() && *left == rule.moves)) continue;
    counters.push_back({rule.reason, rule.moves, *left});
  }
  const int seen = occurrences();
  if (table.repetitions > 0 && seen > 1) {
    counters.push_back({EndReason::Repetition, table.repetitions, table.repetitions - seen});
  }
  std::stable_sort(counters.begin(), counters.end(),
                   [](const DrawCounter& a, const DrawCounter& b) { return a.left < b.left; });
  return counters;
}

}  // namespace damas
