#include "net/server/storage/postgresql.hpp"

#include <soci/postgresql/soci-postgresql.h>

namespace damas::net::storage {

void open_postgresql(soci::session& session, const std::string& url) {
  session.open(*soci::factory_postgresql(), url);
}

bool is_conflict(const soci::soci_error& error) {
  const auto* postgres = dynamic_cast<const soci::postgresql_soci_error*>(&error);
  if (!postgres) return false;
  const std::string state = postgres->sqlstate();
  // Unique violation, serialization failure, deadlock, lock not available.
  return state == "23505" || state == "40001" || state == "40P01" || state == "55P03";
}

}  // namespace damas::net::storage
