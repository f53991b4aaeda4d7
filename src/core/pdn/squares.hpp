// Owns how a PDN text names squares: a table from numbers and letters to squares, quick to ask.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/numbering.hpp"
#include "core/square.hpp"

namespace damas {

// Numbers and letters may be mixed in a file, so both are always understood.
class PdnSquares {
 public:
  PdnSquares(const BoardShape& shape, Numbering numbering);

  // The squares of a move's text ("32-28", "c3:e5:g7", "a3b4", "3228"), in order, into `out`. False
  // if one of them is not on the board or there are fewer than two.
  bool read(std::string_view move, std::vector<Square>& out) const;

 private:
  std::optional<Square> take(std::string_view& text) const;

  static constexpr std::size_t most_files = 12;
  std::array<std::optional<Square>, most_files * most_files + 1> by_number_;
  std::array<std::optional<Square>, most_files * most_files> by_cell_;  // file, then rank
};

}  // namespace damas
