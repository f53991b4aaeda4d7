// Owns the database schema and its migration from older versions.
#pragma once

#include "net/server/storage/database.hpp"

namespace damas::net::storage {

// Migrates the tables to the current version in one transaction. Throws std::runtime_error if they
// have a later version.
void migrate(Database& database);

}  // namespace damas::net::storage
