// Owns network endpoints: a host and a port, as values and as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace damas::tcp {

struct Endpoint {
  std::string host;
  std::uint16_t port = 0;

  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// Only this machine can connect to this address.
inline constexpr std::string_view loopback = "127.0.0.1";

// "127.0.0.1:27531", "[::1]:27531"
std::string to_text(const Endpoint& endpoint);

// The value, or a sentence that says what was expected.
using ParsedEndpoint = std::variant<Endpoint, std::string>;

// "HOST:PORT", or "HOST" for the usual port. IPv6 addresses stand in brackets.
ParsedEndpoint parse_peer(std::string_view text, std::uint16_t usual_port);
// "ADDRESS:PORT", or "PORT" for the loopback. Port 0 stands for any free port.
ParsedEndpoint parse_listening(std::string_view text);

}  // namespace damas::tcp
