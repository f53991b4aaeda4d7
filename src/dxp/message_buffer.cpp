#include "dxp/message_buffer.hpp"

#include <utility>

namespace damas::dxp {

void MessageBuffer::add(std::string_view bytes) {
  for (const char c : bytes) {
    if (overflowed_) return;
    if (c != '\0') {
      current_ += c;
      overflowed_ = current_.size() > longest_heard;
    } else if (!current_.empty()) {
      messages_.push_back(std::exchange(current_, {}));
    }
  }
}

std::optional<std::string> MessageBuffer::take() {
  if (messages_.empty()) return std::nullopt;
  std::string message = std::move(messages_.front());
  messages_.pop_front();
  return message;
}

}  // namespace damas::dxp
