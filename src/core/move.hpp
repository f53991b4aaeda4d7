// Owns moves: one whole turn of a side as a value, and lists of them.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

#include "core/bitboard.hpp"

namespace damas {

// A whole turn: a step, a slide, or a capture with all its jumps. Two captures that start and end
// alike and take the same pieces are the same move, whatever their order of jumps.
struct Move {
  SquareSet captured;
  Square from = {};
  Square to = {};
  bool promotes = false;

  bool is_capture() const { return !captured.empty(); }
  // Faster than assigning a move that is built elsewhere: its narrow stores would be read back as
  // wide words at once, for which a processor has to wait.
  void set(SquareSet taken, Square start, Square end, bool is_crowned) {
    captured = taken;
    from = start;
    to = end;
    promotes = is_crowned;
  }
  friend bool operator==(const Move&, const Move&) = default;
};

static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 24);

// A range of moves. Room for what a game brings lies in the list itself; a constructed position
// with more moves than that spills to the heap instead of failing.
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
  // Room for n more moves, all of which the caller sets.
  Move* extend(int n) {
    const auto size = size_ + static_cast<std::size_t>(n);
    while (size > capacity_)
      grow();
    Move* const first = data() + size_;
    size_ = size;
    return first;
  }
  void clear() { size_ = 0; }
  // Drops all moves but the first n, of which there must be so many.
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

  // Raw storage: a list lives on every ply of a search, and most of its room is never touched.
  struct alignas(Move) Slot {
    std::byte bytes[sizeof(Move)];
  };

  Move* data() { return reinterpret_cast<Move*>(heap_ ? heap_.get() : inline_); }
  const Move* data() const { return reinterpret_cast<const Move*>(heap_ ? heap_.get() : inline_); }
  // Apart, so that what is done for every move stays small enough to be inlined.
  void grow();

  std::size_t size_ = 0;
  std::size_t capacity_ = inline_capacity;
  std::unique_ptr<Slot[]> heap_;
  Slot inline_[inline_capacity];
};

}  // namespace damas
