// The order of reading under load.
#include "net/server/gateway/reading_pace.hpp"

#include <map>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

// Addresses with many connections, each of which wants to be read again at once.
struct ManyAddresses {
  void pass(int beats, ReadingPace::Time late) {
    for (int i = 0; i < beats; ++i) {
      now += limits::port_looked_at_every;
      reading_pace.beat(now, late);
    }
  }
  void come(const std::string& who, int times) {
    for (int i = 0; i < times; ++i)
      reading_pace.come(who, [this, who] { ++read[who]; });
  }
  // Runs that many beats with that many arrivals of each address.
  void flood(int beats, ReadingPace::Time late, int of_many, int of_few) {
    for (int i = 0; i < beats; ++i) {
      come("many", of_many);
      come("few", of_few);
      pass(1, late);
    }
  }

  ReadingPace reading_pace;
  ReadingPace::Time now{1'000'000};
  std::map<std::string, int> read;
};

}  // namespace

TEST_CASE("while nothing is late all connections are read at once") {
  ManyAddresses street;
  street.flood(100, 5ms, 90, 1);
  CHECK(street.read["many"] == 9000);
  CHECK(street.read["few"] == 100);
  CHECK_FALSE(street.reading_pace.pace().has_value());
}

TEST_CASE("a thread that is late with little traffic does not slow down reading") {
  ManyAddresses street;
  street.flood(100, 500ms, 10, 1);
  CHECK_FALSE(street.reading_pace.pace().has_value());
  CHECK(street.read["many"] == 1000);
}

TEST_CASE("under load a client that sends much waits, and one that sends little does not") {
  ManyAddresses street;
  street.flood(20, 100ms, 1000, 1);
  CHECK(street.reading_pace.pace() == limits::least_pace);
  street.read.clear();
  for (int i = 0; i < 200; ++i) {  // ten seconds
    street.come("many", 1000);
    street.come("few", 1);
    CHECK(street.read["few"] == i + 1);
    street.pass(1, 100ms);
  }
  CHECK(street.read["many"] >= 190);
  CHECK(street.read["many"] <= 210);
}

TEST_CASE("a burst after a rest need not wait") {
  ManyAddresses street;
  street.flood(20, 100ms, 1000, 0);
  street.pass(40, 15ms);
  street.come("few", 10);
  CHECK(street.read["few"] == 10);
}

TEST_CASE("a very large burst is slowed down before the thread is late") {
  ManyAddresses street;
  street.come("many", 1000);
  CHECK(street.reading_pace.pace() == limits::first_pace);
  CHECK(street.read["many"] < 300);
}

TEST_CASE("after a late beat no credit is given for the missed time") {
  ManyAddresses street;
  street.flood(20, 100ms, 1000, 1);
  street.read.clear();
  street.now += 10s;
  street.reading_pace.beat(street.now, 10s);
  CHECK(street.read["many"] <= 2);
}

TEST_CASE("when nothing is late any more the pace rises until it is unlimited") {
  ManyAddresses street;
  street.flood(20, 100ms, 1000, 1);
  const int before = street.read["many"];
  street.pass(20, 0ms);
  CHECK(street.reading_pace.pace() > limits::least_pace);
  CHECK(street.read["many"] > before + 20);
  street.pass(300, 0ms);
  CHECK_FALSE(street.reading_pace.pace().has_value());
  CHECK(street.read["many"] == 20'000);
}

TEST_CASE("a held connection continues at the end of the hold") {
  ManyAddresses street;
  int heard = 0;
  street.reading_pace.hold(street.now + 1s, [&] { ++heard; });
  street.reading_pace.hold(street.now + 2s, [&] { ++heard; });
  street.pass(19, 0ms);
  CHECK(heard == 0);
  street.pass(1, 0ms);
  CHECK(heard == 1);
  street.flood(20, 100ms, 1000, 1);
  CHECK(heard == 2);
}

TEST_CASE("when the port closes no waiting connection continues") {
  ManyAddresses street;
  street.flood(20, 100ms, 1000, 1);
  street.read.clear();
  street.reading_pace.hold(street.now, [&] { ++street.read["held"]; });
  street.reading_pace.clear();
  street.pass(100, 0ms);
  CHECK(street.read.empty());
}

}  // namespace damas::net
