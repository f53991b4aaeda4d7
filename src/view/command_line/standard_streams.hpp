// Owns the mode of the standard streams: text is UTF-8, and output has the same bytes on every
// system.
#pragma once

#include <memory>

namespace damas {

// Create it first in `main`, after std::ios::sync_with_stdio; the destructor restores the old mode.
class StandardStreams {
 public:
  StandardStreams();
  ~StandardStreams();
  StandardStreams(const StandardStreams&) = delete;
  StandardStreams& operator=(const StandardStreams&) = delete;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace damas
