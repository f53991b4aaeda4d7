// Owns the transposition table, which keeps the results of searched positions.
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>

#include "core/move.hpp"

namespace damas {

enum class Bound : std::uint8_t { None, Lower, Upper, Exact };

// A compact form of a move that identifies it among the legal moves of its position.
struct MoveTrace {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint16_t captured = 0;  // a hash of the set

  static MoveTrace of(const Move& m) {
    const auto set = m.captured.word<Word128>();
    const std::uint64_t mixed = (set.low ^ std::rotl(set.high, 32)) * 0x9E3779B97F4A7C15ULL;
    return {static_cast<std::uint8_t>(m.from), static_cast<std::uint8_t>(m.to),
            static_cast<std::uint16_t>(mixed >> 48)};
  }
  bool fits(const Move& m) const { return *this == of(m); }
  friend bool operator==(const MoveTrace&, const MoveTrace&) = default;
};

struct TableEntry {
  MoveTrace move;
  std::int16_t score = 0;  // win scores count plies from this position
  std::int8_t depth = 0;
  std::uint8_t age_and_bound = 0;

  Bound bound() const { return static_cast<Bound>(age_and_bound & 3U); }
};
static_assert(sizeof(TableEntry) == 8);

// A substitute for std::bit_cast, which the browser's standard library lacks.
inline TableEntry entry_from(std::uint64_t bits) {
  TableEntry entry;
  std::memcpy(static_cast<void*>(&entry), &bits, sizeof entry);
  return entry;
}
inline std::uint64_t bits_of(const TableEntry& entry) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &entry, sizeof bits);
  return bits;
}

// Several threads may read and write it at once without locks: each key is stored XORed with its
// data, so that an entry with halves from two writers matches no position.
class TranspositionTable {
 public:
  // Uses the largest power of two of buckets that fits.
  explicit TranspositionTable(std::size_t megabytes);

  // Allocates the memory, unless that is done. False if the system lacks it.
  bool allocate();
  bool allocated() const { return buckets_ != nullptr; }
  // Empties the table, in no time if it is empty already; must precede any other use. Allocates the
  // memory if need be, and throws std::bad_alloc if the system lacks it. Must not be called during
  // a search.
  void clear();
  // Ages the entries, so that older ones are replaced first. To be called before each search, and
  // not during one.
  void new_search() {
    age_ = static_cast<std::uint8_t>(age_ + 4U);
    empty_ = false;
  }

  // Starts loading the memory of an entry, so that find() soon afterwards waits less.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[bucket_of(key)]); }
  // Nothing if the table has no entry for `key`.
  std::optional<TableEntry> find(std::uint64_t key) const;
  // An empty `move` keeps the move of an existing entry.
  void store(std::uint64_t key, const MoveTrace& move, int score, int depth, Bound bound);

  // Estimated share of the table that the current search has filled, in thousandths.
  int permille_used() const;

 private:
  static constexpr std::size_t bucket_size = 4;
  struct Slot {
    std::atomic<std::uint64_t> mixed_key = 0;  // the key XOR the data
    std::atomic<std::uint64_t> data = 0;

    TableEntry entry() const { return entry_from(data.load(std::memory_order_relaxed)); }
    bool holds(std::uint64_t key) const {
      return (mixed_key.load(std::memory_order_relaxed) ^ data.load(std::memory_order_relaxed)) ==
             key;
    }
  };
  struct alignas(64) Bucket {
    Slot slots[bucket_size];
  };

  std::size_t bucket_of(std::uint64_t key) const { return key & (bucket_count_ - 1); }
  bool is_of_this_search(const TableEntry& e) const { return (e.age_and_bound & 0xFCU) == age_; }
  int worth(const TableEntry& e) const;

  std::size_t bucket_count_;
  std::unique_ptr<Bucket[]> buckets_;
  std::uint8_t age_ = 0;  // in the upper six bits
  bool empty_ = true;     // no search has used it since the last clear()
};

}  // namespace damas
