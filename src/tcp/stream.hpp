// Owns streams of bytes between this program and another one over TCP.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "tcp/endpoint.hpp"

namespace damas::tcp {

using Deadline = std::chrono::steady_clock::time_point;

// The result of waiting for bytes until a deadline.
struct Received {
  enum class Kind : std::uint8_t {
    Bytes,
    Silence,  // nothing came in time
    End,      // nothing more will come
  };
  Kind kind = Kind::Silence;
  // For Bytes, the bytes. For End, the reason, a sentence without its subject: "closed the
  // connection".
  std::string text = {};
};

// An interface, so that tests can replace the connection. The destructor closes the connection.
class Stream {
 public:
  Stream() = default;
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  virtual ~Stream() = default;

  // Sends all bytes. If that fails, answers the reason, as in `Received`; after that the stream
  // must not be used for sending.
  virtual std::optional<std::string> send(std::string_view bytes, Deadline deadline) = 0;
  // Receives the available bytes, at least one, even if the deadline has passed.
  virtual Received receive(Deadline deadline) = 0;
};

// The stream, or a sentence that says why the connection failed.
using Connected = std::variant<std::unique_ptr<Stream>, std::string>;

// The deadline does not apply to the lookup of a name, whose duration depends on the system.
Connected connect(const Endpoint& endpoint, Deadline deadline);

class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  // Has the port that the system chose, if port 0 was requested.
  virtual const Endpoint& endpoint() const = 0;
  // A null stream if there is no connection before the deadline, or a sentence if connections can
  // no longer be accepted.
  virtual Connected accept(Deadline deadline) = 0;
};

using Listening = std::variant<std::unique_ptr<Listener>, std::string>;

// The host must be an address of this machine.
Listening listen(const Endpoint& endpoint);

}  // namespace damas::tcp
