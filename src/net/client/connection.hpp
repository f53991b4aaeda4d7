// Owns the state of the connection to a server, as it is shown to a person.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "match/clock.hpp"

namespace damas::net {

// Why there is no connection, or why the last one ended.
enum class Trouble : std::uint8_t {
  None,
  Unreachable,    // no answer at the address
  NoTls,          // an answer, but not by TLS, which was requested
  NoTrust,        // the server's certificate is not trusted here
  NoService,      // an answer, but not from a server of this game
  Lost,           // the connection broke, or nothing arrived for too long
  Shutdown,       // the server ends or restarts
  Closed,         // the server was a table on the network, which its owner has closed
  Busy,           // the server has too much to do to accept anybody at the moment
  Dropped,        // the server closed it: the client was too slow or sent too much
  UnknownToken,   // the server does not know the token
  OtherVersion,   // the server speaks another version of the protocol
  BadMessage,     // the server sent a message that is not understood here
  CannotConnect,  // the address is invalid, or this program cannot connect to it
};

struct Connection {
  enum class State : std::uint8_t {
    Connecting,    // for the first time; `next_try` is set between attempts
    Online,        // the server has sent "welcome"
    Reconnecting,  // was online; repeats attempts by itself, at `next_try`
    Replaced,      // the same user connected elsewhere; only reconnect() comes back
    Failed,        // another attempt is useless, see `trouble`; only reconnect() tries
  };

  State state = State::Connecting;
  std::optional<Milliseconds> ping;      // last measured round-trip time; while online
  std::optional<Milliseconds> next_try;  // time left; unset: now, or no attempt
  Trouble trouble = Trouble::None;
  std::string why;  // an English sentence for logs

  bool online() const { return state == State::Online; }
  // No server has ever answered there: the address may be wrong.
  bool unheard() const {
    const bool tried = trouble == Trouble::Unreachable || trouble == Trouble::NoTls ||
                       trouble == Trouble::NoTrust || trouble == Trouble::NoService;
    return (state == State::Connecting && tried) || trouble == Trouble::CannotConnect;
  }
};

}  // namespace damas::net
