// The native link against the real gateway, on the loopback. The tests do not depend on timing: an
// expected event either comes, or the test fails after a generous time limit.
#include "net/server/gateway/gateway.hpp"

#include <random>
#include <thread>

#include <doctest/doctest.h>

#include "net/client/client.hpp"
#include "net/client/event_waiter.hpp"
#include "net/protocol/limits.hpp"
#include "net/server/worker/worker.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

// A server on a free port, whose community's clock does not run.
class Server {
 public:
  Server()
      : gateway_({.port = 0, .site = "", .origins = {}, .limits = {}}, quiet()),
        worker_(
            open_storage(":memory:", "test"),
            [random = std::make_shared<std::mt19937_64>(7)] { return (*random)(); },
            [] {
              return Now{1000ms, 1'700'000'000'000};
            },
            [this](std::vector<OutgoingMessage> messages) {
              gateway_.deliver(std::move(messages));
            },
            quiet()) {
    worker_.start();
    thread_ = std::thread([this] { gateway_.run(worker_); });
  }
  ~Server() { stop(); }
  void stop() {
    gateway_.stop();
    if (thread_.joinable()) thread_.join();
    worker_.stop();
  }
  std::string url() const { return "ws://127.0.0.1:" + std::to_string(gateway_.port()) + "/ws"; }

 private:
  static Log quiet() {
    return Log([](const std::string&) {});
  }

  Gateway gateway_;
  Worker worker_;
  std::thread thread_;
};

template <typename Condition>
bool wait(EventWaiter& waiter, const std::vector<Client*>& clients, Condition condition) {
  return waiter.wait([&](Milliseconds passed) {
    for (Client* client : clients)
      client->tick(passed);
    return condition();
  });
}

}  // namespace

TEST_CASE("two clients play over sockets, and one reconnects after its link broke") {
  Server server;
  EventWaiter waiter;
  const auto settings = [&](const char* name) {
    return ClientSettings{server.url(), {}, name, machine_dial(), waiter.notifier(), 1};
  };
  auto ana = std::make_unique<Client>(settings("Ana"));
  auto rui = std::make_unique<Client>(settings("Rui"));
  ana->join_queue(Variant::Brazilian, {});
  rui->join_queue(Variant::Brazilian, {});
  REQUIRE(wait(waiter, {ana.get(), rui.get()}, [&] { return ana->match() && rui->match(); }));
  for (int ply = 1; ply <= 4; ++ply) {
    Client& mover = *ana->match()->seat() == ana->match()->game().side_to_move() ? *ana : *rui;
    mover.match()->play(mover.match()->game().legal_moves().front());
    REQUIRE(wait(waiter, {ana.get(), rui.get()}, [&] {
      return ana->match()->version() == ply + 1 && rui->match()->version() == ply + 1;
    }));
  }
  CHECK(ana->match()->game().position() == rui->match()->game().position());
  rui->reconnect();
  rui->match()->requests().say(Phrase::Hello);
  REQUIRE(wait(waiter, {ana.get(), rui.get()}, [&] { return rui->match()->version() == 6; }));
  CHECK(rui->connection().online());
  rui.reset();
  REQUIRE(wait(waiter, {ana.get()}, [&] { return ana->match()->claim_in().has_value(); }));
}

TEST_CASE("leaving a match and disconnecting at once still reaches the server") {
  Server server;
  EventWaiter waiter;
  const auto settings = [&](const char* name) {
    return ClientSettings{server.url(), {}, name, machine_dial(), waiter.notifier(), 1};
  };
  auto ana = std::make_unique<Client>(settings("Ana"));
  auto rui = std::make_unique<Client>(settings("Rui"));
  ana->join_queue(Variant::Brazilian, {});
  rui->join_queue(Variant::Brazilian, {});
  REQUIRE(wait(waiter, {ana.get(), rui.get()}, [&] { return ana->match() && rui->match(); }));
  ana->leave_match();
  ana.reset();
  REQUIRE(wait(waiter, {rui.get()}, [&] {
    const auto wait = rui->match()->claim_in();
    return wait && *wait <= limits::absence_after_leaving;
  }));
}

TEST_CASE("the state stays Shutdown while an ended server cannot be reached") {
  Server server;
  const std::string url = server.url();
  EventWaiter waiter;
  Client client({url, {}, "", machine_dial(), waiter.notifier(), 1});
  REQUIRE(wait(waiter, {&client}, [&] { return client.connection().online(); }));
  server.stop();
  REQUIRE(wait(waiter, {&client}, [&] { return !client.connection().online(); }));
  CHECK(client.connection().trouble == Trouble::Shutdown);
  REQUIRE(wait(waiter, {&client}, [&] {
    return client.connection().why.find("cannot connect") != std::string::npos;
  }));
  CHECK(client.connection().trouble == Trouble::Shutdown);
  CHECK(client.connection().state == Connection::State::Reconnecting);
  Client late({url, {}, "", machine_dial(), waiter.notifier(), 1});
  REQUIRE(wait(waiter, {&late}, [&] { return late.connection().trouble == Trouble::Unreachable; }));
}

TEST_CASE("invalid addresses are not dialed") {
  Client client({"ftp://a.example", {}, "", machine_dial(), [] {}, 1});
  client.tick(0ms);
  CHECK(client.connection().state == Connection::State::Failed);
  CHECK(client.connection().trouble == Trouble::CannotConnect);
}

}  // namespace damas::net
