#include "view/window/scene_stack.hpp"

#include <algorithm>
#include <utility>

namespace damas {

void SceneStack::push(std::unique_ptr<Scene> scene) {
  queue_.push_back({nullptr, false, std::move(scene)});
}

void SceneStack::close(const Scene& scene) {
  queue_.push_back({&scene, false, nullptr});
}

void SceneStack::replace(const Scene& scene, std::unique_ptr<Scene> next) {
  queue_.push_back({&scene, false, std::move(next)});
}

void SceneStack::start(std::unique_ptr<Scene> first) {
  queue_.push_back({nullptr, true, std::move(first)});
}

bool SceneStack::settle(Size size, App& app) {
  if (queue_.empty()) return false;
  while (!queue_.empty()) {
    std::vector<Change> changes = std::exchange(queue_, {});
    for (Change& change : changes)
      carry_out(std::move(change), size, app);
  }
  return true;
}

void SceneStack::carry_out(Change change, Size size, App& app) {
  if (change.all) drop_from(0, app);
  if (change.from != nullptr) {
    const auto found = std::find_if(scenes_.begin(), scenes_.end(),
                                    [&](const auto& s) { return s.get() == change.from; });
    // Its scene is gone already, and what was to come instead with it.
    if (found == scenes_.end()) return;
    drop_from(static_cast<std::size_t>(found - scenes_.begin()), app);
  }
  if (!change.next) return;
  change.next->layout(size);
  scenes_.push_back(std::move(change.next));
}

void SceneStack::drop_from(std::size_t index, App& app) {
  while (scenes_.size() > index) {
    scenes_.back()->leave(app);
    scenes_.pop_back();
  }
}

void SceneStack::layout(Size size) {
  for (const auto& scene : scenes_)
    scene->layout(size);
}

std::vector<Scene*> SceneStack::visible() const {
  std::size_t lowest = scenes_.size();
  while (lowest > 0 && scenes_[lowest - 1]->is_overlay())
    --lowest;
  if (lowest > 0) --lowest;
  std::vector<Scene*> shown;
  for (std::size_t i = lowest; i < scenes_.size(); ++i)
    shown.push_back(scenes_[i].get());
  return shown;
}

void SceneStack::leave_all(App& app) {
  for (auto scene = scenes_.rbegin(); scene != scenes_.rend(); ++scene)
    (*scene)->leave(app);
}

}  // namespace damas
