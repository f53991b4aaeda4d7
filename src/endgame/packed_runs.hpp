// Owns a sequence of signs, packed as runs of equal ones for reading at random.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/bytes.hpp"
#include "endgame/huffman.hpp"

namespace damas::endgame {

// A sign plus one, or `any_sign` for a cell whose sign is never needed.
using Cell = std::uint8_t;
inline constexpr Cell any_sign = 3;

inline constexpr std::size_t most_cells = std::size_t{1} << 31;

// Packs at most `most_cells` cells. The bytes do not contain the number of cells.
std::string packed_runs(const std::vector<Cell>& cells);

class PackedRuns {
 public:
  // Reads what packed_runs() wrote. Throws std::runtime_error unless it has exactly
  // that many cells.
  PackedRuns(ByteReader& reader, std::size_t cells);

  // The sign of a cell; an arbitrary sign if the cell was `any_sign`.
  int sign(std::size_t cell) const;

 private:
  struct Run {
    std::size_t length;
    Cell value;
    int bits;  // of its code
  };
  // Where a block of runs begins.
  struct Block {
    std::uint32_t cell;
    std::uint32_t bit;
    Cell before;  // value of the run before it
  };
  static constexpr int runs_in_block = 64;

  std::vector<HuffmanReader> read_codes(ByteReader& reader) const;
  Run run_at(std::size_t bit, Cell before) const;

  std::vector<HuffmanReader> codes_;  // by the value of the run before
  BitText text_;
  std::vector<Block> blocks_;
};

}  // namespace damas::endgame
