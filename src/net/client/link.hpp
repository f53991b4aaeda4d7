// Owns the word for one WebSocket to a server, as a program sees it that must never wait for it.
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

  // Closes the connection, without a word that could be waited for.
  virtual ~Link() = default;

  // Closed is for good. What came before the end can still be received then.
  virtual State state() const = 0;
  // One text frame; nothing is sent unless the link is open.
  virtual void send(std::string text) = 0;
  // The next text frame that has come.
  virtual std::optional<std::string> receive() = 0;
  // An English sentence for logs, once it is closed: what could not be done, what was lost.
  virtual std::string why_closed() const = 0;
  // What was found where the link could not be opened, as far as that is known.
  enum class Found : std::uint8_t {
    Nobody,
    NoTls,      // somebody answers, but not by TLS
    NoTrust,    // by TLS, with a certificate that is not trusted here for that name
    NoService,  // somebody answers, but there is no WebSocket
  };
  virtual Found found() const { return Found::Nobody; }
  // Dialing again cannot help: the address is none, or this program cannot do it.
  virtual bool hopeless() const { return false; }
};

// Begins to connect to a URL ("ws://host:port/ws", "wss://…"). `wake` is called, from any thread,
// when the state has changed or something has come, and no more once the link is gone.
using Dial =
    std::function<std::unique_ptr<Link>(const std::string& url, std::function<void()> wake)>;

// The machine's own: sockets on a thread of their own, or the browser's WebSocket. Of a program
// that was built without either, every link is hopeless.
Dial machine_dial();

}  // namespace damas::net
