// Owns the plural categories of languages, and the rules that map numbers to them.
//
// Source: Unicode CLDR, "Language Plural Rules", cardinal numbers without fractions.
#pragma once

#include <cstdint>

namespace damas {

enum class Plural : std::uint8_t { One, Few, Many, Other };
inline constexpr int plural_count = 4;

// Maps a number, 0 or more, to a category.
using PluralRule = Plural (*)(std::uint64_t number);

namespace plural_rules {

// English, German, Dutch, Italian, Spanish for small numbers.
constexpr Plural one_is_singular(std::uint64_t number) {
  return number == 1 ? Plural::One : Plural::Other;
}

// Brazilian Portuguese, French.
constexpr Plural zero_and_one_are_singular(std::uint64_t number) {
  return number <= 1 ? Plural::One : Plural::Other;
}

// Russian, Ukrainian: 1, 21, 31 …; 2 to 4, 22 to 24 …; and the rest.
constexpr Plural east_slavic(std::uint64_t number) {
  const auto last = number % 10;
  const bool teen = number % 100 >= 11 && number % 100 <= 14;
  if (teen || last == 0 || last > 4) return Plural::Many;
  return last == 1 ? Plural::One : Plural::Few;
}

// Polish: 1 alone; 2 to 4, 22 to 24 …; and the rest.
constexpr Plural polish(std::uint64_t number) {
  if (number == 1) return Plural::One;
  return east_slavic(number) == Plural::Few ? Plural::Few : Plural::Many;
}

}  // namespace plural_rules

}  // namespace damas
