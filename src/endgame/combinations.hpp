// Owns the numbering of sets of squares by the combinatorial number system.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace damas::endgame {

inline constexpr int most_pieces = 6;

// Ordinals of squares in ascending order; only the first `count` have a meaning.
struct Squares {
  std::array<std::uint8_t, most_pieces> at = {};
  int count = 0;

  constexpr void add(int ordinal) {
    at[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(ordinal);
  }
  constexpr int operator[](int i) const { return at[static_cast<std::size_t>(i)]; }
};

namespace detail {
inline constexpr int most_squares = 72;
inline constexpr auto binomials = [] {
  std::array<std::array<std::uint32_t, most_pieces + 1>, most_squares + 1> table = {};
  for (std::size_t n = 0; n <= most_squares; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= most_pieces && k <= n; ++k)
      table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
  }
  return table;
}();
}  // namespace detail

// The number of sets of k out of n squares.
constexpr std::size_t sets(int n, int k) {
  return n < 0 ? 0 : detail::binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// The number of a set among all sets of as many squares.
constexpr std::size_t number_of(const Squares& set) {
  std::size_t number = 0;
  for (int i = 0; i < set.count; ++i)
    number += sets(set[i], i + 1);
  return number;
}

// The set of k of n squares with that number.
constexpr Squares numbered_set(std::size_t number, int n, int k) {
  Squares set;
  set.count = k;
  for (int i = k; i > 0; --i) {
    while (sets(n, i) > number)
      --n;
    number -= sets(n, i);
    set.at[static_cast<std::size_t>(i - 1)] = static_cast<std::uint8_t>(n);
  }
  return set;
}

// Renumbers squares as if the squares `taken` did not exist; none of `set` may be taken.
constexpr Squares without(const Squares& set, const Squares& taken) {
  Squares result;
  int below = 0;
  for (int i = 0; i < set.count; ++i) {
    while (below < taken.count && taken[below] < set[i])
      ++below;
    result.add(set[i] - below);
  }
  return result;
}

// The reverse of without().
constexpr Squares around(const Squares& set, const Squares& taken) {
  Squares result;
  int below = 0;
  for (int i = 0; i < set.count; ++i) {
    while (below < taken.count && taken[below] <= set[i] + below)
      ++below;
    result.add(set[i] + below);
  }
  return result;
}

constexpr Squares merged(const Squares& a, const Squares& b) {
  Squares result;
  int i = 0;
  int j = 0;
  while (i < a.count || j < b.count) {
    const bool from_a = j == b.count || (i < a.count && a[i] < b[j]);
    result.add(from_a ? a[i++] : b[j++]);
  }
  return result;
}

}  // namespace damas::endgame
