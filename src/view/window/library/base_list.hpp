// Owns BaseList: the games of the person's database that a search has found, of which only those
// that are looked at are read.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/position_pattern.hpp"
#include "view/window/library/game_rows.hpp"

namespace damas {

class GamesBase;

struct BaseSearch {
  GameSearch games;
  std::string opening;  // a part of its name
  std::optional<PositionPattern> pattern = {};

  friend bool operator==(const BaseSearch&, const BaseSearch&) = default;
};

// The index of a game is its number in the database.
class BaseList final : public GameTable {
 public:
  static constexpr std::size_t page_size = 64;  // games that are read together

  // Begins with the games of `first`.
  explicit BaseList(std::shared_ptr<GamesBase> base, BaseSearch first = {});

  // Looks for the games again if the database has changed or did not answer. True if the list has
  // changed.
  bool refresh();
  // Keeps the games of the last search while the database does not answer.
  void find(const BaseSearch& search);
  // Sorts by that column, or in reverse if it already does. Like find(), keeps the games of before
  // while the database does not answer.
  void sort_by(GameColumn column);
  // Whether the database did not answer: then what it was asked for is missing, and it is asked
  // again only after ask_again().
  bool waiting() const { return waiting_; }
  void ask_again() { waiting_ = false; }
  // While waiting: how far the search is, from 0 to 1; nothing if the database is busy with
  // something else.
  std::optional<float> progress() const { return waiting_ ? progress_ : std::nullopt; }

  const BaseSearch& search() const { return search_; }
  const std::vector<Variant>& variants() const { return variants_; }
  // The number of games in the whole database.
  std::size_t all() const { return all_; }

  std::size_t count() const override { return numbers_.size(); }
  std::size_t index_at(std::size_t row) const override;
  std::optional<std::size_t> row_of(std::size_t index) const override;
  // Without names as long as the game cannot be read.
  const PdnEntry& entry(std::size_t index) const override;
  GameColumn column() const override { return column_; }
  bool descending() const override { return descending_; }

 private:
  bool look();
  void look_anew();
  const std::vector<PdnEntry>* page(std::size_t number) const;

  std::shared_ptr<GamesBase> base_;
  BaseSearch search_;
  std::vector<std::uint32_t> numbers_;  // found, in order
  std::vector<std::uint32_t> rows_;     // by number: its place in numbers_, or no_row
  std::vector<Variant> variants_;
  std::size_t all_ = 0;
  GameColumn column_ = GameColumn::Number;
  bool descending_ = false;
  std::optional<int> changes_;  // of the database, when it last answered this search
  mutable bool waiting_ = false;
  std::optional<float> progress_;  // of the last search, if it has not ended
  mutable std::map<std::size_t, std::vector<PdnEntry>> pages_;  // of numbers_, by their place
  mutable PdnEntry unread_;
};

}  // namespace damas
