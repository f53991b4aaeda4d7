// Owns Companion: what goes on whatever scene is shown, such as a connection.
#pragma once

#include <chrono>

namespace damas {

class App;

class Companion {
 public:
  virtual ~Companion() = default;
  Companion() = default;
  Companion(const Companion&) = delete;
  Companion& operator=(const Companion&) = delete;

  // Before the scenes of the same frame; as for them, app.wake_after(…) asks for the next update.
  virtual void update(std::chrono::milliseconds elapsed, App& app) = 0;
};

}  // namespace damas
