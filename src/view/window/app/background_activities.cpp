#include "view/window/app/background_activities.hpp"

#include "view/window/app/background_activity.hpp"

namespace damas {

// Iterates over a copy, because an activity may add another one.
void BackgroundActivities::update(std::chrono::milliseconds elapsed, App& app) {
  std::erase_if(all_, [](const auto& activity) { return activity.expired(); });
  for (const auto& each : std::vector(all_)) {
    if (const auto activity = each.lock()) activity->update(elapsed, app);
  }
}

}  // namespace damas
