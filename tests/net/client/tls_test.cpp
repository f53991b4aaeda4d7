// Native links over TLS: the certificates that they trust.
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <cstdlib>
#include <thread>

#include <doctest/doctest.h>

#include "net/client/event_waiter.hpp"
#include "net/client/link.hpp"
#include "net/client/tls_server.hpp"

namespace damas::net {

namespace {

// Replaces the system's trusted certificates during its lifetime.
class Trusting {
 public:
  explicit Trusting(const std::filesystem::path& certificate) {
    setenv("SSL_CERT_FILE", certificate.c_str(), 1);
  }
  ~Trusting() { unsetenv("SSL_CERT_FILE"); }
  Trusting(const Trusting&) = delete;
  Trusting& operator=(const Trusting&) = delete;
};

std::unique_ptr<Link> dial(const TlsServer& server, const std::string& host, EventWaiter& waiter) {
  return machine_dial()("wss://" + host + ":" + std::to_string(server.port()) + "/ws",
                        waiter.notifier());
}

constexpr std::string_view not_understood = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n";
constexpr std::string_view tls_alert("\x15\x03\x03\x00\x02\x02\x28", 7);  // "handshake failure"

// Sends the same answer to any request, once, and closes the connection.
class OtherService {
 public:
  explicit OtherService(std::string_view answer) {
    thread_ = std::thread([this, answer] {
      boost::system::error_code ignored;
      tcp::socket socket = acceptor_.accept(ignored);
      char asked[16];
      socket.read_some(boost::asio::buffer(asked), ignored);
      boost::asio::write(socket, boost::asio::buffer(answer), ignored);
      socket.shutdown(tcp::socket::shutdown_send, ignored);
      while (!ignored)
        socket.read_some(boost::asio::buffer(asked), ignored);
    });
  }
  ~OtherService() {
    boost::system::error_code ignored;
    tcp::socket last(io_);
    last.connect(acceptor_.local_endpoint(), ignored);  // so that accept() returns
    last.close(ignored);
    thread_.join();
  }
  OtherService(const OtherService&) = delete;
  OtherService& operator=(const OtherService&) = delete;

  std::string place() const {
    return "127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port());
  }

 private:
  using tcp = boost::asio::ip::tcp;
  boost::asio::io_context io_;
  tcp::acceptor acceptor_{io_, {boost::asio::ip::address_v4::loopback(), 0}};
  std::thread thread_;
};

bool opens(Link& link, EventWaiter& waiter) {
  REQUIRE(waiter.wait([&](auto) { return link.state() != Link::State::Connecting; }));
  return link.state() == Link::State::Open;
}

Link::Found found(const std::string& scheme, std::string_view answer) {
  EventWaiter waiter;
  const OtherService service(answer);
  const auto link = machine_dial()(scheme + "://" + service.place() + "/ws", waiter.notifier());
  CHECK_FALSE(opens(*link, waiter));
  return link->found();
}

}  // namespace

TEST_CASE("a server with a trusted certificate is accepted") {
  EventWaiter waiter;
  const TlsServer server("localhost");
  const Trusting trusting(server.certificate());
  const auto link = dial(server, "localhost", waiter);
  REQUIRE_MESSAGE(opens(*link, waiter), link->why_closed());
  const std::string text(100'000, 'x');
  link->send(text);
  std::optional<std::string> echo;
  REQUIRE(waiter.wait([&](auto) { return (echo = link->receive()).has_value(); }));
  CHECK(*echo == text);
}

TEST_CASE("an untrusted certificate is refused") {
  EventWaiter waiter;
  const TlsServer server("localhost");
  const auto link = dial(server, "localhost", waiter);
  CHECK_FALSE(opens(*link, waiter));
  CHECK(link->why_closed().find("no secure connection") == 0);
  CHECK(link->found() == Link::Found::NoTrust);
  CHECK_FALSE(link->hopeless());
}

TEST_CASE("no answer, no TLS and no server of this game are distinguished") {
  CHECK(found("wss", not_understood) == Link::Found::NoTls);
  CHECK(found("ws", not_understood) == Link::Found::NoService);
}

TEST_CASE("a peer that closes the connection or aborts TLS is not reported as lacking TLS") {
  CHECK(found("wss", "") == Link::Found::Nobody);
  CHECK(found("wss", tls_alert) == Link::Found::Nobody);
}

TEST_CASE("a trusted certificate for another name is refused") {
  EventWaiter waiter;
  const TlsServer server("other.example");
  const Trusting trusting(server.certificate());
  const auto link = dial(server, "localhost", waiter);
  CHECK_FALSE(opens(*link, waiter));
}

}  // namespace damas::net
