// Owns how the standard streams behave while a program runs: text is UTF-8, and the same bytes come
// out on every system.
#pragma once

#include <memory>

namespace damas {

// Made first in `main`, after std::ios::sync_with_stdio; what it changed is as before afterwards.
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
