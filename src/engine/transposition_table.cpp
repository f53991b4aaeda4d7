#include "engine/transposition_table.hpp"

#include <algorithm>
#include <new>

namespace damas {

TranspositionTable::TranspositionTable(std::size_t megabytes)
    : bucket_count_(
          std::bit_floor(std::max<std::size_t>(1, megabytes * 1024 * 1024 / sizeof(Bucket)))) {}

bool TranspositionTable::allocate() {
  if (!buckets_) buckets_.reset(new (std::nothrow) Bucket[bucket_count_]);
  return allocated();
}

void TranspositionTable::clear() {
  if (!allocate()) throw std::bad_alloc();
  age_ = 0;
  if (empty_) return;
  empty_ = true;
  for (std::size_t i = 0; i < bucket_count_; ++i) {
    for (Slot& slot : buckets_[i].slots) {
      slot.mixed_key.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
  }
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key) const {
  for (const Slot& slot : buckets_[bucket_of(key)].slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.mixed_key.load(std::memory_order_relaxed) ^ data) != key) continue;
    const TableEntry entry = entry_from(data);
    if (entry.bound() != Bound::None) return entry;
  }
  return std::nullopt;
}

// The replacement value of an entry: its depth, minus eight plies for each later search.
int TranspositionTable::worth(const TableEntry& e) const {
  if (e.bound() == Bound::None) return -1000;
  const auto searches_ago = static_cast<std::uint8_t>(age_ - (e.age_and_bound & 0xFCU)) / 4;
  return e.depth - 8 * searches_ago;
}

void TranspositionTable::store(std::uint64_t key, const MoveTrace& move, int score, int depth,
                               Bound bound) {
  MoveTrace kept = move;
  Slot* victim = nullptr;
  int least = 0;
  for (Slot& slot : buckets_[bucket_of(key)].slots) {
    const TableEntry old = slot.entry();
    if (slot.holds(key)) {
      // Within one search, a shallower bound must not replace a deeper result.
      if (old.depth > depth && bound != Bound::Exact && is_of_this_search(old)) return;
      if (kept == MoveTrace{}) kept = old.move;
      victim = &slot;
      break;
    }
    const int value = worth(old);
    if (victim != nullptr && value >= least) continue;
    victim = &slot;
    least = value;
  }
  const TableEntry entry{kept, static_cast<std::int16_t>(score), static_cast<std::int8_t>(depth),
                         static_cast<std::uint8_t>(age_ | static_cast<unsigned>(bound))};
  const std::uint64_t data = bits_of(entry);
  victim->mixed_key.store(key ^ data, std::memory_order_relaxed);
  victim->data.store(data, std::memory_order_relaxed);
}

int TranspositionTable::permille_used() const {
  const std::size_t sample = std::min<std::size_t>(bucket_count_, 250);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sample; ++i) {
    for (const Slot& slot : buckets_[i].slots) {
      const TableEntry entry = slot.entry();
      if (entry.bound() != Bound::None && is_of_this_search(entry)) ++used;
    }
  }
  return static_cast<int>(1000 * used / (sample * bucket_size));
}

}  // namespace damas
