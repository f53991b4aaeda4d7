// Owns ReviewMoves: the list of the moves under review beside the board or, in portrait, on a sheet
// that opens from below and has the engine's lines, too.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "view/window/frame/sheet.hpp"
#include "view/window/review/tree_list.hpp"

namespace damas {

class ReviewController;
struct CheckersLayout;

class ReviewMoves {
 public:
  // Advances the sheet. True if everything must be placed again.
  bool slide(std::chrono::milliseconds elapsed, App& app) { return sheet_.slide(elapsed, app); }
  // How far the sheet is open, 0..1.
  float sheet_up() const { return sheet_.up(); }
  bool sheet_open() const { return sheet_.open(); }
  void close_sheet() { sheet_.close(); }

  // Both answer the clicked move. `opening` is the line below the moves, or empty.
  std::optional<PdnNode> beside_board(Ui& ui, App& app, const CheckersLayout& layout,
                                      const ReviewController& controller,
                                      const std::string& opening);
  // `lines` makes what is above the moves.
  std::optional<PdnNode> sheet(Ui& ui, App& app, const CheckersLayout& layout,
                               const ReviewController& controller, const std::string& opening,
                               const std::function<void()>& lines);

  // Valid since the last frame.
  const TreeText& text() const { return list_.text(); }

 private:
  std::optional<PdnNode> list(Ui& ui, App& app, bool tall, const ReviewController& controller,
                              const std::string& opening);

  TreeList list_;
  Sheet sheet_;
};

}  // namespace damas
