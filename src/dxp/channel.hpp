// Owns a channel that sends and receives whole messages over a stream of bytes.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "dxp/message_buffer.hpp"
#include "tcp/stream.hpp"

namespace damas::dxp {

using tcp::Deadline;

// The result of waiting for a message until a deadline.
struct Received {
  enum class Kind : std::uint8_t { Text, Silence, End };
  Kind kind = Kind::Silence;
  // For Text, the message without its NUL byte. For End, the reason: "closed the connection".
  std::string text = {};
};

class Channel {
 public:
  explicit Channel(std::unique_ptr<tcp::Stream> stream);

  // Answers nothing, or the reason why the message could not be sent.
  std::optional<std::string> send(std::string_view message, Deadline deadline);
  Received receive(Deadline deadline);

 private:
  std::unique_ptr<tcp::Stream> stream_;
  MessageBuffer buffer_;
};

}  // namespace damas::dxp
