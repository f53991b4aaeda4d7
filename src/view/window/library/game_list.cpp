#include "view/window/library/game_list.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/pdn/text.hpp"

namespace damas {

namespace {

// Either the text or the number is used. Equal keys keep the order of the file.
struct SortKey {
  std::string text;
  PdnDate date;
  std::int64_t number = 0;

  friend bool operator<(const SortKey& a, const SortKey& b) {
    if (a.text != b.text) return a.text < b.text;
    return a.date != b.date ? a.date < b.date : a.number < b.number;
  }
};

// White's wins first, then draws, Black's wins, and unknown results.
int rank_of_result(const PdnEntry& entry) {
  if (const auto side = entry.winner()) return *side == Side::White ? 0 : 2;
  return entry.result.score == PdnScore::Draw ? 1 : 3;
}

SortKey key_of(const PdnEntry& entry, GameColumn column) {
  switch (column) {
    case GameColumn::White:
      return {folded(entry.white), {}, 0};
    case GameColumn::Black:
      return {folded(entry.black), {}, 0};
    case GameColumn::Tournament:
      return {folded(entry.event), {}, 0};
    case GameColumn::Result:
      return {{}, {}, rank_of_result(entry)};
    case GameColumn::Variant:
      return {{}, {}, static_cast<int>(entry.variant)};
    case GameColumn::Date:
      return {{}, parse_date(entry.date).value_or(PdnDate{}), 0};
    case GameColumn::Plies:
      return {{}, {}, entry.plies};
    case GameColumn::Number:
      break;
  }
  return {{}, {}, entry.number};
}

}  // namespace

bool is_date(const std::string& text) {
  return parse_date(text).has_value();
}

PdnQuery query_of(const GameSearch& search) {
  PdnQuery query;
  query.player = search.player;
  query.variant = search.variant;
  query.outcome = search.outcome;
  query.first_date = parse_date(search.first_date);
  query.last_date = parse_date(search.last_date);
  return query;
}

void GameList::set(const std::vector<PdnEntry>& entries) {
  variants_.clear();
  std::array<bool, damas::variants.size()> occurs{};
  for (const PdnEntry& entry : entries)
    occurs[static_cast<std::size_t>(entry.variant)] = true;
  for (std::size_t i = 0; i < occurs.size(); ++i) {
    if (occurs[i]) variants_.push_back(static_cast<Variant>(i));
  }
  find(entries, search_);
}

void GameList::clear() {
  found_.clear();
  shown_.clear();
}

void GameList::find(const std::vector<PdnEntry>& entries, const GameSearch& search) {
  search_ = search;
  found_ = damas::search(entries, query_of(search));
  refresh(entries);
}

void GameList::set_condition(std::function<bool(std::size_t)> condition) {
  condition_ = std::move(condition);
}

void GameList::refresh(const std::vector<PdnEntry>& entries) {
  shown_.clear();
  std::copy_if(found_.begin(), found_.end(), std::back_inserter(shown_),
               [this](std::size_t index) { return !condition_ || condition_(index); });
  order(entries);
}

void GameList::sort_by(const std::vector<PdnEntry>& entries, GameColumn column) {
  descending_ = column == column_ && !descending_;
  column_ = column;
  refresh(entries);
}

void GameList::order(const std::vector<PdnEntry>& entries) {
  if (column_ == GameColumn::Number && !descending_) return;
  std::vector<std::pair<SortKey, std::size_t>> keyed;
  keyed.reserve(shown_.size());
  for (const std::size_t i : shown_)
    keyed.emplace_back(key_of(entries[i], column_), i);
  std::stable_sort(keyed.begin(), keyed.end(), [this](const auto& a, const auto& b) {
    return descending_ ? b.first < a.first : a.first < b.first;
  });
  std::transform(keyed.begin(), keyed.end(), shown_.begin(),
                 [](const auto& pair) { return pair.second; });
}

std::optional<std::size_t> GameList::row_of(std::size_t index) const {
  const auto found = std::find(shown_.begin(), shown_.end(), index);
  if (found == shown_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - shown_.begin());
}

}  // namespace damas
