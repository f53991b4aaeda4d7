#include "tcp/stream.hpp"

#include <doctest/doctest.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace damas::tcp {

namespace {

using Clock = std::chrono::steady_clock;

// For events that must happen, however busy the machine is.
Deadline generous() {
  return Clock::now() + std::chrono::seconds(60);
}

// Both ends of a connection on a free port.
struct Ends {
  Ends() {
    auto listening = listen({"127.0.0.1", 0});
    REQUIRE(std::holds_alternative<std::unique_ptr<Listener>>(listening));
    listener = std::move(std::get<std::unique_ptr<Listener>>(listening));
    auto connected = connect(listener->endpoint(), generous());
    REQUIRE(std::holds_alternative<std::unique_ptr<Stream>>(connected));
    asking = std::move(std::get<std::unique_ptr<Stream>>(connected));
    asked = std::get<std::unique_ptr<Stream>>(listener->accept(generous()));
    REQUIRE(asked);
  }

  std::unique_ptr<Listener> listener;
  std::unique_ptr<Stream> asking;
  std::unique_ptr<Stream> asked;
};

std::string receive(Stream& stream, std::size_t count) {
  std::string bytes;
  while (bytes.size() < count) {
    const Received received = stream.receive(generous());
    REQUIRE(received.kind == Received::Kind::Bytes);
    bytes += received.text;
  }
  return bytes;
}

}  // namespace

TEST_CASE("Bytes are sent in both directions, including zeros") {
  const Ends ends;
  const std::string question("R\0\xff?", 4);
  CHECK_FALSE(ends.asking->send(question, generous()));
  CHECK(receive(*ends.asked, question.size()) == question);
  CHECK_FALSE(ends.asked->send("answer", generous()));
  CHECK(receive(*ends.asking, 6) == "answer");
}

TEST_CASE("Waiting ends at its deadline") {
  const Ends ends;
  CHECK(ends.asking->receive(Clock::now()).kind == Received::Kind::Silence);
  CHECK_FALSE(std::get<std::unique_ptr<Stream>>(ends.listener->accept(Clock::now())));
}

TEST_CASE("Bytes before the end are received, and then the end with its reason") {
  Ends ends;
  CHECK_FALSE(ends.asking->send("last", generous()));
  ends.asking.reset();
  CHECK(receive(*ends.asked, 4) == "last");
  const Received end = ends.asked->receive(generous());
  CHECK(end.kind == Received::Kind::End);
  CHECK(end.text == "closed the connection");
}

TEST_CASE("Sending to a program that does not read ends at the deadline") {
  const Ends ends;
  const std::string much(1 << 20, 'x');
  std::optional<std::string> why;
  for (int i = 0; i < 100 && !why; ++i)
    why = ends.asking->send(much, Clock::now());
  REQUIRE(why);
  CHECK(*why == "did not take in time what was sent");
}

TEST_CASE("Sending on a closed connection fails and does not end this program") {
  Ends ends;
  ends.asked.reset();
  std::optional<std::string> why;
  for (int i = 0; i < 100 && !why; ++i) {
    why = ends.asking->send(std::string(1 << 20, 'x'), generous());
  }
  REQUIRE(why);
  CHECK(why->starts_with("broke off the connection ("));
}

TEST_CASE("All addresses of a name are tried") {
  const Ends ends;
  // On most systems the first address of this name is one of IPv6, where nothing listens.
  const auto connected = connect({"localhost", ends.listener->endpoint().port}, generous());
  CHECK(std::holds_alternative<std::unique_ptr<Stream>>(connected));
}

#if defined(__linux__)
TEST_CASE("An error that lasts ends the wait for connections") {
  const Ends ends;
  const auto waiting = connect(ends.listener->endpoint(), generous());
  REQUIRE(std::holds_alternative<std::unique_ptr<Stream>>(waiting));
  rlimit before{};
  REQUIRE(getrlimit(RLIMIT_NOFILE, &before) == 0);
  const int free = open("/dev/null", O_RDONLY | O_CLOEXEC);
  REQUIRE(free >= 0);
  close(free);
  const rlimit full{static_cast<rlim_t>(free), before.rlim_max};
  REQUIRE(setrlimit(RLIMIT_NOFILE, &full) == 0);
  const auto accepted = ends.listener->accept(generous());
  setrlimit(RLIMIT_NOFILE, &before);
  REQUIRE(std::holds_alternative<std::string>(accepted));
  CHECK(std::get<std::string>(accepted).starts_with("cannot accept connections: "));
  CHECK(std::get<std::unique_ptr<Stream>>(ends.listener->accept(generous())));
}
#endif

TEST_CASE("A used port, a refused connection and a foreign address are reported") {
  Ends ends;
  const Endpoint endpoint = ends.listener->endpoint();
  CHECK(endpoint.port != 0);
  CHECK(std::get<std::string>(listen(endpoint))
            .starts_with("cannot listen on " + to_text(endpoint) + ": "));
  ends.listener.reset();
  const auto refused = connect(endpoint, generous());
  REQUIRE(std::holds_alternative<std::string>(refused));
  CHECK(std::get<std::string>(refused).starts_with("cannot connect to " + to_text(endpoint)));
  CHECK(std::get<std::string>(listen({"no address", 0}))
            .starts_with("cannot listen on no address:0: expected an address of this machine, such "
                         "as 127.0.0.1 ("));
}

}  // namespace damas::tcp
