// Owns a socket to a server on this machine that sends exactly the given bytes: a client that may
// misbehave.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace damas::net {

class RawClient {
 public:
  // Connects to a port of 127.0.0.1, with a time limit of some seconds for each read. A `Narrow`
  // one has a small buffer, so that the server soon notices if it does not read.
  enum class Reach { Usual, Narrow };
  explicit RawClient(std::uint16_t port, Reach reach = Reach::Usual);
  virtual ~RawClient();
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  void write(const std::string& bytes);
  // That many bytes; nothing if the server closes the connection before.
  std::optional<std::string> bytes(std::size_t count);
  // The head and the body of an HTTP response, by its Content-Length.
  std::string response();
  // An HTTP request's response.
  std::string ask(const std::string& method, const std::string& target,
                  const std::string& headers = "", const std::string& host = "localhost");
  // Asks for a WebSocket; the response.
  std::string upgrade(const std::string& headers = "");

  // A masked frame with a whole message; `opcode` 1: text.
  static std::string frame(const std::string& message, int opcode = 1);
  void say(const std::string& message) { write(frame(message)); }
  struct Frame {
    int opcode = 0;
    std::string payload;
    // The code of a close frame.
    int code() const;
  };
  // Nothing if the server has closed the connection.
  std::optional<Frame> receive();

  // The socket's operations; a derived client may add a layer such as TLS.
 protected:
  virtual long send_some(const char* bytes, std::size_t count);
  virtual long receive_some(char* bytes, std::size_t count);
  int socket() const { return socket_; }

 private:
  int socket_;
  std::string read_;
};

}  // namespace damas::net
