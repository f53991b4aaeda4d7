// Owns the person's games database as a file, and the list of its games; the build chooses the
// source of both.
#pragma once

#include <memory>
#include <string>

#include "explorer/games_base.hpp"
#include "view/window/app/destination.hpp"

namespace damas {

class App;
class Scene;

// The database in that file, which need not exist yet. Null where there is no SQLite.
std::shared_ptr<GamesBase> games_base_in(const std::string& path);

// The scene with the list of its games; null where there is no SQLite, or no database.
std::unique_ptr<Scene> games_base_scene(const App& app, const destination::GamesDatabase& to);

}  // namespace damas
