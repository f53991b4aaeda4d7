#include "view/window/app/scene.hpp"

#include "view/window/app/return_point.hpp"

namespace damas {

std::optional<ReturnPoint> Scene::return_point(const App& /*app*/) const {
  return std::nullopt;
}

}  // namespace damas
