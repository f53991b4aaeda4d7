// Owns the addresses of servers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damas::net {

struct Url {
  bool tls = false;
  std::string host;  // a name, or an IPv4 or (without its brackets) IPv6 address
  std::uint16_t port = 80;
  std::string path = "/ws";

  friend bool operator==(const Url&, const Url&) = default;
};

// An address as somebody wrote it; unset: it was left out.
struct WrittenUrl {
  std::optional<bool> tls;
  std::string host;
  std::optional<std::uint16_t> port;
  std::string path;
};

// With a scheme of the four "ws", "wss", "http", "https", or none. Nothing for what is no address
// of a server.
std::optional<WrittenUrl> read_url(std::string_view text);

// As it can be followed by a ':' and a port: an IPv6 address gets its brackets.
std::string host_text(const std::string& host);

// "ws://host:port/path" or "wss://…"; http and https are taken for them, and no scheme for ws. The
// port is 80 or 443, the path "/ws", where left out. Nothing for what is no such address.
std::optional<Url> parse_url(std::string_view text);
// As it is dialed: "ws://host:port/path", the port left out where it is the usual one.
std::string to_text(const Url& url);

}  // namespace damas::net
