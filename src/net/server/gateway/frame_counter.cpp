#include "net/server/gateway/frame_counter.hpp"

#include <algorithm>

namespace damas::net {

namespace {

constexpr int size_in_two_bytes = 126;
constexpr int size_in_eight_bytes = 127;
constexpr int mask_bytes = 4;

}  // namespace

std::size_t FrameCounter::feed(const unsigned char* bytes, std::size_t count) {
  std::size_t frames = 0;
  while (count > 0) {
    const auto skipped = static_cast<std::size_t>(std::min<std::uint64_t>(left_, count));
    left_ -= skipped;
    bytes += skipped;
    count -= skipped;
    if (count == 0) break;
    take(*bytes++);
    --count;
    if (head_ != head_size_) continue;
    ++frames;
    head_ = 0;
    head_size_ = 2;
  }
  return frames;
}

// Reads one byte of a frame header.
void FrameCounter::take(unsigned char byte) {
  ++head_;
  if (head_ == 2) {
    const int size = byte & 0x7F;
    size_bytes_ = size == size_in_two_bytes ? 2 : size == size_in_eight_bytes ? 8 : 0;
    size_ = size_bytes_ > 0 ? 0 : static_cast<std::uint64_t>(size);
    head_size_ = 2 + size_bytes_ + ((byte & 0x80) != 0 ? mask_bytes : 0);
  } else if (head_ > 2 && head_ <= 2 + size_bytes_) {
    size_ = size_ << 8 | byte;
  }
  if (head_ == head_size_) left_ = size_;
}

}  // namespace damas::net
