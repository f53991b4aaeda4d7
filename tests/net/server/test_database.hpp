// Owns which database the tests use: rows in memory, or those of the PostgreSQL that
// scripts/postgres.sh has started for them.
#pragma once

#include <string>

namespace damas::net {

bool on_postgres();
// The address of a database without any rows: ":memory:", or a schema of its own. Of PostgreSQL
// several connections may use the same.
std::string new_database();
// One statement by a connection of its own.
void run_on_postgres(const std::string& url, const std::string& statement);

}  // namespace damas::net
