// Owns moves: one whole turn of a side as a value, and lists of them.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

#include "core/bitboard.hpp"

namespace damas {

// A whole turn: a step, a slide, or a capture with all its jumps. Two captures with the same ends,
// captured pieces and promotion are the same move, even if their jumps have a different order.
struct Move {
  SquareSet captured;
  Square from = {};
  Square to = {};
  bool promotes = false;

  bool is_capture() const { return !captured.empty(); }
  // Faster than the assignment of a temporary move: the copy would read narrow stores back as wide
  // words, and the processor would have to wait for them.
  void set(SquareSet taken, Square start, Square end, bool is_crowned) {
    captured = taken;
    from = start;
    to = end;
    promotes = is_crowned;
  }
  friend bool operator==(const Move&, const Move&) = default;
};

static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 24);

// A list of moves. It has room for the moves of normal positions; a composed position with more
// moves uses the heap.
class MoveList {
 public:
  MoveList() = default;
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;

  void push_back(const Move& m) { emplace_back(m.captured, m.from, m.to, m.promotes); }
  void emplace_back(SquareSet captured, Square from, Square to, bool promotes) {
    if (size_ == capacity_) grow();
    data()[size_++].set(captured, from, to, promotes);
  }
  // Adds room for n more moves and returns the first one. The caller must set all of them.
  Move* extend(int n) {
    const auto size = size_ + static_cast<std::size_t>(n);
    while (size > capacity_)
      grow();
    Move* const first = data() + size_;
    size_ = size;
    return first;
  }
  void clear() { size_ = 0; }
  // Keeps the first n moves only; n must not exceed size().
  void keep(int n) {
    assert(n >= 0 && n <= size());
    size_ = static_cast<std::size_t>(n);
  }

  int size() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  const Move& operator[](int i) const {
    assert(i >= 0 && i < size());
    return data()[static_cast<std::size_t>(i)];
  }
  Move& operator[](int i) {
    assert(i >= 0 && i < size());
    return data()[static_cast<std::size_t>(i)];
  }
  const Move* begin() const { return data(); }
  const Move* end() const { return data() + size_; }
  Move* begin() { return data(); }
  Move* end() { return data() + size_; }

 private:
  static constexpr std::size_t inline_capacity = 64;

  // Raw storage, because a search keeps a list for every ply and uses only a small part of each.
  struct alignas(Move) Slot {
    std::byte bytes[sizeof(Move)];
  };

  Move* data() { return reinterpret_cast<Move*>(heap_ ? heap_.get() : inline_); }
  const Move* data() const { return reinterpret_cast<const Move*>(heap_ ? heap_.get() : inline_); }
  // Not inline, so that emplace_back() stays small enough to be inlined.
  void grow();

  std::size_t size_ = 0;
  std::size_t capacity_ = inline_capacity;
  std::unique_ptr<Slot[]> heap_;
  Slot inline_[inline_capacity];
};

}  // namespace damas
