// Owns the tables and how older ones become today's.
#pragma once

#include "net/server/storage/database.hpp"

namespace damas::net::storage {

// Brings the tables to today's version, wholly or not at all. Throws std::runtime_error if they are
// of a later one.
void migrate(Database& database);

}  // namespace damas::net::storage
