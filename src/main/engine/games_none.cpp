// Takes the place of the games database in a program that was built without SQLite.
#include <stdexcept>

#include "main/engine/commands.hpp"

namespace damas::tool {

namespace {

void add_absent(CLI::App& app, const char* name, const char* about) {
  CLI::App& command = *app.add_subcommand(name, about);
  command.allow_extras();
  command.callback([] {
    throw std::runtime_error("this program was built without SQLite, which keeps games databases");
  });
}

}  // namespace

void add_import_command(CLI::App& app) {
  add_absent(app, "import", "Add games to a database (this program was built without SQLite)");
}

void add_games_command(CLI::App& app) {
  add_absent(app, "games", "Search a database (this program was built without SQLite)");
}

}  // namespace damas::tool
