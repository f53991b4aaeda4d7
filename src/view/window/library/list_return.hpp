// Owns what a list of games needs to come back at a later start of the program.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "view/window/app/game_file.hpp"
#include "view/window/app/return_point.hpp"

namespace damas {

// For a list of the games of these files, of which there must be one. Games that have no file on a
// disk, as all in a browser, come back only if they are a single text and few.
std::optional<ReturnPoint> return_point_of(const std::vector<std::shared_ptr<GameFile>>& files,
                                           bool in_browser);

}  // namespace damas
