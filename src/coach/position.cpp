#include "coach/position.hpp"

#include <algorithm>
#include <cassert>

#include "core/variant_rules.hpp"

namespace damas::coach {

Side side_to_move(const AnyPosition& position) {
  return std::visit([](const auto& p) { return p.to_move; }, position);
}

std::optional<Piece> piece_at(const AnyPosition& position, Square s) {
  return std::visit([&](const auto& p) { return p.piece_at(s); }, position);
}

SquareSet pieces_of(const AnyPosition& position, Side side) {
  return std::visit([&](const auto& p) { return SquareSet{p.of(side)}; }, position);
}

int balance(const AnyPosition& position, Side side) {
  return std::visit(
      [&](const auto& p) {
        const auto worth = [&](Side s) {
          return bits::count(p.men(s)) + king_worth * bits::count(p.kings_of(s));
        };
        return worth(side) - worth(opponent(side));
      },
      position);
}

AnyPosition passed(const AnyPosition& position) {
  AnyPosition turned = position;
  std::visit([](auto& p) { p.to_move = opponent(p.to_move); }, turned);
  return turned;
}

std::vector<Move> legal_moves(const AnyPosition& position) {
  MoveList list;
  compiled_rules(variant_of(position)).legal_moves(position, list);
  return {list.begin(), list.end()};
}

bool has_capture(const std::vector<Move>& moves) {
  return std::any_of(moves.begin(), moves.end(), [](const Move& m) { return m.is_capture(); });
}

Side winner_at_end(const AnyPosition& position) {
  const std::optional<Outcome> outcome = Game(position).outcome();
  assert(outcome && outcome->winner);
  return *outcome->winner;
}

namespace {

int most_pieces(const EndingPattern& ending) {
  const int both = ending.strong_kings.high + ending.strong_men.high + ending.weak_kings.high +
                   ending.weak_men.high;
  return std::min(both, ending.total.high);
}

// Whether a few captures may lead to an ending in which the rule counts.
bool may_begin(const DrawRule& rule, int pieces) {
  constexpr int captured_soon = 4;
  if (rule.endings.empty()) return true;
  return std::any_of(rule.endings.begin(), rule.endings.end(), [&](const EndingPattern& ending) {
    return pieces <= most_pieces(ending) + captured_soon;
  });
}

}  // namespace

bool draws_are_far(const Game& game, int plies) {
  const DrawRules& table = game.draw_rules();
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    const std::optional<int> counted = game.draw_state().moves_left(table, i);
    if (!counted && !may_begin(table.rules[i], game.material().total())) continue;
    if (2 * counted.value_or(table.rules[i].moves) <= plies) return false;
  }
  // Positions that occurred once may come once more and are no draw yet.
  std::vector<std::uint64_t> keys = game.repeatable_keys();
  std::sort(keys.begin(), keys.end());
  return std::adjacent_find(keys.begin(), keys.end()) == keys.end();
}

}  // namespace damas::coach
