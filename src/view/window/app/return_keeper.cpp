#include "view/window/app/return_keeper.hpp"

#include <algorithm>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/scene_stack.hpp"
#include "view/window/app/store.hpp"

namespace damas {

void ReturnKeeper::read(const Store& store) {
  waiting_ = store.return_points().all();
}

bool ReturnKeeper::due(const Moment& moment) {
  rest_ -= std::min(rest_, moment.elapsed);
  if (left_) *left_ -= moment.elapsed;
  if (moment.changed && !left_) left_ = std::max(pause, rest_);
  const bool leaves = !std::exchange(away_, moment.away) && moment.away;
  if (!leaves && (!left_ || *left_ > Milliseconds{0})) return false;
  left_.reset();
  rest_ = apart;
  return true;
}

void ReturnKeeper::keep(const SceneStack& scenes, bool agreed, App& app) {
  ReturnPoints points;
  for (const ReturnPoint& each : waiting_) {
    if (each.unsaved) points.push_back(each);
  }
  for (const auto& scene : scenes.all()) {
    auto point = scene->return_point(app);
    if (point && !(agreed && point->unsaved)) points.push_back(std::move(*point));
  }
  app.store().return_points().keep(std::move(points));
}

}  // namespace damas
