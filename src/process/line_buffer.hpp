// Owns splitting a stream of bytes into lines.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "process/program.hpp"

namespace damas {

class LineBuffer {
 public:
  void add(std::string_view bytes) {
    for (const char c : bytes) {
      if (c == '\n') {
        lines_.push_back(std::move(current_));
        current_.clear();
      } else if (c != '\r' && current_.size() < longest_line) {
        current_ += c;
      }
    }
  }

  // The oldest complete line.
  std::optional<std::string> take() {
    if (lines_.empty()) return std::nullopt;
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }

  // The text after the last line end, once the stream has ended.
  std::optional<std::string> take_rest() {
    if (current_.empty()) return std::nullopt;
    return std::exchange(current_, {});
  }

 private:
  std::deque<std::string> lines_;
  std::string current_;
};

}  // namespace damas
