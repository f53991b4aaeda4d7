#include "net/server/gateway/admission.hpp"

#include <doctest/doctest.h>

namespace damas::net {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("a page connects to its own server only, or where it is allowed") {
  const Admission admission({}, {"https://damas.example"});
  CHECK(admission.may_connect("", "localhost:8080"));
  CHECK(admission.may_connect("http://localhost:8080", "localhost:8080"));
  CHECK(admission.may_connect("https://damas.example", "other"));
  for (const char* foreign :
       {"null", "http://localhost", "http://localhost:8080.evil.example", "http://evil.example",
        "https://damas.example.evil", "http://localhost:80801", "localhost:8080", "file://"}) {
    INFO(foreign);
    CHECK_FALSE(admission.may_connect(foreign, "localhost:8080"));
  }
  CHECK_FALSE(admission.may_connect("http://", ""));
}

TEST_CASE("one address has so many connections, and the server so many") {
  Admission admission({.connections = 5, .per_address = 3}, {});
  for (int i = 0; i < 3; ++i)
    CHECK(admission.enter("a", 1s) == Entry::Welcome);
  CHECK(admission.enter("a", 1s) == Entry::TooMany);
  CHECK(admission.enter("b", 1s) == Entry::Welcome);
  CHECK(admission.enter("b", 1s) == Entry::Welcome);
  CHECK(admission.enter("c", 1s) == Entry::Full);
  admission.leave("a");
  CHECK(admission.enter("a", 1s) == Entry::Welcome);
}

TEST_CASE("a connection that acts for another address is counted there, or keeps its own") {
  Admission admission({.connections = 3, .per_address = 1}, {});
  CHECK(admission.enter("", 1s) == Entry::Welcome);
  CHECK(admission.enter("", 1s) == Entry::Welcome);
  CHECK(admission.become("", "a", 1s) == Entry::Welcome);
  CHECK(admission.become("a", "a", 1s) == Entry::Welcome);
  CHECK(admission.become("", "a", 1s) == Entry::TooMany);
  CHECK(admission.become("a", "b", 1s) == Entry::Welcome);
  CHECK(admission.become("", "a", 1s) == Entry::Welcome);
  admission.leave("a");
  admission.leave("b");
  for (const char* address : {"a", "b", "c"})
    CHECK(admission.enter(address, 1s) == Entry::Welcome);
  CHECK(admission.enter("d", 1s) == Entry::Full);
}

TEST_CASE("the rate of new connections of an address is limited") {
  Admission admission({.comings_burst = 2, .comings_per_second = 1}, {});
  CHECK(admission.enter("a", 1s) == Entry::Welcome);
  CHECK(admission.enter("a", 1s) == Entry::Welcome);
  CHECK(admission.enter("a", 1s) == Entry::TooMany);
  CHECK(admission.enter("a", 2s) == Entry::Welcome);
}

TEST_CASE("guessing tokens is throttled, and forgiven after a time") {
  Admission admission({.wrong_tokens_burst = 5, .wrong_tokens_per_second = 1.0 / 60}, {});
  for (int i = 0; i < 5; ++i) {
    CHECK_FALSE(admission.guesses("a", 10s));
    admission.wrong_token("a", 10s);
  }
  CHECK(admission.guesses("a", 10s));
  CHECK_FALSE(admission.guesses("b", 10s));
  admission.forget_old(10s);
  CHECK(admission.guesses("a", 10s));
  CHECK_FALSE(admission.guesses("a", 71s));
}

TEST_CASE("the number of new players of an address is limited, and grows with time") {
  Admission admission({.newcomers_burst = 2, .newcomers_per_second = 0.1}, {});
  CHECK(admission.may_join("a", 1s));
  CHECK(admission.may_join("a", 1s));
  CHECK_FALSE(admission.may_join("a", 1s));
  CHECK(admission.may_join("b", 1s));
  admission.forget_old(2s);
  CHECK_FALSE(admission.may_join("a", 2s));
  CHECK(admission.may_join("a", 12s));
  Admission open({.per_address = 0, .newcomers_burst = 0}, {});
  CHECK(open.may_join("a", 1s));
}

TEST_CASE("IPv6 addresses of one client count as one") {
  CHECK(client_prefix("192.0.2.7") == "192.0.2.7");
  CHECK(client_prefix("::ffff:192.0.2.7") == "192.0.2.7");
  CHECK(client_prefix("::1") == "::1");
  CHECK(client_prefix("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
  CHECK(client_prefix("2001:db8:1:2::9") == "2001:db8:1:2::/64");
  CHECK(client_prefix("2001:db8:1:3::9") != client_prefix("2001:db8:1:2::9"));
  CHECK(client_prefix("fe80::1%eth0") == "fe80::/64");
  for (const char* none : {"", "localhost", "192.0.2", "192.0.2.7, 192.0.2.8"})
    CHECK(client_prefix(none).empty());
}

TEST_CASE("of IPv6 the networks around a client are known") {
  CHECK(networks_of("192.0.2.7") == std::vector<std::string>{"192.0.2.7"});
  CHECK(networks_of("::1") == std::vector<std::string>{"::1"});
  CHECK(networks_of("2001:db8:1:2f3::/64") ==
        std::vector<std::string>{"2001:db8:1:2f3::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"});
}

TEST_CASE("using all addresses of an IPv6 network does not raise its limits") {
  Admission admission({.per_address = 3}, {});
  const auto house = [](int network, int subnet) {
    return "2001:db8:" + std::to_string(network) + ":" + std::to_string(subnet) + "::/64";
  };
  const auto let_in = [&admission](const std::string& address) {
    int count = 0;
    while (admission.enter(address, 1s) == Entry::Welcome)
      ++count;
    return count;
  };
  CHECK(let_in(house(1, 1)) == 3);
  CHECK(let_in(house(1, 2)) == 3);  // the network with 56 bits has twice as many
  CHECK(let_in(house(1, 3)) == 0);
  int others = 0;
  for (const int subnet : {100, 200, 300, 400})
    others += let_in(house(1, subnet));
  CHECK(others == 6);  // the one with 48 bits four times as many
  CHECK(let_in(house(2, 1)) == 3);
  admission.leave(house(1, 1));
  CHECK(let_in(house(1, 3)) == 1);
}

TEST_CASE("messages count in all networks around an IPv6 address, or in none") {
  Admission admission({.messages_burst = 10, .messages_per_second = 1}, {});
  const std::string one = "2001:db8:1:1::/64";
  const std::string two = "2001:db8:1:2::/64";
  const std::string three = "2001:db8:1:3::/64";
  for (const std::string& address : {one, two}) {
    CHECK(admission.may_say(address, 10, 1s));
    CHECK_FALSE(admission.may_say(address, 1, 1s));
  }
  CHECK_FALSE(admission.may_say(three, 1, 1s));
  CHECK(admission.wait_to_say(three, 1, 1s) == 500ms);
  CHECK(admission.wait_to_say(one, 3, 1s) == 3s);
  CHECK(admission.may_say(three, 4, 3s));  // its own bucket is still full
}

TEST_CASE("without address limits connections share nothing") {
  Admission open({.per_address = 0, .wrong_tokens_burst = 1}, {});
  CHECK(open.sharing("192.0.2.7").empty());
  for (int i = 0; i < 5; ++i)
    open.wrong_token("192.0.2.7", 1s);
  CHECK_FALSE(open.guesses("192.0.2.7", 1s));
  const Admission admission({}, {});
  CHECK(admission.sharing("192.0.2.7") == "192.0.2.7");
  CHECK(admission.sharing("2001:db8:1:2::/64") == "2001:db8:1::/48");
}

TEST_CASE("messages of the connections of an address count together, by weight") {
  Admission admission({.messages_burst = 10, .messages_per_second = 2}, {});
  CHECK(admission.may_say("a", 4, 1s));
  CHECK(admission.may_say("a", 4, 1s));
  CHECK_FALSE(admission.may_say("a", 4, 1s));
  CHECK(admission.may_say("a", 1, 1s));
  CHECK(admission.may_say("b", 4, 1s));
  CHECK(admission.may_say("a", 4, 3s));
  Admission open({.per_address = 0, .messages_burst = 1}, {});
  CHECK(open.may_say("a", 4, 1s));
  CHECK(open.may_say("a", 4, 1s));
}

TEST_CASE("a bucket holds no more than its burst, whatever the time") {
  Bucket bucket(2, 10);
  CHECK(bucket.take(0s));
  CHECK(bucket.take(0s));
  CHECK_FALSE(bucket.take(0s));
  CHECK(bucket.take(100ms));
  CHECK_FALSE(bucket.take(100ms));
  CHECK(bucket.take(100s));
  CHECK(bucket.take(100s));
  CHECK_FALSE(bucket.take(100s));
  CHECK_FALSE(bucket.take(50s));  // time that goes backwards gives no credit
}

TEST_CASE("a bucket says when it will have enough") {
  Bucket bucket(2, 10);
  CHECK(bucket.has(0s, 2));
  CHECK(bucket.wait(0s, 2) == 0ms);
  CHECK(bucket.take(0s, 2));
  CHECK_FALSE(bucket.has(0s));
  CHECK(bucket.wait(0s) == 100ms);
  CHECK(bucket.wait(0s, 1.5) == 150ms);
  CHECK_FALSE(bucket.take(99ms));
  CHECK(bucket.take(100ms));
}

}  // namespace damas::net
