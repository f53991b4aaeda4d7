// Owns GameList: which games of a file are shown, and in which order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/pdn/index.hpp"

namespace damas {

enum class GameColumn : std::uint8_t {
  Number,
  White,
  Black,
  Result,
  Variant,
  Date,
  Tournament,
  Plies
};
inline constexpr int column_count = 8;

// What the person typed and chose; dates as in PDN, a year is enough.
struct GameSearch {
  std::string player;
  std::string first_date;
  std::string last_date;
  std::optional<Variant> variant;
  std::optional<PdnOutcomeFilter> outcome;

  bool empty() const { return *this == GameSearch{}; }
  friend bool operator==(const GameSearch&, const GameSearch&) = default;
};

// Texts that are no dates ask for nothing.
PdnQuery query_of(const GameSearch& search);
bool is_date(const std::string& text);

class GameList {
 public:
  // The games of a file, new or changed.
  void set(const std::vector<PdnEntry>& entries);
  // Shows none until the next set(); the search stays.
  void clear() { shown_.clear(); }
  void find(const std::vector<PdnEntry>& entries, const GameSearch& search);
  // By that column, or the other way round if it is so already.
  void sort_by(const std::vector<PdnEntry>& entries, GameColumn column);

  // Indices of the games shown, in their order.
  const std::vector<std::size_t>& shown() const { return shown_; }
  // Where the game is among those; nothing if it is not shown.
  std::optional<std::size_t> row_of(std::size_t index) const;
  const GameSearch& search() const { return search_; }
  GameColumn column() const { return column_; }
  bool descending() const { return descending_; }
  // The variants that occur, in their usual order.
  const std::vector<Variant>& variants() const { return variants_; }

 private:
  void order(const std::vector<PdnEntry>& entries);

  std::vector<std::size_t> shown_;
  std::vector<Variant> variants_;
  GameSearch search_;
  GameColumn column_ = GameColumn::Number;
  bool descending_ = false;
};

}  // namespace damas
