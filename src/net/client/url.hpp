// Owns the addresses of servers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damas::net {

struct Url {
  bool tls = false;
  std::string host;  // a name, an IPv4 address or an IPv6 address without brackets
  std::uint16_t port = 80;
  std::string path = "/ws";

  friend bool operator==(const Url&, const Url&) = default;
};

// An address as a person wrote it; unset members were left out.
struct WrittenUrl {
  std::optional<bool> tls;
  std::string host;
  std::optional<std::uint16_t> port;
  std::string path;
};

// The scheme may be "ws", "wss", "http" or "https", or missing. Nothing for other texts.
std::optional<WrittenUrl> read_url(std::string_view text);

// The host as it is written before a ':' and a port: an IPv6 address gets its brackets.
std::string host_text(const std::string& host);

// Reads "ws://host:port/path" or "wss://…"; http, https and a missing scheme are replaced by ws,
// wss and ws. The default port is 80 or 443, the default path "/ws". Nothing for other texts.
std::optional<Url> parse_url(std::string_view text);
// The URL for a connection: "ws://host:port/path", without the port if it is the default.
std::string to_text(const Url& url);

}  // namespace damas::net
