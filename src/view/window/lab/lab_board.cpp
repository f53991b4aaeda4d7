#include "view/window/lab/lab_board.hpp"

namespace damas {

using sliding::Bitboard;

namespace {
constexpr std::size_t lab_square_count = 64;
}

sliding::Slider LabBoard::rays() const {
  switch (piece) {
    case LabPiece::Rook:
    case LabPiece::StraightKing:
      return sliding::Slider::Rook;
    case LabPiece::Bishop:
    case LabPiece::DiagonalKing:
      return sliding::Slider::Bishop;
    case LabPiece::Queen:
      break;
  }
  return sliding::Slider::Queen;
}

void LabBoard::place(sliding::Square s) {
  erase(s);
  at = s;
}

void LabBoard::erase(sliding::Square s) {
  friends.clear(s);
  enemies.clear(s);
}

void LabBoard::cycle(sliding::Square s, bool enemy_first) {
  if (s == at) return;
  Bitboard& first = enemy_first ? enemies : friends;
  Bitboard& second = enemy_first ? friends : enemies;
  const bool was_first = first.contains(s);
  const bool was_second = second.contains(s);
  erase(s);
  if (was_first) second.set(s);
  if (!was_first && !was_second) first.set(s);
}

void LabBoard::use(LabTool tool, sliding::Square s) {
  if (is_piece(tool)) {
    piece = piece_of(tool);
    place(s);
  } else if (tool == LabTool::Erase) {
    erase(s);
  } else {
    cycle(s, tool == LabTool::Enemy);
  }
}

void LabBoard::carry(sliding::Square from, sliding::Square to) {
  if (from == to || to == at) return;
  if (from == at) return place(to);
  if (!occupied().contains(from)) return;
  Bitboard& of = friends.contains(from) ? friends : enemies;
  erase(from);
  erase(to);
  of.set(to);
}

std::string text_of(const LabBoard& board) {
  std::string squares(lab_square_count, '.');
  for (const sliding::Square s : board.friends)
    squares[static_cast<std::size_t>(s)] = 'f';
  for (const sliding::Square s : board.enemies)
    squares[static_cast<std::size_t>(s)] = 'e';
  squares[static_cast<std::size_t>(board.at)] = 'p';
  return squares;
}

LabBoard lab_board_of(std::string_view squares, LabPiece piece) {
  LabBoard board{piece, {}, {}, {}};
  for (std::size_t i = 0; i < squares.size() && i < lab_square_count; ++i) {
    const auto square = static_cast<sliding::Square>(i);
    if (squares[i] == 'p') board.at = square;
    if (squares[i] == 'f') board.friends.set(square);
    if (squares[i] == 'e') board.enemies.set(square);
  }
  return board;
}

namespace {

LabStep::Met met_at(const LabBoard& board, const sliding::Step& step) {
  if (board.friends.contains(step.at)) return LabStep::Met::Friend;
  if (!board.enemies.contains(step.at)) return LabStep::Met::Free;
  if (!is_king(board.piece)) return LabStep::Met::Enemy;
  const Bitboard behind = sliding::shifted({step.at}, step.way);
  const bool room = !behind.empty() && (behind & board.occupied()).empty();
  return room ? LabStep::Met::Victim : LabStep::Met::Friend;
}

}  // namespace

std::vector<LabStep> steps_of(const LabBoard& board) {
  std::vector<LabStep> steps;
  for (const sliding::Step& step : sliding::walk(board.rays(), board.at, board.occupied())) {
    steps.push_back({step, met_at(board, step)});
    if (steps.back().met != LabStep::Met::Victim) continue;
    Bitboard behind = sliding::shifted({step.at}, step.way);
    while (!behind.empty() && (behind & board.occupied()).empty()) {
      steps.push_back({{step.way, *behind.begin()}, LabStep::Met::Landing});
      behind = sliding::shifted(behind, step.way);
    }
  }
  return steps;
}

LabSight sight_of(const std::vector<LabStep>& steps, std::size_t count) {
  LabSight sight;
  for (std::size_t i = 0; i < count && i < steps.size(); ++i) {
    const sliding::Square at = steps[i].step.at;
    switch (steps[i].met) {
      case LabStep::Met::Landing:
        sight.landings.set(at);
        [[fallthrough]];
      case LabStep::Met::Free:
        sight.reached.set(at);
        break;
      case LabStep::Met::Enemy:
        sight.reached.set(at);
        [[fallthrough]];
      case LabStep::Met::Victim:
        sight.victims.set(at);
        break;
      case LabStep::Met::Friend:
        sight.stops.set(at);
        break;
    }
  }
  return sight;
}

const std::vector<LabBoard>& lab_situations() {
  using enum sliding::Square;
  static const std::vector<LabBoard> all = [] {
    std::vector<LabBoard> boards;
    for (const sliding::Square s : {A1, H1, H8, D4})
      boards.push_back({LabPiece::Rook, s, {}, {}});
    const std::vector<std::pair<sliding::Square, Bitboard>> met = {
        {A1, {A5}}, {A1, {F1}}, {H1, {B1}}, {D4, {D2, B4}}};
    for (const auto& [s, others] : met)
      boards.push_back({LabPiece::Rook, s, {}, others});
    for (const auto& [s, others] : met)
      boards.push_back({LabPiece::Rook, s, others, {}});
    return boards;
  }();
  return all;
}

}  // namespace damas
