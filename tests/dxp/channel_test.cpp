#include "dxp/channel.hpp"

#include <doctest/doctest.h>

#include "dxp/memory_stream.hpp"

namespace damas::dxp {

namespace {

constexpr Deadline now{};

}  // namespace

TEST_CASE("Each message ends with a NUL byte") {
  MemoryEnds ends;
  Channel channel(std::move(ends.first));
  CHECK_FALSE(channel.send("E00", now));
  CHECK(ends.to_second->bytes == std::string("E00\0", 4));
}

TEST_CASE("A read may contain several messages or a part of one") {
  for (const std::size_t portion : {std::size_t{1}, std::size_t{3}, std::string::npos}) {
    MemoryEnds ends(portion);
    Channel sender(std::move(ends.first));
    Channel hearer(std::move(ends.second));
    for (const char* message : {"CHello", "M0000322800", "E10"})
      REQUIRE_FALSE(sender.send(message, now));
    const Deadline later = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    CHECK(hearer.receive(later).text == "CHello");
    CHECK(hearer.receive(later).text == "M0000322800");
    CHECK(hearer.receive(later).text == "E10");
    CHECK(hearer.receive(later).kind == Received::Kind::Silence);
  }
}

TEST_CASE("The end is reported with its reason after all earlier messages") {
  MemoryEnds ends;
  Channel hearer(std::move(ends.second));
  ends.to_second->bytes = std::string("E00\0M00", 7);
  ends.first.reset();
  CHECK(hearer.receive(now).text == "E00");
  const Received end = hearer.receive(now);
  CHECK(end.kind == Received::Kind::End);
  CHECK(end.text == "closed the connection");
  CHECK(hearer.send("E00", now) == "closed the connection");
}

TEST_CASE("Too many bytes without the end of a message end the channel") {
  MemoryEnds ends;
  Channel hearer(std::move(ends.second));
  ends.to_second->bytes = std::string(100000, 'x');
  const Received end = hearer.receive(now);
  CHECK(end.kind == Received::Kind::End);
  CHECK(end.text == "sent more than 1000 characters without the end of a message");
}

}  // namespace damas::dxp
