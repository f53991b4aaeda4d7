// Owns the functions that only PostgreSQL needs; in a build without libpq they fail with a message.
#pragma once

#include <soci/soci.h>
#include <string>

namespace damas::net::storage {

// Throws soci::soci_error if there is no PostgreSQL at the address, std::runtime_error if this
// program was built without it.
void open_postgresql(soci::session& session, const std::string& url);

// Whether the error was only a conflict with another process over the same rows.
bool is_conflict(const soci::soci_error& error);

}  // namespace damas::net::storage
