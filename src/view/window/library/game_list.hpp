// Owns GameList: the selection and order of a file's games in the list.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/pdn/index.hpp"
#include "explorer/games_reader.hpp"

namespace damas {

using GameColumn = GamesReader::Column;
inline constexpr int column_count = static_cast<int>(GameColumn::Plies) + 1;

// The person's search; dates as in PDN, of which a year is enough.
struct GameSearch {
  std::string player;
  std::string first_date;
  std::string last_date;
  std::optional<Variant> variant;
  std::optional<PdnOutcomeFilter> outcome;

  bool empty() const { return *this == GameSearch{}; }
  friend bool operator==(const GameSearch&, const GameSearch&) = default;
};

// Invalid dates are ignored.
PdnQuery query_of(const GameSearch& search);
bool is_date(const std::string& text);

class GameList {
 public:
  // Sets the games of a new or changed file.
  void set(const std::vector<PdnEntry>& entries);
  // Shows no games until the next set(); keeps the search.
  void clear();
  void find(const std::vector<PdnEntry>& entries, const GameSearch& search);
  // Shows only those of the games found for which this holds; without it, all of them.
  void set_condition(std::function<bool(std::size_t)> condition);
  // Call it when the condition may have changed.
  void refresh(const std::vector<PdnEntry>& entries);
  // Sorts by that column, or in reverse if it already does.
  void sort_by(const std::vector<PdnEntry>& entries, GameColumn column);

  // Indices of the games that the search has found, in the order of the file.
  const std::vector<std::size_t>& found() const { return found_; }
  // Indices of the shown games, in order.
  const std::vector<std::size_t>& shown() const { return shown_; }
  // The row of the game; nothing if it is not shown.
  std::optional<std::size_t> row_of(std::size_t index) const;
  const GameSearch& search() const { return search_; }
  GameColumn column() const { return column_; }
  bool descending() const { return descending_; }
  // The variants of the games, in their usual order.
  const std::vector<Variant>& variants() const { return variants_; }

 private:
  void order(const std::vector<PdnEntry>& entries);

  std::vector<std::size_t> found_;
  std::vector<std::size_t> shown_;
  std::function<bool(std::size_t)> condition_;
  std::vector<Variant> variants_;
  GameSearch search_;
  GameColumn column_ = GameColumn::Number;
  bool descending_ = false;
};

}  // namespace damas
