#include "dxp/message_buffer.hpp"

#include <doctest/doctest.h>

namespace damas::dxp {

TEST_CASE("Messages come out whole and in order, however the bytes come in") {
  MessageBuffer buffer;
  buffer.add("E0");
  CHECK_FALSE(buffer.take());
  buffer.add(std::string("0\0CHi\0M00", 9));
  CHECK(buffer.take() == "E00");
  CHECK(buffer.take() == "CHi");
  CHECK_FALSE(buffer.take());
  buffer.add(std::string("12061100\0", 9));
  CHECK(buffer.take() == "M0012061100");
}

TEST_CASE("Empty messages are skipped") {
  MessageBuffer buffer;
  buffer.add(std::string("\0\0K2\0\0", 6));
  CHECK(buffer.take() == "K2");
  CHECK_FALSE(buffer.take());
}

TEST_CASE("A message without an end does not fill the memory, and earlier ones are kept") {
  MessageBuffer buffer;
  buffer.add(std::string("E00\0", 4));
  CHECK_FALSE(buffer.overflowed());
  for (int i = 0; i < 100; ++i)
    buffer.add(std::string(1000, 'x'));
  CHECK(buffer.overflowed());
  CHECK(buffer.take() == "E00");
  CHECK_FALSE(buffer.take());
}

}  // namespace damas::dxp
