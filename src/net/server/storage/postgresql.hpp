// Owns what only a PostgreSQL does; a build without libpq has none, and says so.
#pragma once

#include <soci/soci.h>
#include <string>

namespace damas::net::storage {

// Throws soci::soci_error where there is none at the address, std::runtime_error where this program
// cannot speak to any.
void open_postgresql(soci::session& session, const std::string& url);

// Whether it failed only because another process was at the same rows.
bool is_conflict(const soci::soci_error& error);

}  // namespace damas::net::storage
