// Owns the tables of a games database and the check that a file is one; internal to src/games.
#pragma once

#include <chrono>
#include <string>

#include "games/sqlite.hpp"

namespace damas::games {

// Opens the file, and makes the tables in a new one. Throws DatabaseError if the file does not
// exist (for Use::Read), is none of ours, or has a schema that is newer than this program.
Connection open_database(const std::string& path, Use use,
                         std::chrono::milliseconds patience = usual_patience);

}  // namespace damas::games
