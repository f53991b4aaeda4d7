// Owns the cutting of a stream of bytes into messages, each of which a NUL byte ends.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace damas::dxp {

class MessageBuffer {
 public:
  // The protocol's limit is lower; who chats at length is heard all the same.
  static constexpr std::size_t longest_heard = 1000;

  void add(std::string_view bytes);
  // The oldest whole message. Empty ones are left out.
  std::optional<std::string> take();
  // More came without an end than any message has. Nothing is added any more.
  bool overflowed() const { return overflowed_; }

 private:
  std::deque<std::string> messages_;
  std::string current_;
  bool overflowed_ = false;
};

}  // namespace damas::dxp
