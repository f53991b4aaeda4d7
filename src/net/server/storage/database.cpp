#include "net/server/storage/database.hpp"

#include <algorithm>
#include <soci/sqlite3/soci-sqlite3.h>
#include <stdexcept>
#include <string>

#include "net/server/storage/postgresql.hpp"

namespace damas::net::storage {

namespace {

bool is_postgres(const std::string& url) {
  return url.starts_with("postgresql://") || url.starts_with("postgres://") ||
         url.find("host=") != std::string::npos || url.find("dbname=") != std::string::npos;
}

}  // namespace

std::string password_in(const std::string& url) {
  if (!is_postgres(url)) return "";
  const std::string field = "password=";
  if (const auto at = url.find(field); at != std::string::npos) {
    const auto from = at + field.size();
    const bool quoted = from < url.size() && url[from] == '\'';
    const auto end = quoted ? url.find('\'', from + 1) : url.find_first_of("& ", from);
    return url.substr(from, end == std::string::npos ? end : end - from);
  }
  const auto scheme = url.find("://");
  if (scheme == std::string::npos) return "";
  // A password may hold an '@' by mistake: the last one before the host's end is meant.
  const auto host_end = std::min(url.find_first_of("/?", scheme + 3), url.size());
  const auto at = url.rfind('@', host_end);
  const auto colon = url.find(':', scheme + 3);
  if (at == std::string::npos || colon == std::string::npos || colon > at) return "";
  return url.substr(colon + 1, at - colon - 1);
}

Database::Database(const std::string& url)
    : dialect_(is_postgres(url) ? Dialect::Postgres : Dialect::Sqlite) {
  if (dialect_ == Dialect::Postgres) {
    open_postgresql(session_, url);
    configure();
    return;
  }
  session_.open(*soci::factory_sqlite3(), "db=\"" + url + "\" timeout=2");
  own_file();
  execute("PRAGMA synchronous = FULL");
}

// One server owns the file; then WAL needs no shared memory and nobody else can be in between.
void Database::own_file() {
  execute("PRAGMA locking_mode = EXCLUSIVE");
  try {
    execute("PRAGMA journal_mode = WAL");
  } catch (const soci::soci_error& error) {
    if (std::string(error.what()).find("is locked") == std::string::npos) throw;
    throw std::runtime_error("another program has it open, perhaps another damas-server");
  }
}

void Database::configure() {
  execute("SET client_min_messages TO warning");
  // Two processes that wait for each other's rows: one gives way, long before the database finds
  // out.
  execute("SET lock_timeout TO '200ms'");
}

void Database::rollback() noexcept {
  try {
    session_.rollback();
  } catch (const std::exception&) {  // nothing was begun, or the connection is gone
  }
}

void Database::recover() noexcept {
  statements_.clear();
  if (dialect_ == Dialect::Sqlite) return;
  try {
    if (session_.is_connected()) return;
    session_.reconnect();
    configure();
  } catch (const std::exception&) {  // tried again after the next failure
  }
}

}  // namespace damas::net::storage
