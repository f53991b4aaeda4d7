// Owns how the connection to a server stands, as it is shown to a person.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "match/clock.hpp"

namespace damas::net {

// Why there is no connection, or why the last one ended.
enum class Trouble : std::uint8_t {
  None,
  Unreachable,    // nobody answers at the address
  NoTls,          // somebody answers there, but not by TLS, which was asked for
  NoTrust,        // the certificate of who answers there is not trusted here
  NoService,      // somebody answers there, but not as a server of this game does
  Lost,           // the connection broke, or nothing came for too long
  Shutdown,       // the server ends or restarts
  Closed,         // the server was a table, which was closed
  Busy,           // the server has too much to do to let anybody in just now
  Dropped,        // the server closed it: too slow, or too much was sent
  UnknownToken,   // the server knows nobody of this token
  OtherVersion,   // the server speaks another version of the protocol
  BadMessage,     // the server said what is not understood here
  CannotConnect,  // the address is none, or this program cannot connect to it
};

struct Connection {
  enum class State : std::uint8_t {
    Connecting,    // for the first time; `next_try` is set between tries
    Online,        // the server has said welcome
    Reconnecting,  // was online; tries again by itself, at `next_try`
    Replaced,      // the same user came by another connection; only reconnect() comes back
    Failed,        // trying again cannot help, `trouble` says why; only reconnect() tries
  };

  State state = State::Connecting;
  std::optional<Milliseconds> ping;      // there and back, as last measured; while online
  std::optional<Milliseconds> next_try;  // from now on; unset: now, or not at all
  Trouble trouble = Trouble::None;
  std::string why;  // an English sentence for logs

  bool online() const { return state == State::Online; }
  // No server has ever been heard there: perhaps the address is wrong.
  bool unheard() const {
    const bool tried = trouble == Trouble::Unreachable || trouble == Trouble::NoTls ||
                       trouble == Trouble::NoTrust || trouble == Trouble::NoService;
    return (state == State::Connecting && tried) || trouble == Trouble::CannotConnect;
  }
};

}  // namespace damas::net
