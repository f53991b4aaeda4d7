#include "view/terminal/puzzle_text.hpp"

namespace damas::terminal {

std::vector<std::string> puzzle_text(const puzzle::Board& board) {
  std::string rule = "  +";
  for (int column = 0; column < board.side(); ++column)
    rule += "----+";
  std::vector<std::string> lines = {rule};
  for (int row = 0; row < board.side(); ++row) {
    std::string line = "  |";
    for (int column = 0; column < board.side(); ++column) {
      const int tile = board.tile_at({row, column});
      const std::string number = tile == 0 ? "" : std::to_string(tile);
      line += std::string(3 - number.size(), ' ') + number + " |";
    }
    lines.push_back(line);
    lines.push_back(rule);
  }
  return lines;
}

std::vector<std::string> beside_goal(const puzzle::Board& board, const std::string& goal) {
  std::vector<std::string> lines = puzzle_text(board);
  const std::vector<std::string> solved = puzzle_text(puzzle::Board(board.side()));
  const std::string caption(lines.front().size() + 4, ' ');
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] += "  " + solved[i];
  lines.insert(lines.begin(), caption + goal);
  return lines;
}

}  // namespace damas::terminal
