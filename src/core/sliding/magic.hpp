// Owns magic bitboards: factors, found by search, that turn what stands in a slider's way into the
// index of a table.
#pragma once

#include <array>
#include <vector>

#include "core/sliding/slide.hpp"

namespace damas::sliding {

struct Magic {
  Bitboard mask;  // the squares where a piece would stop a ray short
  std::uint64_t factor = 0;
  int bits = 0;  // of the index: as many as the mask has squares

  constexpr int shift() const { return square_count - bits; }
  constexpr Bitboard relevant(Bitboard occupied) const { return occupied & mask; }
  // May overflow; what matters are the highest bits.
  constexpr std::uint64_t product(Bitboard occupied) const {
    return relevant(occupied).word() * factor;
  }
  // 0..2^bits - 1.
  constexpr std::size_t index(Bitboard occupied) const {
    return static_cast<std::size_t>(product(occupied) >> shift());
  }
};

// A rook's or bishop's rays without their last squares: what stands there hides nothing.
Bitboard relevant_mask(Slider slider, Square from);

// Looks for the factor of one square; as many at a time as one likes. The same seed finds the same.
class MagicSearch {
 public:
  static constexpr std::uint64_t usual_seed = 191;  // the quickest of the first 300

  // Not of a queen, which is a rook and a bishop.
  MagicSearch(Slider slider, Square from, std::uint64_t seed = usual_seed);

  // Tries so many more factors; true once one has been found.
  bool advance(int tries);
  void finish();

  bool found() const { return magic_.factor != 0; }
  int tries() const { return tries_; }
  // The factor is 0 until it has been found; all else is known at once.
  const Magic& magic() const { return magic_; }
  // What is seen, by index; once found.
  const std::vector<Bitboard>& table() const { return table_; }

 private:
  std::uint64_t next_candidate();
  bool fits(std::uint64_t factor);

  Magic magic_;
  std::uint64_t state_;
  int tries_ = 0;
  std::vector<Bitboard> ways_;   // to fill the mask
  std::vector<Bitboard> seen_;   // with each of them
  std::vector<Bitboard> table_;  // with the candidate, as far as it was tried
  std::vector<int> filled_;      // at which try
};

// The factors and tables of all squares, 841 KiB.
class Magics {
 public:
  explicit Magics(std::uint64_t seed = MagicSearch::usual_seed);

  // The same as the function of that name.
  Bitboard sight(Slider slider, Square from, Bitboard occupied) const {
    if (slider == Slider::Queen)
      return sight(Slider::Rook, from, occupied) | sight(Slider::Bishop, from, occupied);
    const Entry& entry =
        entries_[static_cast<std::size_t>(slider)][static_cast<std::size_t>(sliding::index(from))];
    return table_[entry.first + entry.magic.index(occupied)];
  }
  int tries() const { return tries_; }  // that all searches took

 private:
  struct Entry {
    Magic magic;
    std::size_t first = 0;  // in the table
  };

  std::array<std::array<Entry, square_count>, 2> entries_{};
  std::vector<Bitboard> table_;
  int tries_ = 0;
};

}  // namespace damas::sliding
