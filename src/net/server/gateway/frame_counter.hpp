// Owns the counting of the frames that a client of a WebSocket sends: also of those that Beast
// answers or leaves out by itself, as pings and empty parts of a message.
#pragma once

#include <cstddef>
#include <cstdint>

namespace damas::net {

class FrameCounter {
 public:
  // The next bytes of the connection; how many frames have their heads end among them.
  std::size_t feed(const unsigned char* bytes, std::size_t count);

 private:
  void take(unsigned char byte);

  int head_ = 0;            // bytes of the head that have come
  int size_bytes_ = 0;      // of the size, besides those in the second byte
  int head_size_ = 2;       // as far as is known
  std::uint64_t size_ = 0;  // of the payload, as far as is known
  std::uint64_t left_ = 0;  // of the payload that has begun
};

}  // namespace damas::net
