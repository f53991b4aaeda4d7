// The port with a certificate: pages and matches over TLS only.
#include <fstream>
#include <thread>

#include <doctest/doctest.h>

#include "net/protocol/protocol.hpp"
#include "net/server/running_server.hpp"
#include "net/server/tls_client.hpp"

namespace damas::net {

namespace {

GatewaySettings settings_with(const std::string& certificate, const std::string& key) {
  GatewaySettings settings{.port = 0, .site = {}};
  settings.certificate = certificate;
  settings.key = key;
  return settings;
}

GatewaySettings settings_with(const TestCertificate& files) {
  return settings_with(files.certificate(), files.key());
}

}  // namespace

TEST_CASE("the page and a player through TLS") {
  const TestCertificate files("damas.example");
  RunningServer server(settings_with(files));
  TlsClient client(server.port());
  CHECK(client.server_name() == "damas.example");
  CHECK(client.ask("GET", "/").ends_with("<p>page"));
  CHECK(client.upgrade("Origin: https://localhost\r\n").find("101") != std::string::npos);
  const auto welcome = answer<reply::Welcome>(client, request::Hello{1, {}, "Ana"});
  CHECK(welcome.name == "Ana");
  for (int i = 0; i < 3; ++i)
    CHECK(answer<reply::Pong>(client, request::Ping{i}).c == i);
}

TEST_CASE("two play through TLS, and are told when the server ends") {
  const TestCertificate files("damas.example");
  RunningServer server(settings_with(files));
  TlsClient one(server.port());
  TlsClient two(server.port());
  for (TlsClient* client : {&one, &two}) {
    client->upgrade();
    answer<reply::Welcome>(*client, request::Hello{});
    answer<reply::Ack>(*client, request::QueueJoin{Variant::Brazilian, {}});
  }
  CHECK(std::get<reply::Event>(heard(one).body).v == 1);
  CHECK(std::get<reply::Event>(heard(two).body).v == 1);
  std::thread ending([&server] { server.stop(); });
  CHECK(std::get<reply::Bye>(heard(one).body).reason == ByeReason::Shutdown);
  CHECK(closing_code(one) == 1008);
  CHECK(std::get<reply::Bye>(heard(two).body).reason == ByeReason::Shutdown);
  ending.join();
}

TEST_CASE("a client without TLS gets no answer, and others are not affected") {
  const TestCertificate files("damas.example");
  RunningServer server(settings_with(files));
  TlsClient good(server.port());
  RawClient plain(server.port());
  CHECK(plain.ask("GET", "/").find("200") == std::string::npos);
  RawClient junk(server.port());
  junk.write("\x16\x03\x01\xFF\xFF and then nothing that a handshake would be");
  CHECK(junk.response().find("200") == std::string::npos);
  CHECK(good.ask("GET", "/health").ends_with("ok\n"));
}

TEST_CASE("new connections get a renewed certificate, and an invalid one is ignored") {
  const TestCertificate files("old.example");
  RunningServer server(settings_with(files));
  TlsClient early(server.port());
  CHECK(early.server_name() == "old.example");
  files.make("new.example");
  server.gateway().renew_certificate();
  CHECK(early.ask("GET", "/health").ends_with("ok\n"));
  TlsClient late(server.port());
  CHECK(late.server_name() == "new.example");
  std::ofstream(files.certificate()) << "no certificate";
  server.gateway().renew_certificate();
  CHECK(late.ask("GET", "/health").ends_with("ok\n"));
  TlsClient latest(server.port());
  CHECK(latest.server_name() == "new.example");
}

TEST_CASE("an unusable file is refused with its name") {
  const TestCertificate files("one.example");
  const TestCertificate others("two.example");
  const auto open = [](const GatewaySettings& settings) {
    Gateway gateway(settings, Log([](const std::string&) {}));
  };
  CHECK_THROWS_WITH(open(settings_with("none.pem", files.key())), doctest::Contains("none.pem"));
  CHECK_THROWS_WITH(open(settings_with(files.key(), files.key())),
                    doctest::Contains("cannot use the certificate"));
  CHECK_THROWS_WITH(open(settings_with(files.certificate(), others.key())),
                    doctest::Contains("cannot use the key"));
}

}  // namespace damas::net
