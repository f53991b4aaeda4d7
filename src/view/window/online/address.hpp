// Owns the addresses of servers and the links to their rooms, as people write and pass them on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damas {

struct ServerAddress {
  bool secure = false;
  std::string host;  // with its port, where that is not the usual one

  // Of the page that the server shows: "http://192.168.0.5:8080/".
  std::string page() const;
  // Of its WebSocket: "ws://192.168.0.5:8080/ws".
  std::string socket() const;
  // By which a friend joins: the page's, with the room's code after '#'.
  std::string link(std::string_view code) const;

  // Nobody else's machine comes to it by this address.
  bool on_this_machine() const;
  // The same with another name or number of its machine, as they are written in addresses.
  ServerAddress at_host(const std::string& name) const;

  friend bool operator==(const ServerAddress&, const ServerAddress&) = default;
};

// "damas.example", "192.168.0.5:8080", "https://damas.example/". Without a scheme, names of the
// wide world are taken for https; numbers, ports and names of this machine for http.
std::optional<ServerAddress> read_address(std::string_view text);

// What a friend has sent: a link, or a code in letters of any size.
struct Invitation {
  std::optional<ServerAddress> server;  // unset: the one that is used already
  std::string code;                     // empty: the link leads to no room

  friend bool operator==(const Invitation&, const Invitation&) = default;
};
std::optional<Invitation> read_invitation(std::string_view text);
// The first letter, in UTF-8, that no code has; nothing for what is written as a link.
std::optional<std::string> letter_of_no_code(std::string_view text);

}  // namespace damas
