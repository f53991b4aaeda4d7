#include "coach/proof.hpp"

#include <algorithm>
#include <cassert>

#include "coach/position.hpp"
#include "core/variant_rules.hpp"

namespace damas::coach {

namespace {

constexpr int infinite = 2 * Proof::won;

void extend(Line& line, const Move& first, const Line& rest) {
  line.assign(1, first);
  line.insert(line.end(), rest.begin(), rest.end());
}

bool captures(const std::vector<Move>& moves, Square s) {
  return std::any_of(moves.begin(), moves.end(),
                     [&](const Move& m) { return m.captured.contains(s); });
}

bool must_capture(const AnyPosition& position) {
  return info(variant_of(position)).rules.capture_compulsory;
}

}  // namespace

int Proof::search(const AnyPosition& position, int plies, int escapes, int alpha, int beta,
                  Line* line) {
  if (line != nullptr) line->clear();
  if (!visit()) return 0;
  const Side mover = side_to_move(position);
  std::vector<Move> moves = legal_moves(position);
  if (moves.empty()) return winner_at_end(position) == mover ? won : -won;
  int best = -infinite;
  if (plies <= 0 && !has_capture(moves)) {
    const bool threatened = escapes > 0 && has_capture(legal_moves(passed(position)));
    if (!threatened) return balance(position, mover);
    --escapes;
  } else if (plies <= 0 && !must_capture(position)) {
    best = balance(position, mover);
    std::erase_if(moves, [](const Move& m) { return !m.is_capture(); });
  }
  // Quiet moves alone are in order already, and the sort would ask for memory.
  if (has_capture(moves)) {
    std::stable_sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) {
      return a.captured.size() > b.captured.size();
    });
  }
  Line rest;
  for (const Move& m : moves) {
    if (best >= beta) break;
    const int score = -search(after(position, m), plies - 1, escapes, -beta, -std::max(alpha, best),
                              line != nullptr ? &rest : nullptr);
    if (!complete()) return 0;
    if (score <= best) continue;
    best = score;
    if (line != nullptr) extend(*line, m, rest);
  }
  return best;
}

Proof::Outcome Proof::best_play(const AnyPosition& position, Side side, int plies) {
  Outcome found;
  const int score = search(position, plies, 1, -infinite, infinite, &found.line);
  found.balance = side_to_move(position) == side ? score : -score;
  return found;
}

bool Proof::reaches(const AnyPosition& position, Side side, int least, int plies) {
  // A single rule for the last positions would favour the side that has the last move.
  for (const int escapes : {0, 1}) {
    const bool reached =
        side_to_move(position) == side
            ? search(position, plies, escapes, least - 1, least, nullptr) >= least
            : -search(position, plies, escapes, -least, -least + 1, nullptr) >= least;
    if (!reached) return false;
  }
  return true;
}

bool Proof::wins(const AnyPosition& position, Side side, int plies, Line& line) {
  line.clear();
  if (!visit()) return false;
  const std::vector<Move> moves = legal_moves(position);
  if (moves.empty()) return winner_at_end(position) == side;
  if (plies == 0) return false;
  const bool attacks = side_to_move(position) == side;
  Line rest;
  for (const Move& m : moves) {
    const bool won_so = wins(after(position, m), side, plies - 1, rest);
    if (!complete()) return false;
    if (attacks && won_so) {
      extend(line, m, rest);
      return true;
    }
    if (!attacks && !won_so) return false;
    if (!attacks && rest.size() + 1 > line.size()) extend(line, m, rest);
  }
  return !attacks;
}

std::optional<Line> Proof::win(const AnyPosition& position, Side side, int plies) {
  Line line;
  if (!wins(position, side, plies, line) || !complete()) return std::nullopt;
  return line;
}

bool Proof::crowns(const AnyPosition& position, Side side, Square man, int moves, Line& line) {
  line.clear();
  if (!visit()) return false;
  const std::vector<Move> all = legal_moves(position);
  if (all.empty()) return false;
  Line rest;
  if (side_to_move(position) != side) {
    if (captures(all, man)) return false;
    for (const Move& m : all) {
      if (!crowns(after(position, m), side, man, moves, rest)) return false;
      if (rest.size() + 1 > line.size()) extend(line, m, rest);
    }
    return true;
  }
  if (moves == 0) return false;
  for (const Move& m : all) {
    const AnyPosition next = after(position, m);
    const bool by_man = m.from == man;
    if (by_man && m.promotes) {
      if (captures(legal_moves(next), m.to)) continue;
      line.assign(1, m);
      return true;
    }
    const bool crowned = crowns(next, side, by_man ? m.to : man, moves - 1, rest);
    if (!complete()) return false;
    if (!crowned) continue;
    extend(line, m, rest);
    return true;
  }
  return false;
}

std::optional<Line> Proof::crowning(const AnyPosition& position, Square man, int moves) {
  const std::optional<Piece> piece = piece_at(position, man);
  assert(piece && piece->kind == Kind::Man);
  Line line;
  if (!crowns(position, piece->side, man, moves, line) || !complete()) return std::nullopt;
  return line;
}

}  // namespace damas::coach
