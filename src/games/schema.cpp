#include "games/schema.hpp"

#include "core/variants.hpp"

namespace damas::games {

namespace {

// In the head of the file, so that other SQLite files are told apart: "DamG".
constexpr std::int64_t our_mark = 0x44616D47;
constexpr std::int64_t newest = 1;

// README.md describes the rows of each table.
constexpr const char* tables = R"(
CREATE TABLE variant (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);
CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE folded (block INTEGER PRIMARY KEY, lines BLOB NOT NULL);
CREATE TABLE game (number INTEGER PRIMARY KEY, variant INTEGER NOT NULL, tags BLOB NOT NULL,
                   moves BLOB NOT NULL);
CREATE TABLE fact (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE segment (id INTEGER PRIMARY KEY, first INTEGER NOT NULL, games INTEGER NOT NULL,
                      bits INTEGER NOT NULL);
CREATE TABLE posting (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
)";

[[noreturn]] void refuse(const Connection& connection, const std::string& why) {
  throw DatabaseError("the database '" + connection.path() + "' cannot be used: " + why);
}

bool is_empty(const Connection& connection) {
  return connection.number("SELECT count(*) FROM sqlite_master") == 0;
}

void create(const Connection& connection) {
  Transaction transaction(connection);
  if (!is_empty(connection)) return;  // another program was faster
  connection.execute(tables);
  connection.execute(("PRAGMA application_id = " + std::to_string(our_mark)).c_str());
  connection.execute(("PRAGMA user_version = " + std::to_string(newest)).c_str());
  transaction.commit();
}

void check(const Connection& connection) {
  if (connection.number("PRAGMA application_id") != our_mark) {
    refuse(connection, is_empty(connection)
                           ? "it is empty; import games first"
                           : "it is an SQLite file of another program; expected a games database");
  }
  const std::int64_t version = connection.number("PRAGMA user_version");
  if (version > newest) {
    refuse(connection, "it is of version " + std::to_string(version) +
                           ", made by a newer program; this one knows up to " +
                           std::to_string(newest));
  }
}

// Numbers of variants in the file do not depend on their order in this program.
void add_variants(const Connection& connection) {
  Statement insert = connection.prepare("INSERT OR IGNORE INTO variant (id) VALUES (?)");
  for (const VariantInfo& variant : variants)
    insert.bind_text(1, variant.id).run();
}

}  // namespace

Connection open_database(const std::string& path, Use use, std::chrono::milliseconds patience) {
  Connection connection(path, use, patience);
  connection.execute("PRAGMA mmap_size = 4294967296");
  if (use == Use::Write) {
    connection.execute("PRAGMA cache_size = -65536");
    if (is_empty(connection)) create(connection);
  }
  check(connection);
  const auto known = static_cast<std::int64_t>(variants.size());
  if (use == Use::Write && connection.number("SELECT count(*) FROM variant") < known) {
    Transaction transaction(connection);
    add_variants(connection);
    transaction.commit();
  }
  return connection;
}

}  // namespace damas::games
