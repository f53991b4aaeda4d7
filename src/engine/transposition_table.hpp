// Owns the transposition table: what earlier visits to a position found out.
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

// Enough of a move to find it again among the legal moves of its position.
struct MoveTrace {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint16_t captured = 0;  // a digest of the set

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
  std::int16_t score = 0;  // wins count from the entry's position
  std::int8_t depth = 0;
  std::uint8_t age_and_bound = 0;

  Bound bound() const { return static_cast<Bound>(age_and_bound & 3U); }
};
static_assert(sizeof(TableEntry) == 8);

// As std::bit_cast, which the page's standard library lacks.
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

// Several searches may read and write it at once. No lock guards an entry: its key is stored
// combined with its data, so an entry whose halves come from two writers belongs to no position.
class TranspositionTable {
 public:
  // Takes the largest power of two of entries that fits. Memory is first used by clear().
  explicit TranspositionTable(std::size_t megabytes);

  // Not while a search runs.
  void clear();
  // Entries of earlier searches become the first to be replaced. Not while a search runs.
  void new_search() { age_ = static_cast<std::uint8_t>(age_ + 4U); }

  // Nothing if the position is not there.
  std::optional<TableEntry> find(std::uint64_t key) const;
  // Keeps the move that was known where none is given.
  void store(std::uint64_t key, const MoveTrace& move, int score, int depth, Bound bound);

  // How much of the table the search under way has filled, in thousandths; an estimate.
  int permille_used() const;

 private:
  static constexpr std::size_t bucket_size = 4;
  struct Slot {
    std::atomic<std::uint64_t> mixed_key = 0;  // the key, combined with the data
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
};

}  // namespace damas
