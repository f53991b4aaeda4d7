// Owns the number of frames that a WebSocket client sends, including those that Beast handles by
// itself, such as pings and empty fragments of a message.
#pragma once

#include <cstddef>
#include <cstdint>

namespace damas::net {

class FrameCounter {
 public:
  // Reads the next bytes of the connection; returns how many frame headers end in them.
  std::size_t feed(const unsigned char* bytes, std::size_t count);

 private:
  void take(unsigned char byte);

  int head_ = 0;            // bytes of the header so far
  int size_bytes_ = 0;      // bytes of the size field, besides those in the second byte
  int head_size_ = 2;       // length of the header, as far as known
  std::uint64_t size_ = 0;  // of the payload, as far as known
  std::uint64_t left_ = 0;  // bytes of the current payload still to come
};

}  // namespace damas::net
