// Owns the addresses of servers and the links to their rooms, in the form in which people write
// them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damas {

struct ServerAddress {
  bool secure = false;
  std::string host;  // with its port, if that is not the default

  // The URL of the server's page: "http://192.168.0.5:8080/".
  std::string page() const;
  // The URL of its WebSocket: "ws://192.168.0.5:8080/ws".
  std::string socket() const;
  // The link for a friend: the page's URL with the room's code after '#'.
  std::string link(std::string_view code) const;

  // Whether the address works on this machine only.
  bool on_this_machine() const;
  // The same address with another host name or number.
  ServerAddress at_host(const std::string& name) const;

  friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

// Reads "damas.example", "192.168.0.5:8080", "https://damas.example/". Without a scheme, public
// names get https; numbers, addresses with a port and names of this machine get http.
std::optional<ServerAddress> read_address(std::string_view text);

// A text that a friend has sent: a link, or a code in upper or lower case.
struct Invitation {
  std::optional<ServerAddress> server;  // unset: the current server
  std::string code;                     // empty: the link has no room

  friend bool operator==(const Invitation&, const Invitation&) = default;
};
std::optional<Invitation> read_invitation(std::string_view text);
// The first character, in UTF-8, that cannot be part of a code; nothing for a link.
std::optional<std::string> letter_of_no_code(std::string_view text);

}  // namespace damas
