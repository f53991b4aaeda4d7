// Owns Link: the interface of one WebSocket to a server, none of whose functions blocks.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace damas::net {

class Link {
 public:
  enum class State : std::uint8_t { Connecting, Open, Closed };

  // Closes the connection without waiting for the server.
  virtual ~Link() = default;

  // Closed is final. Frames that arrived before the end can still be received then.
  virtual State state() const = 0;
  // Sends one text frame; no effect unless the link is open.
  virtual void send(std::string text) = 0;
  // The next text frame that has arrived.
  virtual std::optional<std::string> receive() = 0;
  // Once closed: an English sentence for logs on what failed or was lost.
  virtual std::string why_closed() const = 0;
  // Why the link could not be opened, as far as that is known.
  enum class Found : std::uint8_t {
    Nobody,
    NoTls,      // somebody answers, but not by TLS
    NoTrust,    // TLS, but with a certificate that is not trusted here for that name
    NoService,  // somebody answers, but there is no WebSocket
  };
  virtual Found found() const { return Found::Nobody; }
  // Another attempt is useless: the address is invalid, or this program cannot use it.
  virtual bool hopeless() const { return false; }
};

// Starts to connect to a URL ("ws://host:port/ws", "wss://…"). Calls `wake` from any thread when
// the state has changed or a frame has arrived, but never after the link is destroyed.
using Dial =
    std::function<std::unique_ptr<Link>(const std::string& url, std::function<void()> wake)>;

// The machine's own links: sockets on a separate thread, or the browser's WebSocket. If the program
// was built without either, every link is hopeless.
Dial machine_dial();

}  // namespace damas::net
