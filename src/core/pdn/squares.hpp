// Owns the names of squares in PDN texts, as a table for fast lookup.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/numbering.hpp"
#include "core/square.hpp"

namespace damas {

// A file may mix numbers and letters, so both are always accepted.
class PdnSquares {
 public:
  PdnSquares(const BoardShape& shape, Numbering numbering);

  // Reads the squares of a move's text ("32-28", "c3:e5:g7", "a3b4", "3228") into `out`, in order.
  // Returns false if one of them is not on the board or there are fewer than two.
  bool read(std::string_view move, std::vector<Square>& out) const;

 private:
  std::optional<Square> take(std::string_view& text) const;

  static constexpr std::size_t most_files = 12;
  std::array<std::optional<Square>, most_files * most_files + 1> by_number_;
  std::array<std::optional<Square>, most_files * most_files> by_cell_;  // file, then rank
};

}  // namespace damas
