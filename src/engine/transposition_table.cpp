#include "engine/transposition_table.hpp"

#include <algorithm>
#include <bit>

namespace damas {

TranspositionTable::TranspositionTable(std::size_t megabytes)
    : bucket_count_(
          std::bit_floor(std::max<std::size_t>(1, megabytes * 1024 * 1024 / sizeof(Bucket)))) {}

void TranspositionTable::clear() {
  buckets_.assign(bucket_count_, Bucket{});
  age_ = 0;
}

const TableEntry* TranspositionTable::find(std::uint64_t key) const {
  for (const TableEntry& e : buckets_[bucket_of(key)].entries) {
    if (e.key == key && e.bound() != Bound::None) return &e;
  }
  return nullptr;
}

// Depth counts, and so does having been written lately: a search is worth eight plies.
int TranspositionTable::worth(const TableEntry& e) const {
  if (e.bound() == Bound::None) return -1000;
  const auto searches_ago = static_cast<std::uint8_t>(age_ - (e.age_and_bound & 0xFCU)) / 4;
  return e.depth - 8 * searches_ago;
}

void TranspositionTable::store(std::uint64_t key, const MoveTrace& move, int score, int depth,
                               Bound bound) {
  Bucket& bucket = buckets_[bucket_of(key)];
  TableEntry* victim = bucket.entries;
  for (TableEntry& e : bucket.entries) {
    if (e.key == key) {
      victim = &e;
      break;
    }
    if (worth(e) < worth(*victim)) victim = &e;
  }
  *victim = {key, move, static_cast<std::int16_t>(score), static_cast<std::int8_t>(depth),
             static_cast<std::uint8_t>(age_ | static_cast<unsigned>(bound))};
}

}  // namespace damas
