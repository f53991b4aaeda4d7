// Owns splitting a stream of bytes into messages, each of which ends with a NUL byte.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace damas::dxp {

class MessageBuffer {
 public:
  // Higher than the protocol's limit, so that long chats are accepted.
  static constexpr std::size_t longest_heard = 1000;

  void add(std::string_view bytes);
  // The oldest complete message. Empty messages are skipped.
  std::optional<std::string> take();
  // A message was longer than `longest_heard`. Further bytes are ignored.
  bool overflowed() const { return overflowed_; }

 private:
  std::deque<std::string> messages_;
  std::string current_;
  bool overflowed_ = false;
};

}  // namespace damas::dxp
