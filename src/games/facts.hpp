// Owns the facts by which games are searched: columns with few bytes a game, stored in blocks.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/bytes.hpp"
#include "core/pdn/game.hpp"
#include "games/sqlite.hpp"

namespace damas::games {

// Part of the file format, as are the widths in facts.cpp: fields are only appended.
enum class Field : std::uint8_t {
  Variant,  // its number in the table of variants
  Outcome,  // a PdnOutcomeFilter
  White,    // White, Black, Event and Opening are numbers of names, 0 for none
  Black,
  Event,
  Opening,
  Date,    // see stored_date() in explorer/game_identity.hpp
  Rating,  // the mean of the players' known ratings, 0 for none
  Plies,   // at most 65535
  Hash,    // of what makes two games the same; see hash_of()
};
inline constexpr std::size_t field_count = 10;

// Indexed by Field.
using Facts = std::array<std::uint64_t, field_count>;

int rating_of(const PdnHeaders& headers);
// Equal for two records of one game: variant, start, moves, players and result decide. Names are
// compared without case and accents. Dates are compared apart (explorer/game_identity.hpp).
std::uint64_t hash_of(const PdnGame& game);

// Appends facts of games. Nothing is complete before flush().
class FactWriter {
 public:
  // `games` is their number so far. Throws DatabaseError, as all functions do.
  FactWriter(const Connection& connection, std::uint32_t games);

  void add(const Facts& facts);
  void flush();

 private:
  void write_block();

  Statement write_;
  std::uint32_t games_;
  std::array<std::string, field_count> block_;  // the last one, which is not full
};

class FactReader {
 public:
  explicit FactReader(const Connection& connection);

  // The field of all games, by their number minus 1. T is the unsigned type of the field's width.
  template <class T>
  std::vector<T> column(Field field) {
    std::vector<T> values;
    read_column(field, sizeof(T), [&values](std::string_view bytes) {
      const std::size_t count = bytes.size() / sizeof(T);
      values.reserve(values.size() + count);
      for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t value = 0;
        for (std::size_t b = 0; b < sizeof(T); ++b)
          value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i * sizeof(T) + b]))
                   << 8 * b;
        values.push_back(static_cast<T>(value));
      }
    });
    return values;
  }

 private:
  template <class Take>
  void read_column(Field field, std::size_t width, Take take) {
    check_width(field, width);
    const auto first = static_cast<std::int64_t>(field) << 32;
    const ResetAtEnd end(read_);
    read_.bind(1, first).bind(2, first | 0xFFFFFFFF);
    while (read_.step())
      take(read_.bytes(0));
  }
  static void check_width(Field field, std::size_t width);

  Statement read_;
};

}  // namespace damas::games
