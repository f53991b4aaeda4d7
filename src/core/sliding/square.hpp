// Owns the names of the 64 squares of a whole board: `File`, `Rank`, and `Square`, A1 to H8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace damas::sliding {

enum class File : std::uint8_t { A, B, C, D, E, F, G, H };
enum class Rank : std::uint8_t { One, Two, Three, Four, Five, Six, Seven, Eight };

// In the order of their bits: along the first rank, then the second, up to the eighth.
enum class Square : std::uint8_t {
  // clang-format off
  A1, B1, C1, D1, E1, F1, G1, H1,
  A2, B2, C2, D2, E2, F2, G2, H2,
  A3, B3, C3, D3, E3, F3, G3, H3,
  A4, B4, C4, D4, E4, F4, G4, H4,
  A5, B5, C5, D5, E5, F5, G5, H5,
  A6, B6, C6, D6, E6, F6, G6, H6,
  A7, B7, C7, D7, E7, F7, G7, H7,
  A8, B8, C8, D8, E8, F8, G8, H8,
  // clang-format on
};

inline constexpr int side_length = 8;
inline constexpr int square_count = side_length * side_length;

// 0 to 7 for files and ranks, 0 to 63 for squares.
constexpr int index(File f) {
  return static_cast<int>(f);
}
constexpr int index(Rank r) {
  return static_cast<int>(r);
}
constexpr int index(Square s) {
  return static_cast<int>(s);
}

constexpr Square square_at(File f, Rank r) {
  return static_cast<Square>(side_length * index(r) + index(f));
}
constexpr File file_of(Square s) {
  return static_cast<File>(index(s) % side_length);
}
constexpr Rank rank_of(Square s) {
  return static_cast<Rank>(index(s) / side_length);
}

inline constexpr auto all_squares = [] {
  std::array<Square, square_count> all{};
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i] = static_cast<Square>(i);
  return all;
}();

// "a1" to "h8".
inline std::string name(Square s) {
  return {static_cast<char>('a' + index(file_of(s))), static_cast<char>('1' + index(rank_of(s)))};
}

}  // namespace damas::sliding
