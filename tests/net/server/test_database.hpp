// Owns the choice of the tests' database: SQLite in memory, or the PostgreSQL that
// scripts/postgres.sh has started.
#pragma once

#include <string>

namespace damas::net {

bool on_postgres();
// The address of an empty database: ":memory:", or a new schema, which several connections may use.
std::string new_database();
// Runs one statement on a separate connection.
void run_on_postgres(const std::string& url, const std::string& statement);

}  // namespace damas::net
