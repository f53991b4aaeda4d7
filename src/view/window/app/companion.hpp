// Owns Companion: an activity that continues under every scene, such as a connection.
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

  // Called before the scenes of the same frame; app.wake_after(…) requests the next update.
  virtual void update(std::chrono::milliseconds elapsed, App& app) = 0;
};

}  // namespace damas
