#include "process/line_buffer.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("Lines come out whole and in order, however the bytes come in") {
  LineBuffer buffer;
  buffer.add("on");
  CHECK_FALSE(buffer.take());
  buffer.add("e\r\ntwo\n\nthr");
  CHECK(buffer.take() == "one");
  CHECK(buffer.take() == "two");
  CHECK(buffer.take() == "");
  CHECK_FALSE(buffer.take());
  CHECK(buffer.take_rest() == "thr");
  CHECK_FALSE(buffer.take_rest());
}

TEST_CASE("A line without an end does not fill the memory") {
  LineBuffer buffer;
  for (int i = 0; i < 100; ++i)
    buffer.add(std::string(longest_line / 10, 'x'));
  buffer.add("\nnext\n");
  CHECK(buffer.take()->size() == longest_line);
  CHECK(buffer.take() == "next");
}

}  // namespace damas
