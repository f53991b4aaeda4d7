#include "net/server/worker/fair_queue.hpp"

#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

// A queue with simple requests; a unit of cost takes a millisecond.
class Counter {
 public:
  Counter() { pace(1ms, 0ms); }

  void pace(FairQueue::Seconds work, FairQueue::Seconds commit) {
    for (int i = 0; i < 200; ++i)
      queue.served(100, 100 * work, commit);
  }
  // Nothing: it was accepted.
  std::optional<Milliseconds> ask(const std::string& address, std::uint64_t connection,
                                  double cost = 1, bool play = false) {
    return queue.offer({++last_, address, connection, play, cost, now});
  }
  std::optional<Milliseconds> play(const std::string& address, std::uint64_t connection) {
    return ask(address, connection, 1, true);
  }
  // The connections of the next items, in order.
  std::vector<std::uint64_t> order(int most = 1000) {
    std::vector<std::uint64_t> served;
    for (int i = 0; i < most; ++i) {
      const auto next = queue.take(now);
      if (!next) break;
      served.push_back(next->connection);
    }
    return served;
  }

  FairQueue queue;
  Milliseconds now{1'000'000};

 private:
  std::uint64_t last_ = 0;
};

using Order = std::vector<std::uint64_t>;

}  // namespace

TEST_CASE("the queue is empty at first") {
  Counter counter;
  CHECK(counter.queue.empty());
  CHECK_FALSE(counter.queue.take(counter.now).has_value());
  CHECK(counter.queue.oldest_wait(counter.now) == 0ms);
  CHECK_FALSE(counter.queue.players_wait(counter.now));
}

TEST_CASE("requests of one connection are handled in order") {
  Counter counter;
  for (int i = 0; i < 5; ++i)
    counter.ask("a", 1, 1 + i % 3);
  std::uint64_t last = 0;
  while (const auto next = counter.queue.take(counter.now)) {
    CHECK(next->ticket == last + 1);
    last = next->ticket;
  }
  CHECK(last == 5);
}

TEST_CASE("addresses take turns, however many requests one of them sends") {
  Counter counter;
  for (int i = 0; i < 10; ++i)
    counter.ask("flood", 1);
  counter.ask("a", 2);
  counter.ask("b", 3);
  counter.ask("a", 2);
  CHECK(counter.order(6) == Order{1, 2, 3, 1, 2, 1});
}

TEST_CASE("connections of one address share its turns") {
  Counter counter;
  for (int i = 0; i < 4; ++i)
    counter.ask("a", 1);
  counter.ask("a", 2);
  for (int i = 0; i < 3; ++i)
    counter.ask("b", 3);
  CHECK(counter.order(6) == Order{1, 3, 2, 3, 1, 3});
}

TEST_CASE("a connection without an address has a share of its own") {
  Counter counter;
  for (int i = 0; i < 3; ++i)
    counter.ask("", 1);
  counter.ask("", 2);
  CHECK(counter.order() == Order{1, 2, 1, 1});
}

TEST_CASE("a share is counted by cost, not by requests") {
  Counter counter;
  for (int i = 0; i < 20; ++i)
    counter.ask("dear", 1, 4);
  for (int i = 0; i < 80; ++i)
    counter.ask("cheap", 2);
  std::map<std::uint64_t, int> served;
  for (const std::uint64_t connection : counter.order(50))
    ++served[connection];
  CHECK(served[1] == 10);
  CHECK(served[2] == 40);
}

TEST_CASE("a new address waits for one round at most") {
  Counter counter;
  for (int address = 0; address < 100; ++address) {
    for (std::uint64_t i = 0; i < 20; ++i)
      counter.ask("flood " + std::to_string(address), 100 + i, 1);
  }
  counter.ask("honest", 1);
  const Order served = counter.order();
  const auto at = std::find(served.begin(), served.end(), 1U) - served.begin();
  CHECK(at == 100);
}

TEST_CASE("an address that was served goes behind those that still wait") {
  Counter counter;
  counter.ask("a", 1);
  counter.ask("b", 2);
  CHECK(counter.order(1) == Order{1});
  counter.ask("a", 1);
  CHECK(counter.order() == Order{2, 1});
}

TEST_CASE("requests about running matches go first, except for a fifth of the time") {
  Counter counter;
  for (int i = 0; i < 10; ++i)
    counter.ask("a", 1);
  for (int i = 0; i < 8; ++i)
    counter.play("b", 2);
  CHECK(counter.order(10) == Order{2, 2, 2, 2, 1, 2, 2, 2, 2, 1});
  CHECK(counter.order().size() == 8);
}

TEST_CASE("requests about running matches are shared fairly, too") {
  Counter counter;
  for (int i = 0; i < 10; ++i)
    counter.play("flood", 1);
  counter.play("a", 2);
  counter.play("b", 3);
  CHECK(counter.order(3) == Order{1, 2, 3});
}

TEST_CASE("a period without requests about matches saves no credit") {
  Counter counter;
  for (int i = 0; i < 100; ++i)
    counter.ask("a", 1);
  counter.order(50);
  for (int i = 0; i < 4; ++i)
    counter.play("b", 2);
  CHECK(counter.order(4) == Order{2, 2, 2, 2});
}

TEST_CASE("an item that would wait longer than a second is refused with a time to retry") {
  Counter counter;
  int taken = 0;
  while (!counter.ask("a", 1))
    ++taken;
  CHECK(taken >= 900);
  CHECK(taken <= 1000);
  const auto wait = counter.ask("a", 1);
  REQUIRE(wait.has_value());
  CHECK(*wait >= limits::longest_wait);
  CHECK(*wait <= limits::longest_come_back);
  // Other connections are not refused, because they need not wait for all of these.
  CHECK_FALSE(counter.ask("a", 2).has_value());
  CHECK_FALSE(counter.ask("b", 3).has_value());
  CHECK_FALSE(counter.play("a", 1).has_value());
}

TEST_CASE("the expected wait depends on cost and pace") {
  Counter dear;
  int taken = 0;
  while (!dear.ask("a", 1, 4))
    ++taken;
  CHECK(taken >= 225);
  CHECK(taken <= 250);
  Counter slow;
  slow.pace(10ms, 0ms);
  taken = 0;
  while (!slow.ask("a", 1))
    ++taken;
  CHECK(taken >= 90);
  CHECK(taken <= 100);
}

TEST_CASE("the expected wait includes the time of commits") {
  Counter counter;
  counter.pace(1ms, 10ms);  // as long as a transaction's work
  int taken = 0;
  while (!counter.ask("a", 1))
    ++taken;
  CHECK(taken >= 450);
  CHECK(taken <= 500);
}

TEST_CASE("other connections of a flooded address are still accepted") {
  Counter counter;
  for (std::uint64_t connection = 1; connection <= 20; ++connection) {
    while (!counter.ask("flood", connection))
      continue;
  }
  // Each new connection makes the earlier ones wait longer: 1000 + 1000 / 2 + 1000 / 3 …
  CHECK(counter.queue.size() < 3700);
  CHECK_FALSE(counter.ask("flood", 21).has_value());
  CHECK(counter.order(40).size() == 40);
}

TEST_CASE("the first move of a connection is taken, whatever waits") {
  Counter counter;
  for (std::uint64_t connection = 1; connection <= 1200; ++connection)
    CHECK_FALSE(counter.play("a", connection).has_value());
  CHECK(counter.play("a", 1).has_value());
}

TEST_CASE("the size of the queue is limited") {
  Counter counter;
  std::size_t taken = 0;
  for (std::uint64_t connection = 1; taken < limits::waiting_requests; ++connection, ++taken)
    REQUIRE_FALSE(counter.play(std::to_string(connection), connection).has_value());
  CHECK(counter.play("one more", 1'000'000).has_value());
}

TEST_CASE("a single standstill of the database counts as slow, not as dead") {
  Counter counter;
  counter.queue.served(1, 3600s, 3600s);
  CHECK_FALSE(counter.ask("a", 1).has_value());
  counter.order();
  for (int i = 0; i < 100; ++i)
    counter.queue.served(10, 10ms, 1ms);
  int taken = 0;
  while (!counter.ask("a", 1))
    ++taken;
  CHECK(taken > 500);
}

TEST_CASE("items that have waited longer than a second are removed, except those about matches") {
  Counter counter;
  counter.ask("a", 1);
  counter.play("a", 2);
  counter.now += 600ms;
  counter.ask("a", 1);
  counter.ask("b", 3);
  CHECK(counter.queue.take_late(counter.now).empty());
  counter.now += 500ms;
  const auto late = counter.queue.take_late(counter.now);
  REQUIRE(late.size() == 1);
  CHECK(late[0].connection == 1);
  CHECK(late[0].ticket == 1);
  CHECK(counter.queue.size() == 3);
  CHECK(counter.order() == Order{2, 1, 3});
  CHECK(counter.queue.empty());
}

TEST_CASE("while nothing is handled, only items about matches are accepted") {
  Counter counter;
  counter.ask("a", 1);
  counter.now += 1001ms;
  CHECK(counter.ask("b", 2).has_value());
  CHECK_FALSE(counter.play("b", 2).has_value());
  counter.order();
  CHECK_FALSE(counter.ask("b", 2).has_value());
}

TEST_CASE("the queue knows which connections have waiting requests") {
  Counter counter;
  counter.ask("a", 1);
  counter.play("a", 1);
  CHECK(counter.queue.holds(1));
  CHECK_FALSE(counter.queue.holds(2));
  counter.order(1);
  CHECK(counter.queue.holds(1));
  counter.order(1);
  CHECK_FALSE(counter.queue.holds(1));
}

TEST_CASE("players wait when a single request of a client has waited for half a second") {
  Counter counter;
  counter.ask("a", 1);
  counter.now += limits::long_wait;
  CHECK_FALSE(counter.queue.players_wait(counter.now));
  counter.now += 1ms;
  CHECK(counter.queue.players_wait(counter.now));
  counter.order();
  CHECK(counter.queue.players_wait(counter.now));
  counter.now += limits::wait_remembered;
  CHECK_FALSE(counter.queue.players_wait(counter.now));
}

TEST_CASE("the waiting requests of a flooding client do not count as waiting players") {
  Counter counter;
  for (int i = 0; i < 600; ++i)
    counter.ask("flood", 1);
  for (int i = 0; i < 600; ++i) {
    counter.now += 1ms;
    counter.order(1);
  }
  CHECK_FALSE(counter.queue.players_wait(counter.now));
  while (!counter.ask("flood", 1))
    continue;
  CHECK_FALSE(counter.queue.players_wait(counter.now));
}

}  // namespace damas::net
