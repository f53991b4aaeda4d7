#include "net/server/storage/database.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <stdexcept>
#include <string>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

#include "net/server/storage/postgresql.hpp"
#include "net/server/storage/private_files.hpp"

namespace damas::net::storage {

namespace {

constexpr const char* taken = "another program has it open, perhaps another damas-server";

}  // namespace

bool is_postgres(const std::string& url) {
  return url.starts_with("postgresql://") || url.starts_with("postgres://") ||
         url.find("host=") != std::string::npos || url.find("dbname=") != std::string::npos;
}

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
  // A password may contain an unescaped '@', so the last '@' before the end of the host counts.
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
  own_file(url);
  execute("PRAGMA synchronous = FULL");
}

Database::Lock::~Lock() {
  if (file_ >= 0) close(file_);
}

void Database::Lock::take(const std::string& path) {
  make_private_file(path);
  file_ = open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file_ >= 0 && flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  if (errno == EWOULDBLOCK) throw std::runtime_error(taken);
  throw std::runtime_error("cannot lock " + path + ": " + std::generic_category().message(errno));
}

// Only one server may use the file, because it relies on its data in memory; other programs may
// read it, for example to copy it. SQLite gives its additional files the same permissions.
void Database::own_file(const std::string& path) {
  if (is_sqlite_file(path)) {
    lock_.take(path + ".lock");
    make_private_file(path);
  }
  session_.open(*soci::factory_sqlite3(), "db=\"" + path + "\" timeout=2");
  try {
    execute("PRAGMA journal_mode = WAL");
  } catch (const soci::soci_error& error) {
    if (std::string(error.what()).find("is locked") == std::string::npos) throw;
    throw std::runtime_error(taken);
  }
}

void Database::configure() {
  execute("SET client_min_messages TO warning");
  // If two processes wait for each other's rows, one gives up long before the database detects the
  // deadlock.
  execute("SET lock_timeout TO '200ms'");
}

void Database::rollback() noexcept {
  try {
    session_.rollback();
  } catch (const std::exception&) {  // no transaction was begun, or the connection is lost
  }
}

void Database::recover() noexcept {
  statements_.clear();
  if (dialect_ == Dialect::Sqlite) return;
  try {
    if (session_.is_connected()) return;
    session_.reconnect();
    configure();
  } catch (const std::exception&) {  // repeated after the next failure
  }
}

}  // namespace damas::net::storage
