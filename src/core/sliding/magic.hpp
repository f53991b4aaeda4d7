// Owns magic bitboards: factors, found by search, that map the pieces in a slider's way to the
// index of a table.
#pragma once

#include <array>
#include <vector>

#include "core/sliding/slide.hpp"

namespace damas::sliding {

struct Magic {
  Bitboard mask;  // the squares where a piece would shorten a ray
  std::uint64_t factor = 0;
  int bits = 0;  // of the index: the number of squares in the mask

  constexpr int shift() const { return square_count - bits; }
  constexpr Bitboard relevant(Bitboard occupied) const { return occupied & mask; }
  // May overflow; only the highest bits matter.
  constexpr std::uint64_t product(Bitboard occupied) const {
    return relevant(occupied).word() * factor;
  }
  // 0..2^bits - 1.
  constexpr std::size_t index(Bitboard occupied) const {
    return static_cast<std::size_t>(product(occupied) >> shift());
  }
};

// A rook's or bishop's rays without their last squares: a piece on a last square hides nothing.
Bitboard relevant_mask(Slider slider, Square from);

// Searches for the factor of one square in parts of any size. The same seed always finds the same
// factor.
class MagicSearch {
 public:
  static constexpr std::uint64_t usual_seed = 191;  // the fastest of the first 300 seeds

  // The slider must not be a queen, whose slides are those of a rook and a bishop.
  MagicSearch(Slider slider, Square from, std::uint64_t seed = usual_seed);

  // Tries up to `tries` more factors; returns true once a factor has been found.
  bool advance(int tries);
  void finish();

  bool found() const { return magic_.factor != 0; }
  int tries() const { return tries_; }
  // The factor is 0 until it has been found; the other members are always set.
  const Magic& magic() const { return magic_; }
  // The squares seen, by index; valid once the factor has been found.
  const std::vector<Bitboard>& table() const { return table_; }

 private:
  std::uint64_t next_candidate();
  bool fits(std::uint64_t factor);

  Magic magic_;
  std::uint64_t state_;
  int tries_ = 0;
  std::vector<Bitboard> ways_;   // the subsets of the mask
  std::vector<Bitboard> seen_;   // the squares seen with each subset
  std::vector<Bitboard> table_;  // of the candidate, as far as it was tried
  std::vector<int> filled_;      // the try that set each entry of table_
};

// The factors and tables of all squares, 841 KiB.
class Magics {
 public:
  explicit Magics(std::uint64_t seed = MagicSearch::usual_seed);

  // Returns the same squares as the free function sight().
  Bitboard sight(Slider slider, Square from, Bitboard occupied) const {
    if (slider == Slider::Queen)
      return sight(Slider::Rook, from, occupied) | sight(Slider::Bishop, from, occupied);
    const Entry& entry =
        entries_[static_cast<std::size_t>(slider)][static_cast<std::size_t>(sliding::index(from))];
    return table_[entry.first + entry.magic.index(occupied)];
  }
  int tries() const { return tries_; }  // of all searches

 private:
  struct Entry {
    Magic magic;
    std::size_t first = 0;  // its first index in table_
  };

  std::array<std::array<Entry, square_count>, 2> entries_{};
  std::vector<Bitboard> table_;
  int tries_ = 0;
};

}  // namespace damas::sliding
