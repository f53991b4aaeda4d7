// Owns `LineTable`, which looks up slides: a multiplication reduces each line to the six squares
// that matter.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/sliding/slide.hpp"

namespace damas::sliding {

// A piece on an end of a line does not matter, because nothing lies behind it. So the slider's
// square (one of eight) and the six squares between the ends (64 patterns) determine every slide.
class LineTable {
 public:
  LineTable();  // takes microseconds; the tables have 9 KiB

  // Returns the same squares as the free function sight().
  Bitboard sight(Slider slider, Square from, Bitboard occupied) const {
    Bitboard seen;
    if (slider != Slider::Bishop) seen = along_rank(from, occupied) | along_file(from, occupied);
    if (slider != Slider::Rook) seen |= diagonals(from, occupied);
    return seen;
  }

 private:
  static constexpr int patterns = 64;
  using Table = std::array<std::array<std::uint64_t, patterns>, side_length>;
  // Both exclude the square itself.
  struct Diagonals {
    std::uint64_t rising = 0;   // from the south west to the north east
    std::uint64_t falling = 0;  // from the north west to the south east
  };

  static std::size_t at(std::integral auto i) { return static_cast<std::size_t>(i); }

  Bitboard along_rank(Square from, Bitboard occupied) const {
    const int lowest = side_length * index(rank_of(from));
    const std::uint64_t pattern = occupied.word() >> (lowest + 1) & (patterns - 1);
    return Bitboard{ranks_[at(index(file_of(from)))][at(pattern)]} & Bitboard::of(rank_of(from));
  }

  // The product shifts each of the squares A2 to A7 to its own bit among the highest six. No two
  // terms of the product overlap, so there are no carries.
  Bitboard along_file(Square from, Bitboard occupied) const {
    constexpr std::uint64_t squeeze = 0x0080402010080400;
    const int file = index(file_of(from));
    const std::uint64_t on_a = occupied.word() >> file & Bitboard::of(File::A).word();
    return Bitboard{files_[at(index(rank_of(from)))][at(on_a * squeeze >> 58)] << file};
  }

  // A diagonal has at most one square on each file, so the product projects it onto the highest
  // rank without overlap. Its slides are those of a rank, which ranks_ repeats on every rank.
  Bitboard along_diagonal(Square from, Bitboard occupied, std::uint64_t diagonal) const {
    constexpr std::uint64_t fall = Bitboard::of(File::B).word();
    const std::uint64_t pattern = (occupied.word() & diagonal) * fall >> 58;
    return Bitboard{ranks_[at(index(file_of(from)))][at(pattern)] & diagonal};
  }
  Bitboard diagonals(Square from, Bitboard occupied) const {
    const Diagonals& masks = diagonals_[at(index(from))];
    return along_diagonal(from, occupied, masks.rising) |
           along_diagonal(from, occupied, masks.falling);
  }

  Table ranks_{};  // [file][pattern], the slide along a rank, repeated on all eight ranks
  Table files_{};  // [rank][pattern], the slide along the A file
  std::array<Diagonals, square_count> diagonals_{};
};

}  // namespace damas::sliding
