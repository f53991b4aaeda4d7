// Owns BackgroundActivity: an activity that continues under every scene, such as a connection.
#pragma once

#include <chrono>

namespace damas {

class App;

class BackgroundActivity {
 public:
  virtual ~BackgroundActivity() = default;
  BackgroundActivity() = default;
  BackgroundActivity(const BackgroundActivity&) = delete;
  BackgroundActivity& operator=(const BackgroundActivity&) = delete;

  // Called before the scenes of the same frame; app.wake_after(…) requests the next update.
  virtual void update(std::chrono::milliseconds elapsed, App& app) = 0;
};

}  // namespace damas
