// Owns the person's games database as a file; the build chooses the source of it.
#pragma once

#include <memory>
#include <string>

#include "explorer/games_base.hpp"

namespace damas {

// The database in that file, which need not exist yet. Null where there is no SQLite.
std::shared_ptr<GamesBase> games_base_in(const std::string& path);

}  // namespace damas
