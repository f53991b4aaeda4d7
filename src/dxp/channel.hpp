// Owns messages over a stream of bytes: whole ones in, whole ones out.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "dxp/message_buffer.hpp"
#include "tcp/stream.hpp"

namespace damas::dxp {

using tcp::Deadline;

// What came until a deadline.
struct Heard {
  enum class Kind : std::uint8_t { Text, Silence, End };
  Kind kind = Kind::Silence;
  // Of a text: a message without its NUL byte. Of an end: why there is one, "closed the
  // connection".
  std::string text = {};
};

class Channel {
 public:
  explicit Channel(std::unique_ptr<tcp::Stream> stream);

  // Nothing, or why it could not be sent.
  std::optional<std::string> say(std::string_view message, Deadline deadline);
  Heard hear(Deadline deadline);

 private:
  std::unique_ptr<tcp::Stream> stream_;
  MessageBuffer buffer_;
};

}  // namespace damas::dxp
