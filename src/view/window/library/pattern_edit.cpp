#include "view/window/library/pattern_edit.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace damas {

namespace {

std::size_t place_of(Demand tool) {
  const auto found = std::find(pattern_tools.begin(), pattern_tools.end(), tool);
  return static_cast<std::size_t>(std::distance(pattern_tools.begin(), found));
}

Demand tool_after(Demand tool, std::size_t steps) {
  return pattern_tools[(place_of(tool) + steps) % pattern_tools.size()];
}

}  // namespace

PatternEdit::PatternEdit(const PositionPattern& first) : history_(state_of(first)) {}

PatternEdit::State PatternEdit::state_of(const PositionPattern& pattern) {
  const std::vector<Square> squares = info(pattern.variant).rules.board.squares();
  const bool all = std::none_of(squares.begin(), squares.end(),
                                [&](Square s) { return pattern.at(s) == Demand::Anything; });
  return {pattern, all};
}

void PatternEdit::choose_next(std::size_t steps) {
  tool_ = tool_after(tool_, steps);
}

void PatternEdit::use_tool(Square s) {
  if (pattern().at(s) != tool_) return demand(s, tool_);
  if (side_of(tool_)) return take_off(s);
  demand(s, tool_ == Demand::Empty ? Demand::Anything : Demand::Empty);
}

void PatternEdit::change(Square s) {
  switch (pattern().at(s)) {
    case Demand::WhiteMan:
    case Demand::WhiteKing:
    case Demand::BlackMan:
    case Demand::BlackKing:
      return demand(s, tool_after(pattern().at(s), 1));
    case Demand::WhitePiece:
    case Demand::BlackPiece:
      return take_off(s);
    case Demand::Empty:
      return demand(s, Demand::Anything);
    case Demand::Anything:
      return demand(s, Demand::Empty);
  }
}

void PatternEdit::cycle(Square s) {
  demand(s, tool_after(pattern().at(s), 1));
}

void PatternEdit::move(Square from, Square to) {
  State next = history_.current();
  next.pattern.set(to, pattern().at(from));
  next.pattern.set(from, without_piece());
  history_.add(next);
}

void PatternEdit::take_off(Square s) {
  demand(s, without_piece());
}

void PatternEdit::set_to_move(std::optional<Side> side) {
  State next = history_.current();
  next.pattern.to_move = side;
  history_.add(next);
}

void PatternEdit::set_others_empty(bool empty) {
  State next = history_.current();
  next.others_empty = empty;
  for (const Square s : shape().squares()) {
    if (!side_of(next.pattern.at(s))) next.pattern.set(s, empty ? Demand::Empty : Demand::Anything);
  }
  history_.add(next);
}

void PatternEdit::set(const AnyPosition& position) {
  history_.add(state_of(exactly(position)));
}

void PatternEdit::clear() {
  PositionPattern empty;
  empty.variant = pattern().variant;
  history_.add(state_of(empty));
}

void PatternEdit::demand(Square s, Demand demand) {
  State next = history_.current();
  next.pattern.set(s, demand);
  history_.add(next);
}

}  // namespace damas
