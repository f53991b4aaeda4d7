// Owns the data by which a list of games comes back at a later start of the program.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "view/window/app/game_file.hpp"
#include "view/window/app/return_point.hpp"

namespace damas {

// For a list of the games of these files; there must be at least one. Games without a file on a
// disk, such as all games in a browser, come back only if they are one text that is not long.
std::optional<ReturnPoint> return_point_of(const std::vector<std::shared_ptr<GameFile>>& files,
                                           bool in_browser);

}  // namespace damas
