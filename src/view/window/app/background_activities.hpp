// Owns BackgroundActivities: the updates of all activities that continue under every scene.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

namespace damas {

class App;
class BackgroundActivity;

class BackgroundActivities {
 public:
  // Updates the activity as long as somebody else owns it.
  void add(const std::shared_ptr<BackgroundActivity>& activity) { all_.push_back(activity); }
  // An activity that another one adds meanwhile has its first update in the next frame.
  void update(std::chrono::milliseconds elapsed, App& app);

 private:
  std::vector<std::weak_ptr<BackgroundActivity>> all_;
};

}  // namespace damas
