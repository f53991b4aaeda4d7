#include "view/window/library/base_list.hpp"

#include <algorithm>
#include <utility>

#include "explorer/games_base.hpp"

namespace damas {

namespace {

constexpr std::size_t most_pages = 32;  // in memory
constexpr std::uint32_t no_row = 0xFFFFFFFF;

std::vector<std::uint32_t> rows_of(const std::vector<std::uint32_t>& numbers) {
  const auto last = std::max_element(numbers.begin(), numbers.end());
  std::vector<std::uint32_t> rows(last == numbers.end() ? 0 : *last + std::size_t{1}, no_row);
  for (std::size_t row = 0; row < numbers.size(); ++row)
    rows[numbers[row]] = static_cast<std::uint32_t>(row);
  return rows;
}

}  // namespace

BaseList::BaseList(std::shared_ptr<GamesBase> base, BaseSearch first)
    : base_(std::move(base)), search_(std::move(first)) {}

bool BaseList::refresh() {
  if (waiting_ || changes_ == base_->changes()) return false;
  return look();
}

void BaseList::find(const BaseSearch& search) {
  if (search == search_) return;
  search_ = search;
  look_anew();
}

void BaseList::sort_by(GameColumn column) {
  descending_ = column == column_ && !descending_;
  column_ = column;
  look_anew();
}

void BaseList::look_anew() {
  changes_.reset();
  if (!waiting_) look();
}

bool BaseList::look() {
  const int changes = base_->changes();
  std::vector<std::uint32_t> numbers = base_->find(
      {query_of(search_.games), search_.opening, column_, descending_, search_.pattern});
  progress_ = base_->search_progress();
  waiting_ = base_->busy();
  if (waiting_) return false;
  const int all = base_->size();
  waiting_ = base_->busy();
  if (waiting_) return false;
  std::vector<Variant> variants = base_->variants();
  waiting_ = base_->busy();
  if (waiting_) return false;
  numbers_ = std::move(numbers);
  rows_ = rows_of(numbers_);
  all_ = static_cast<std::size_t>(all);
  variants_ = std::move(variants);
  changes_ = changes;
  pages_.clear();
  return true;
}

std::size_t BaseList::index_at(std::size_t row) const {
  return numbers_[row];
}

std::optional<std::size_t> BaseList::row_of(std::size_t index) const {
  if (index >= rows_.size() || rows_[index] == no_row) return std::nullopt;
  return rows_[index];
}

const PdnEntry& BaseList::entry(std::size_t index) const {
  const std::size_t place = rows_[index];
  if (const auto* const entries = page(place / page_size)) return (*entries)[place % page_size];
  unread_ = PdnEntry{};
  unread_.number = static_cast<int>(index);
  return unread_;
}

// Null while the database does not answer.
const std::vector<PdnEntry>* BaseList::page(std::size_t number) const {
  const auto known = pages_.find(number);
  if (known != pages_.end()) return &known->second;
  if (waiting_) return nullptr;
  const std::size_t begin = number * page_size;
  const std::size_t end = std::min(begin + page_size, numbers_.size());
  std::vector<PdnEntry> entries =
      base_->entries({numbers_.begin() + static_cast<std::ptrdiff_t>(begin),
                      numbers_.begin() + static_cast<std::ptrdiff_t>(end)});
  waiting_ = base_->busy();
  if (waiting_) return nullptr;
  // Games that cannot be read must not be asked for again and again.
  for (std::size_t i = entries.size(); i < end - begin; ++i) {
    entries.emplace_back();
    entries.back().number = static_cast<int>(numbers_[begin + i]);
  }
  if (pages_.size() >= most_pages) pages_.clear();
  return &pages_.emplace(number, std::move(entries)).first->second;
}

}  // namespace damas
