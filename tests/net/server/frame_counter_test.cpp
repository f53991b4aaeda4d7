#include "net/server/gateway/frame_counter.hpp"

#include <string>

#include <doctest/doctest.h>

#include "net/server/raw_client.hpp"

namespace damas::net {

namespace {

std::size_t fed(FrameCounter& counter, const std::string& bytes) {
  return counter.feed(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
}

}  // namespace

TEST_CASE("frames of all kinds and sizes are counted") {
  FrameCounter counter;
  CHECK(fed(counter, RawClient::frame("{}")) == 1);
  CHECK(fed(counter, RawClient::frame("", 9)) == 1);
  CHECK(fed(counter, RawClient::frame(std::string(125, 'x'))) == 1);
  CHECK(fed(counter, RawClient::frame(std::string(126, 'x'))) == 1);
  CHECK(fed(counter, RawClient::frame(std::string(2048, 'x'))) == 1);
  CHECK(fed(counter, std::string("\x81\x02{}", 4)) == 1);  // not masked
}

TEST_CASE("many frames may arrive at once, and one in many pieces") {
  std::string bytes;
  for (int i = 0; i < 100; ++i)
    bytes += RawClient::frame(std::string(static_cast<std::size_t>(i) * 7, 'x'), i % 2 ? 1 : 9);
  FrameCounter whole;
  CHECK(fed(whole, bytes) == 100);
  FrameCounter apart;
  std::size_t frames = 0;
  for (const char byte : bytes)
    frames += fed(apart, std::string(1, byte));
  CHECK(frames == 100);
}

TEST_CASE("empty parts of a message are frames") {
  FrameCounter counter;
  const std::string part("\x00\x80\0\0\0\0", 6);
  std::string parts = std::string("\x01\x80\0\0\0\0", 6);
  for (int i = 0; i < 50; ++i)
    parts += part;
  CHECK(fed(counter, parts) == 51);
}

TEST_CASE("a frame that claims to be huge is one") {
  FrameCounter counter;
  CHECK(fed(counter, std::string("\x81\xFF\0\0\0\0\x80\0\0\0\0\0\0\0", 14)) == 1);
  CHECK(fed(counter, std::string(100'000, '\x89')) == 0);
}

}  // namespace damas::net
