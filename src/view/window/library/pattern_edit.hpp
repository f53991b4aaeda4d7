// Owns PatternEdit: the pattern that is being set up, the tool for its squares, and the history of
// edits.
#pragma once

#include <array>
#include <optional>

#include "core/position_pattern.hpp"
#include "view/window/frame/edit_history.hpp"

namespace damas {

// The tools, in the order of the palette.
inline constexpr std::array pattern_tools = {
    Demand::WhiteMan, Demand::WhiteKing, Demand::WhitePiece, Demand::Empty,
    Demand::BlackMan, Demand::BlackKing, Demand::BlackPiece, Demand::Anything};

class PatternEdit {
 public:
  explicit PatternEdit(const PositionPattern& first);

  const PositionPattern& pattern() const { return history_.current().pattern; }
  const BoardShape& shape() const { return info(pattern().variant).rules.board; }
  // Whether a square must be empty once its piece is taken off; otherwise it may hold anything.
  bool others_empty() const { return history_.current().others_empty; }
  Demand tool() const { return tool_; }
  void choose(Demand tool) { tool_ = tool; }
  // Chooses the tool that many places further; the first one follows the last.
  void choose_next(std::size_t steps);

  // Demands of the square what the tool stands for; if that is demanded already, no longer does.
  void use_tool(Square s);
  // From a man to a king, to either of them, to no piece; a square without a piece from empty to
  // anything and back.
  void change(Square s);
  // Changes to the next tool's demand.
  void cycle(Square s);
  void move(Square from, Square to);
  void take_off(Square s);
  // Nothing: either side.
  void set_to_move(std::optional<Side> side);
  // Sets the demand of all squares without a piece: empty, or anything.
  void set_others_empty(bool empty);
  void set(const AnyPosition& position);
  // All squares may hold anything.
  void clear();

  bool undo() { return history_.undo(); }
  bool redo() { return history_.redo(); }
  bool can_undo() const { return history_.can_undo(); }
  bool can_redo() const { return history_.can_redo(); }

 private:
  struct State {
    PositionPattern pattern;
    bool others_empty = false;

    friend bool operator==(const State&, const State&) = default;
  };

  static State state_of(const PositionPattern& pattern);
  Demand without_piece() const { return others_empty() ? Demand::Empty : Demand::Anything; }
  void demand(Square s, Demand demand);

  EditHistory<State> history_;
  Demand tool_ = Demand::WhiteMan;
};

}  // namespace damas
