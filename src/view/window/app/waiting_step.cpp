#include "view/window/app/waiting_step.hpp"

#include <utility>

#include "view/window/app/app.hpp"

namespace damas {

namespace {

void tell_waiting(bool waiting, const App& app) {
  if (app.desktop().show_waiting) app.desktop().show_waiting(waiting);
}

const Scene* settled_top(const SceneStack& scenes) {
  return scenes.empty() || scenes.pending() ? nullptr : &scenes.top();
}

}  // namespace

void WaitingStep::keep(Step step, App& app) {
  step_ = std::move(step);
  scene_ = settled_top(app.scenes());
  tell_waiting(true, app);
}

void WaitingStep::drop(const App& app) {
  if (std::exchange(step_, nullptr)) tell_waiting(false, app);
}

bool WaitingStep::take(App& app) {
  if (!step_) return false;
  const Scene* const top = settled_top(app.scenes());
  if (scene_ == nullptr) scene_ = top;
  if (scene_ != top) {
    drop(app);
    return false;
  }
  if (!app.is_whole()) return false;
  const Step step = std::exchange(step_, nullptr);
  tell_waiting(false, app);
  step(app);
  return true;
}

}  // namespace damas
