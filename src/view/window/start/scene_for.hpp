// Owns the way from a Destination to its scene; nothing else knows all scenes.
#pragma once

#include <memory>

#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"

namespace damas {

// Null if there is nothing to show, such as a file without games; the person has been told why.
std::unique_ptr<Scene> scene_for(const Destination& destination, App& app);

}  // namespace damas
