// The port on the loopback, with well-behaved and misbehaving clients.
#include "net/server/gateway/gateway.hpp"

#include <memory>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "net/protocol/protocol.hpp"
#include "net/server/running_server.hpp"

namespace damas::net {

namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string etag_in(const std::string& response) {
  const auto at = response.find("ETag: ") + 6;
  return response.substr(at, response.find("\r\n", at) - at);
}

}  // namespace

TEST_CASE("The page and its files are served, compressed if the client accepts that") {
  RunningServer server;
  RawClient client(server.port());
  const std::string page = client.ask("GET", "/?room=ABCDEF");
  CHECK(has(page, "200 OK"));
  CHECK(has(page, "Content-Type: text/html; charset=utf-8"));
  CHECK(page.ends_with("<p>page"));
  const std::string packed =
      client.ask("GET", "/damas.wasm", "Accept-Encoding: gzip, deflate, br\r\n");
  CHECK(has(packed, "Content-Encoding: br"));
  CHECK(packed.ends_with("packed"));
  const std::string plain = client.ask("GET", "/damas.wasm");
  CHECK_FALSE(has(plain, "Content-Encoding"));
  CHECK(plain.ends_with("plain"));
  CHECK(has(packed, "Vary: Accept-Encoding"));
  CHECK(has(packed, "Content-Type: application/wasm"));
}

TEST_CASE("Browsers may let the page share memory with its workers, also after a revalidation") {
  RunningServer server;
  RawClient client(server.port());
  const std::string tag = etag_in(client.ask("GET", "/damas.wasm"));
  for (const std::string& answer :
       {client.ask("GET", "/"), client.ask("GET", "/damas.wasm"),
        client.ask("GET", "/damas.wasm", "If-None-Match: " + tag + "\r\n")}) {
    CHECK(has(answer, "Cross-Origin-Opener-Policy: same-origin"));
    CHECK(has(answer, "Cross-Origin-Embedder-Policy: require-corp"));
  }
}

TEST_CASE("Programs that show previews of links get full addresses, browsers what was built") {
  RunningServer server;
  RawClient client(server.port());
  const auto page = [&](const std::string& headers, const std::string& host = "damas.example") {
    return client.ask("GET", "/", headers, host);
  };
  const std::string picture = "<meta property=\"og:image\" content=\"";
  const std::string preview = page("User-Agent: Previews/1.0\r\n");
  CHECK(has(preview, picture + "http://damas.example/pictures/a.png\">"));
  CHECK(has(preview, "<meta property=\"og:url\" content=\"http://damas.example/\">"));
  CHECK(has(preview, "Vary: Accept-Encoding, Referer, Sec-Fetch-Mode"));
  const std::string behind_proxy = page("X-Forwarded-Proto: https\r\n", "[2001:db8::1]:8080");
  CHECK(has(behind_proxy, picture + "https://[2001:db8::1]:8080/pictures/a.png\">"));

  const std::string built = page("Sec-Fetch-Mode: navigate\r\n");
  CHECK(built.ends_with(picture + "pictures/a.png\"><p>page"));
  CHECK(etag_in(built) != etag_in(preview));
  // A service worker of a browser that sends no Sec-Fetch-Mode.
  CHECK(page("Referer: https://damas.example/sw.js\r\n")
            .ends_with(picture + "pictures/a.png\"><p>page"));
  for (const char* host : {"\"><script>", "a/b", "a b", ""}) {
    CAPTURE(host);
    CHECK(has(page("", host), picture + "pictures/a.png\">"));
  }
}

TEST_CASE("A cached file is revalidated by the tag of its encoding") {
  RunningServer server;
  RawClient client(server.port());
  const std::string takes = "Accept-Encoding: br\r\n";
  const std::string plain = etag_in(client.ask("GET", "/damas.wasm"));
  const std::string packed = etag_in(client.ask("GET", "/damas.wasm", takes));
  CHECK(plain != packed);
  const auto again = [&](const std::string& known, const std::string& more = "") {
    return client.ask("GET", "/damas.wasm", "If-None-Match: " + known + "\r\n" + more);
  };
  CHECK(has(again(plain), "304"));
  CHECK(has(again(packed, takes), "304"));
  CHECK(etag_in(again(packed, takes)) == packed);
  CHECK(has(again("\"1\", W/" + packed, takes), "304"));
  CHECK(again(plain, takes).ends_with("packed"));
  CHECK(again(packed).ends_with("plain"));
}

TEST_CASE("Without a site the first page explains the server") {
  RunningServer server(GatewaySettings{.site = {}, .front_page = "<p>a server"});
  RawClient client(server.port());
  const std::string page = client.ask("GET", "/?room=ABCDEF");
  CHECK(has(page, "200 OK"));
  CHECK(has(page, "Content-Type: text/html; charset=utf-8"));
  CHECK(page.ends_with("<p>a server"));
  CHECK(has(client.ask("GET", "/damas.wasm"), "404"));
}

TEST_CASE("Unknown paths give 404, unknown methods 405") {
  RunningServer server;
  RawClient client(server.port());
  CHECK(has(client.ask("GET", "/../../etc/passwd"), "404"));
  CHECK(has(client.ask("DELETE", "/"), "405"));
  CHECK(has(client.ask("GET", "/ws"), "426"));
  CHECK(client.ask("GET", "/health").ends_with("ok\n"));
  CHECK(has(client.ask("GET", "/metrics"), "\ndamas_connections 0\n"));
}

TEST_CASE("A client that sends hello is welcomed and answered") {
  RunningServer server;
  RawClient client(server.port());
  CHECK(has(client.upgrade("Origin: http://localhost\r\n"), "101"));
  const auto welcome = answer<reply::Welcome>(client, request::Hello{1, {}, "Ana"});
  CHECK(welcome.name == "Ana");
  CHECK(welcome.token.has_value());
  CHECK(answer<reply::Pong>(client, request::Ping{3}).c == 3);
}

TEST_CASE("Pages of foreign origins may not connect") {
  RunningServer server;
  for (const char* origin : {"http://evil.example", "null", "http://localhost.evil.example",
                             "http://localhost:1", "https://evil.example/http://localhost"}) {
    RawClient client(server.port());
    CHECK(has(client.upgrade(std::string("Origin: ") + origin + "\r\n"), "403"));
  }
}

TEST_CASE("Invalid messages are refused, and repeated ones end the connection") {
  RunningServer server;
  RawClient client(server.port());
  client.upgrade();
  for (int i = 0; i < 10; ++i) {
    client.say("{\"t\":\"win\",\"id\":1}");
    const Reply reply = heard(client);
    CHECK(std::get<reply::Err>(reply.body).code == ErrorCode::BadType);
  }
  CHECK(std::get<reply::Bye>(heard(client).body).reason == ByeReason::Bad);
  CHECK(closing_code(client) == 1008);
}

TEST_CASE("A client that sends too much is slowed down, then disconnected") {
  RunningServer server(AdmissionLimits{.held_for = std::chrono::milliseconds(1)});
  RawClient client(server.port());
  client.upgrade();
  for (int i = 0; i < 400; ++i)
    client.say(to_text(Request{i + 1, request::Ping{1}}));
  bool slowed = false;
  std::optional<ByeReason> bye;
  while (const auto frame = client.receive()) {
    if (frame->opcode != 1) break;
    const auto reply = std::get<Reply>(read_reply(frame->payload));
    const auto* err = std::get_if<reply::Err>(&reply.body);
    slowed = slowed || (err && err->code == ErrorCode::Rate);
    if (const auto* end = std::get_if<reply::Bye>(&reply.body)) bye = end->reason;
  }
  CHECK(slowed);
  CHECK(bye == ByeReason::Rate);
}

TEST_CASE("Expensive requests use more of the message limit") {
  RunningServer server;
  RawClient client(server.port());
  client.upgrade();
  answer<reply::Welcome>(client, request::Hello{});
  for (int i = 0; i < 4; ++i)
    answer<reply::Games>(client, request::Live{});
  CHECK(answer<reply::Err>(client, request::Live{}).code == ErrorCode::Rate);
  answer<reply::Pong>(client, request::Ping{1});
}

TEST_CASE("When there are too many silent connections, the oldest is closed for a new one") {
  RunningServer server(AdmissionLimits{.half_open = 3});
  RawClient silent(server.port());
  CHECK(silent.ask("GET", "/health").ends_with("ok\n"));
  std::vector<std::unique_ptr<RawClient>> others;
  for (int i = 0; i < 3; ++i) {
    others.push_back(std::make_unique<RawClient>(server.port()));
    CHECK(others.back()->ask("GET", "/health").ends_with("ok\n"));
  }
  CHECK(silent.response().empty());
  CHECK(others.front()->upgrade().find("101") != std::string::npos);
}

TEST_CASE("Frames that break the rules close the connection, each with its code") {
  RunningServer server;
  const auto code_after = [&](const std::string& bytes) {
    RawClient client(server.port());
    client.upgrade();
    client.write(bytes);
    return closing_code(client);
  };
  CHECK(code_after(RawClient::frame(std::string(2049, ' '))) == 1009);
  // Frames that claim two gigabytes, and impossible sizes.
  CHECK(code_after(std::string("\x81\xFF\0\0\0\0\x80\0\0\0\0\0\0\0", 14)) == 1009);
  CHECK(code_after(std::string("\x81\x02{}", 4)) == 1002);          // not masked
  CHECK(code_after(std::string("\xF1\x80\0\0\0\0", 6)) == 1002);    // reserved bits
  CHECK(code_after(std::string("\x83\x80\0\0\0\0", 6)) == 1002);    // reserved opcode
  CHECK(code_after(RawClient::frame("{\"t\":\"\xFF\"}")) == 1007);  // invalid UTF-8
  CHECK(code_after(RawClient::frame("{}", 2)) == 1008);             // binary
  // The largest permitted message is read.
  RawClient client(server.port());
  client.upgrade();
  client.say(std::string(2048, ' '));
  CHECK(std::get<reply::Err>(heard(client).body).code == ErrorCode::BadJson);
}

TEST_CASE("The connections of an address are limited") {
  RunningServer server(AdmissionLimits{.per_address = 2, .comings_burst = 1000});
  RawClient first(server.port());
  CHECK(has(first.upgrade(), "101"));
  {
    RawClient second(server.port());
    CHECK(has(second.upgrade(), "101"));
    RawClient third(server.port());
    CHECK(has(third.upgrade(), "429"));
    CHECK(third.upgrade().empty());  // the connection was closed
    second.write(RawClient::frame(std::string("\x03\xE8"), 8));
    closing_code(second);
    while (second.receive())
      continue;
  }
  CHECK(answer<reply::Welcome>(first, request::Hello{}).token.has_value());
  RawClient fourth(server.port());
  CHECK(has(fourth.upgrade(), "101"));
}

TEST_CASE("Behind a proxy each address has its own limits, and the proxy none") {
  RunningServer server(
      AdmissionLimits{.per_address = 2, .comings_burst = 3, .comings_per_second = 0});
  const auto comes = [&](const std::string& address) {
    auto client = std::make_unique<RawClient>(server.port());
    const std::string heard = client->upgrade("X-Real-IP: " + address + "\r\n");
    return std::pair(std::move(client), heard);
  };
  std::vector<std::unique_ptr<RawClient>> inside;
  for (int i = 1; i <= 20; ++i) {
    auto [client, heard] = comes("192.0.2." + std::to_string(i));
    CHECK(has(heard, "101"));
    inside.push_back(std::move(client));
  }
  auto [second, welcome] = comes("192.0.2.1");
  CHECK(has(welcome, "101"));
  CHECK(has(comes("192.0.2.1").second, "429"));
  // The same for pages; after a refusal the connection is closed.
  RawClient page(server.port());
  for (int i = 0; i < 5; ++i)
    CHECK(has(page.ask("GET", "/", "X-Real-IP: 192.0.2.30\r\n"), "200"));
  CHECK(has(page.ask("GET", "/", "X-Real-IP: 192.0.2.1\r\n"), "429"));
  CHECK(page.response().empty());
}

TEST_CASE("An address that guesses tokens must wait, but its users with valid tokens need not") {
  RunningServer server(AdmissionLimits{.wrong_tokens_burst = 5, .wrong_tokens_per_second = 1e-9});
  RawClient client(server.port());
  client.upgrade();
  for (int i = 0; i < 5; ++i)
    CHECK(answer<reply::Err>(client, request::Hello{1, std::string(64, 'a'), {}}).code ==
          ErrorCode::Auth);
  CHECK(std::get<reply::Bye>(heard(client).body).reason == ByeReason::Bad);
  RawClient again(server.port());
  again.upgrade();
  CHECK(answer<reply::Err>(again, request::Hello{1, std::string(64, 'a'), {}}).code ==
        ErrorCode::Rate);
  answer<reply::Welcome>(again, request::Hello{});
}

TEST_CASE("A client that does not read is disconnected with a reason, one that reads is not") {
  RunningServer server(AdmissionLimits{.bye_within = std::chrono::seconds(60)});
  RawClient reader(server.port());
  reader.upgrade();
  answer<reply::Welcome>(reader, request::Hello{});
  RawClient sleeper(server.port());
  sleeper.upgrade();
  answer<reply::Welcome>(sleeper, request::Hello{});
  RawClient watch(server.port());
  const auto given_up = [&watch] {
    return has(watch.ask("GET", "/metrics"), "\ndamas_closed_slow_total 1\n");
  };
  const auto text = std::make_shared<const std::string>(1'000, 'x');
  constexpr std::size_t at_once = limits::outbox_messages / 4;
  // The system buffers several megabytes for a client that does not read.
  for (int round = 0; round < 500 && !given_up(); ++round) {
    for (const ConnectionId to : {1U, 2U})
      server.gateway().deliver(std::vector<OutgoingMessage>(at_once, {to, text}));
    for (std::size_t i = 0; i < at_once; ++i)
      REQUIRE(reader.receive()->payload == *text);
  }
  CHECK(given_up());
  // Its "bye" waits to be read; its further messages are neither read nor handled.
  const auto figure = [&watch](const std::string& name) {
    const std::string figures = watch.ask("GET", "/metrics");
    const auto at = figures.find("\ndamas_" + name + " ") + name.size() + 8;
    return std::stoul(figures.substr(at));
  };
  for (int looks = 0; figure("users") != 1 && looks < 10'000; ++looks)
    continue;
  CHECK(figure("users") == 1);
  CHECK(figure("connections") == 2);
  const auto before = figure("messages_in_total");
  for (int i = 0; i < 10; ++i)
    sleeper.say(to_text(Request{2 + i, request::Ping{1}}));
  CHECK(answer<reply::Pong>(reader, request::Ping{1}).c == 1);
  CHECK(figure("messages_in_total") == before + 1);
  std::string last;
  auto frame = sleeper.receive();
  for (; frame && frame->opcode == 1; frame = sleeper.receive())
    last = frame->payload;
  CHECK(last == to_text(Reply{{}, reply::Bye{ByeReason::Slow}}));
  REQUIRE(frame.has_value());
  CHECK(frame->code() == 1008);
}

TEST_CASE("A client that does not answer the closing handshake is cut off") {
  RunningServer server(AdmissionLimits{.bye_within = std::chrono::milliseconds(1)});
  RawClient client(server.port());
  client.upgrade();
  answer<reply::Welcome>(client, request::Hello{});
  server.gateway().deliver({{1, std::make_shared<const std::string>("{}"), true}});
  while (client.receive()) {
  }
  RawClient other(server.port());
  CHECK(has(other.ask("GET", "/metrics"), "\ndamas_connections 0\n"));
}

TEST_CASE("A refused hello does not extend the deadline") {
  RunningServer server(AdmissionLimits{.hello_within = std::chrono::seconds(1)});
  RawClient guest(server.port());
  guest.upgrade();
  answer<reply::Welcome>(guest, request::Hello{});
  RawClient stranger(server.port());
  stranger.upgrade();
  CHECK(answer<reply::Err>(stranger, request::Hello{2, {}, {}}).code == ErrorCode::Auth);
  CHECK(std::get<reply::Bye>(heard(stranger).body).reason == ByeReason::Silent);
  CHECK(answer<reply::Pong>(guest, request::Ping{1}).c == 1);
}

TEST_CASE("The number of new players of an address is limited, that of known ones is not") {
  RunningServer server(AdmissionLimits{.newcomers_burst = 2, .newcomers_per_second = 0});
  std::string token;
  for (int i = 0; i < 2; ++i) {
    RawClient client(server.port());
    client.upgrade();
    token = *answer<reply::Welcome>(client, request::Hello{}).token;
  }
  RawClient client(server.port());
  client.upgrade();
  const auto refused = answer<reply::Err>(client, request::Hello{});
  CHECK(refused.code == ErrorCode::Rate);
  CHECK(refused.wait.has_value());
  answer<reply::Welcome>(client, request::Hello{1, token, {}});
}

TEST_CASE("Two clients play, and each receives the other's moves") {
  RunningServer server;
  RawClient one(server.port());
  RawClient two(server.port());
  one.upgrade();
  two.upgrade();
  const auto first = answer<reply::Welcome>(one, request::Hello{});
  answer<reply::Welcome>(two, request::Hello{});
  answer<reply::Ack>(one, request::QueueJoin{Variant::Brazilian, {}});
  answer<reply::Ack>(two, request::QueueJoin{Variant::Brazilian, {}});
  const auto begun = std::get<reply::Event>(heard(one).body);
  heard(two);
  const bool white = std::get<record::Start>(begun.record).players.white.user == first.user;
  RawClient& mover = white ? one : two;
  RawClient& other = white ? two : one;
  answer<reply::Ack>(mover, request::Move{begun.match, 1, {{2, 2}, {3, 3}}, {}});
  CHECK(std::get<reply::Event>(heard(other).body).v == 2);
}

TEST_CASE("Connected clients are told when the server ends") {
  RunningServer server;
  RawClient client(server.port());
  client.upgrade();
  answer<reply::Welcome>(client, request::Hello{});
  std::thread ending([&server] { server.stop(); });
  CHECK(std::get<reply::Bye>(heard(client).body).reason == ByeReason::Shutdown);
  CHECK(closing_code(client) == 1008);
  client.write(RawClient::frame(std::string("\x03\xF0"), 8));
  ending.join();
}

TEST_CASE("The local URL for a browser is known for every listening address") {
  CHECK(url_here("127.0.0.1", 8080, false) == "http://127.0.0.1:8080/");
  CHECK(url_here("0.0.0.0", 8000, false) == "http://127.0.0.1:8000/");
  CHECK(url_here("192.168.0.5", 443, true) == "https://192.168.0.5:443/");
  CHECK(url_here("::", 8080, false) == "http://[::1]:8080/");
}

TEST_CASE("A table for friends tells clients not to reconnect when it ends") {
  RunningServer server(GatewaySettings{.site = {}, .comes_back = false});
  RawClient client(server.port());
  client.upgrade();
  answer<reply::Welcome>(client, request::Hello{});
  std::thread ending([&server] { server.stop(); });
  CHECK(std::get<reply::Bye>(heard(client).body).reason == ByeReason::Closed);
  client.write(RawClient::frame(std::string("\x03\xF0"), 8));
  ending.join();
}

TEST_CASE("A port in use and an invalid address are refused with the reason") {
  RunningServer server;
  const auto open = [](GatewaySettings settings) {
    Gateway gateway(std::move(settings), Log([](const std::string&) {}));
  };
  CHECK_THROWS_WITH(open({.port = server.port(), .site = {}}),
                    doctest::Contains("choose another with --port"));
  CHECK_THROWS_WITH(open({.listen = "nowhere", .site = {}}),
                    doctest::Contains("expected an address"));
}

}  // namespace damas::net
