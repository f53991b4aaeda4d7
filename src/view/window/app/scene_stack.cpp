#include "view/window/app/scene_stack.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "view/window/app/app.hpp"

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
  if (index_of(question_) == scenes_.size()) question_ = nullptr;
  return true;
}

void SceneStack::carry_out(Change change, Size size, App& app) {
  if (change.all) drop_from(0, app);
  if (change.from != nullptr) {
    const std::size_t from = index_of(change.from);
    // That scene is already gone, so its replacement is dropped, too.
    if (from == scenes_.size()) return;
    drop_from(from, app);
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

// The index of the scene, or the number of scenes if it is not one of them.
std::size_t SceneStack::index_of(const Scene* scene) const {
  const auto found =
      std::find_if(scenes_.begin(), scenes_.end(), [&](const auto& s) { return s.get() == scene; });
  return static_cast<std::size_t>(found - scenes_.begin());
}

bool SceneStack::in_front(const Scene& scene) const {
  return !pending() && !empty() && &top() == &scene;
}

const Scene* SceneStack::below(const Scene& scene) const {
  const std::size_t index = index_of(&scene);
  return index == 0 || index == scenes_.size() ? nullptr : scenes_[index - 1].get();
}

// If another scene has been opened above the question, asks again.
void SceneStack::when_let_go(App& app, const std::function<void(App&)>& go, const Scene* willing) {
  const bool asking = question_ != nullptr && (pending() || &top() == question_);
  if (!asking) ask_from(0, willing, go, app);
}

void SceneStack::ask_from(std::size_t index, const Scene* willing,
                          const std::function<void(App&)>& go, App& app) {
  question_ = nullptr;
  for (std::size_t i = index; i < scenes_.size(); ++i) {
    const auto go_on = [this, i, willing, go](App& a) { ask_from(i + 1, willing, go, a); };
    if (scenes_[i].get() == willing || scenes_[i]->lets_go(app, go_on)) continue;
    assert(pending());
    question_ = queue_.back().next.get();
    return app.wake_after(std::chrono::milliseconds{0});
  }
  go(app);
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

bool SceneStack::work_before_rest() const {
  const std::vector<Scene*> shown = visible();
  return std::all_of(shown.begin(), shown.end(),
                     [](const Scene* scene) { return scene->works_before_rest(); });
}

void SceneStack::save_all(App& app) {
  for (auto scene = scenes_.rbegin(); scene != scenes_.rend(); ++scene)
    (*scene)->save_now(app);
}

void SceneStack::leave_all(App& app) {
  for (auto scene = scenes_.rbegin(); scene != scenes_.rend(); ++scene)
    (*scene)->leave(app);
}

}  // namespace damas
