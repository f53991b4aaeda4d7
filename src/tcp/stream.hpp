// Owns streams of bytes between this program and another, over TCP.
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

// What came from the other end until a deadline.
struct Received {
  enum class Kind : std::uint8_t {
    Bytes,
    Silence,  // nothing came in time
    End,      // nothing more will come
  };
  Kind kind = Kind::Silence;
  // The bytes, or why there is an end: a sentence without its subject, "closed the connection".
  std::string text = {};
};

// An interface, so that tests can play the other end. Destroying it closes the connection.
class Stream {
 public:
  Stream() = default;
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  virtual ~Stream() = default;

  // Sends all of it. Else says why not, as `Received` does; then nothing more can be sent.
  virtual std::optional<std::string> send(std::string_view bytes, Deadline deadline) = 0;
  // As much as is there, at least a byte. Takes what is there also after the deadline.
  virtual Received receive(Deadline deadline) = 0;
};

// The stream, or a sentence that says why there is none.
using Connected = std::variant<std::unique_ptr<Stream>, std::string>;

// Looking up a name waits as long as the system likes; the deadline holds for the rest.
Connected connect(const Endpoint& endpoint, Deadline deadline);

class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  // With the port that the system chose, if it was to choose one.
  virtual const Endpoint& endpoint() const = 0;
  // Null if nobody connects until the deadline.
  virtual std::unique_ptr<Stream> accept(Deadline deadline) = 0;
};

using Listening = std::variant<std::unique_ptr<Listener>, std::string>;

// The host must be an address of this machine.
Listening listen(const Endpoint& endpoint);

}  // namespace damas::tcp
