// Owns MovesPanel: the list of the moves beside the board or, in portrait, on a sheet that opens
// from below and has the draw counters, too.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "view/window/checkers/move_table.hpp"
#include "view/window/frame/sheet.hpp"

namespace damas {

struct CheckersLayout;

class MovesPanel {
 public:
  // Call it after every change of the game; `shown_ply` is the position on the board.
  void set(const Game& game, int shown_ply) { table_.set(game, shown_ply); }

  // Advances the sheet. True if everything must be placed again.
  bool slide(std::chrono::milliseconds elapsed, App& app) { return sheet_.slide(elapsed, app); }
  // How far the sheet is open, 0..1.
  float sheet_up() const { return sheet_.up(); }
  bool sheet_open() const { return sheet_.open(); }
  void close_sheet() { sheet_.close(); }

  // Both answer the clicked ply. `opening` is the line below the moves, or empty.
  std::optional<int> beside_board(Ui& ui, App& app, const CheckersLayout& layout,
                                  const std::string& opening);
  std::optional<int> sheet(Ui& ui, App& app, const CheckersLayout& layout, const std::string& title,
                           const std::vector<std::string>& counters, const std::string& opening);

 private:
  std::optional<int> moves(Ui& ui, App& app, const std::string& opening);

  MoveTable table_;
  Sheet sheet_;
};

}  // namespace damas
