// Owns EditedPosition: the position that is being set up, the tool for its squares, and the history
// of edits.
#pragma once

#include <optional>

#include "core/board_edit.hpp"
#include "view/window/editor/palette.hpp"
#include "view/window/frame/edit_history.hpp"

namespace damas {

class EditedPosition {
 public:
  explicit EditedPosition(const AnyPosition& start);

  const BoardEdit& board() const { return history_.current(); }
  // Why no game can start there.
  const std::optional<SetupFault>& fault() const { return fault_; }
  // The number of legal moves.
  int moves() const { return moves_; }
  EditTool tool() const { return tool_; }
  void choose(EditTool tool) { tool_ = tool; }
  // Chooses the tool that many places further; the first one follows the last.
  void choose_next(std::size_t steps);

  // Why a piece cannot stand on a square; then nothing has changed.
  struct Refusal {
    SetupFault fault;
    BoardEdit board;  // without the piece
  };
  // Places the tool's piece, or removes the same piece.
  std::optional<Refusal> use_tool(Square s);
  // Crowns a man, or removes a king.
  std::optional<Refusal> crown(Square s);
  std::optional<Refusal> move(Square from, Square to);
  void remove(Square s);
  // Changes to the next piece that may stand there, and after the last one to none.
  void cycle(Square s);
  void swap_side();
  // False if the variant has another board; then its start position is set up.
  bool set_variant(Variant variant);
  void set_start();
  // Removes all pieces.
  void clear();
  void set(const BoardEdit& board);

  bool undo();
  bool redo();
  bool can_undo() const { return history_.can_undo(); }
  bool can_redo() const { return history_.can_redo(); }
  // The position as it was at the beginning.
  const BoardEdit& first() const { return history_.first(); }
  // Whether there are changes that could be lost.
  bool edited() const { return history_.edited(); }

 private:
  std::optional<Refusal> put(BoardEdit board, Square s, Piece piece);
  // Call it after a change of the board.
  void check_board();

  EditHistory<BoardEdit> history_;
  EditTool tool_ = EditTool::WhiteMan;
  std::optional<SetupFault> fault_;
  int moves_ = 0;
};

}  // namespace damas
