#include "games/sqlite.hpp"

#include <sqlite3.h>

#include <climits>

namespace damas::games {

namespace {

// Why SQLite refused, in words that say what to do where SQLite's own do not.
std::string reason_of(sqlite3* connection, int code) {
  switch (code & 0xFF) {
    case SQLITE_NOTADB:
      return "it is not an SQLite file; expected a games database";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "another program is writing to it; try again when that is done";
    case SQLITE_FULL:
      return "the disk is full";
    case SQLITE_READONLY:
      return "it cannot be written";
    case SQLITE_CORRUPT:
      return "it is damaged";
    case SQLITE_CANTOPEN:
      return "it cannot be opened; expected a file in an existing folder";
    default:
      return connection == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(connection);
  }
}

[[noreturn]] void fail(sqlite3* connection, const std::string& file, int code) {
  const std::string why =
      "the database '" + file + "' cannot be used: " + reason_of(connection, code);
  const int kind = code & 0xFF;
  if (kind == SQLITE_BUSY || kind == SQLITE_LOCKED) throw DatabaseBusy(why);
  throw DatabaseError(why);
}

int size_of(std::string_view bytes) {
  if (bytes.size() > INT_MAX) throw DatabaseError("a game is too large for the database");
  return static_cast<int>(bytes.size());
}

}  // namespace

void Statement::Close::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

Statement::Statement(sqlite3* connection, const std::string& file, const char* sql)
    : connection_(connection), file_(&file) {
  sqlite3_stmt* made = nullptr;
  const int code = sqlite3_prepare_v2(connection, sql, -1, &made, nullptr);
  statement_.reset(made);
  if (code != SQLITE_OK) fail(connection_, *file_, code);
}

Statement& Statement::bind(int parameter, std::int64_t value) {
  const int code = sqlite3_bind_int64(statement_.get(), parameter, value);
  if (code != SQLITE_OK) fail(connection_, *file_, code);
  return *this;
}

Statement& Statement::bind_text(int parameter, std::string_view text) {
  const char* const data = text.empty() ? "" : text.data();  // null would be no text
  const int code =
      sqlite3_bind_text(statement_.get(), parameter, data, size_of(text), SQLITE_STATIC);
  if (code != SQLITE_OK) fail(connection_, *file_, code);
  return *this;
}

Statement& Statement::bind_blob(int parameter, std::string_view bytes) {
  const char* const data = bytes.empty() ? "" : bytes.data();
  const int code =
      sqlite3_bind_blob(statement_.get(), parameter, data, size_of(bytes), SQLITE_STATIC);
  if (code != SQLITE_OK) fail(connection_, *file_, code);
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  sqlite3_reset(statement_.get());
  if (code != SQLITE_DONE) fail(connection_, *file_, code);
  return false;
}

void Statement::run() {
  while (step()) {
  }
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string_view Statement::bytes(int column) const {
  const void* const data = sqlite3_column_blob(statement_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return data == nullptr ? std::string_view()
                         : std::string_view(static_cast<const char*>(data), size);
}

void Connection::Close::operator()(sqlite3* connection) const {
  sqlite3_close(connection);
}

Connection::Connection(const std::string& path, Use use, std::chrono::milliseconds patience)
    : path_(std::make_unique<std::string>(path)) {
  const int mode =
      use == Use::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &opened, mode, nullptr);
  connection_.reset(opened);
  if (code == SQLITE_CANTOPEN && use == Use::Read) {
    throw DatabaseError("the database '" + path +
                        "' cannot be opened; expected a file that 'import' has made");
  }
  if (code != SQLITE_OK) fail(opened, path, code);
  sqlite3_extended_result_codes(opened, 1);
  sqlite3_busy_timeout(opened, static_cast<int>(patience.count()));
}

void Connection::execute(const char* sql) const {
  const int code = sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(connection_.get(), *path_, code);
}

std::int64_t Connection::number(const char* sql) const {
  Statement statement = prepare(sql);
  return statement.step() ? statement.integer(0) : 0;
}

Snapshot::Snapshot(const Connection& connection) : connection_(connection) {
  connection_.execute("BEGIN");
}

Snapshot::~Snapshot() {
  try {
    connection_.execute("ROLLBACK");
  } catch (const DatabaseError&) {  // nothing was changed
  }
}

Transaction::Transaction(const Connection& connection) : connection_(connection) {
  connection_.execute("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
  if (!open_) return;
  try {
    connection_.execute("ROLLBACK");
  } catch (const DatabaseError&) {  // SQLite has rolled back by itself, as after a full disk
  }
}

void Transaction::commit() {
  connection_.execute("COMMIT");
  open_ = false;
}

}  // namespace damas::games
