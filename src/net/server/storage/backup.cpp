#include "net/server/storage/backup.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

#include "net/server/storage/private_files.hpp"
#include "net/server/storage/take_name.hpp"

namespace damas::net {

namespace fs = std::filesystem;

namespace {

std::string why(int error) {
  return std::generic_category().message(error);
}

// Opens a database that a server may be using; only reads it.
void open(soci::session& session, const fs::path& file) {
  session.open(*soci::factory_sqlite3(), "db=\"" + file.string() + "\" timeout=10");
}

std::int64_t number(soci::session& session, const char* question) {
  long long answer = 0;
  session << question, soci::into(answer);
  return answer;
}

std::int64_t version_of(soci::session& session) {
  try {
    return number(session, "SELECT version FROM schema_version");
  } catch (const soci::soci_error& error) {
    throw std::runtime_error(std::string("expected a database of damas-server: ") + error.what());
  }
}

// A file under construction, before it gets its final name.
class Draft {
 public:
  explicit Draft(const fs::path& to) : path_(to.string() + ".part-" + std::to_string(getpid())) {
    make_private_file(path_);
  }
  ~Draft() {
    std::error_code ignored;
    fs::remove(path_, ignored);
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  const fs::path& path() const { return path_; }

  // Writes the data to the disk, before anything relies on it.
  void flush() const { flush(path_, O_RDONLY); }

  void take_name(const fs::path& name, bool replace) const {
    net::take_name(path_, name, replace);
    flush(name.has_parent_path() ? name.parent_path() : fs::path("."), O_RDONLY | O_DIRECTORY);
  }

 private:
  static void flush(const fs::path& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    const bool done = file >= 0 && fsync(file) == 0;
    const int error = errno;
    if (file >= 0) close(file);
    if (!done) throw std::runtime_error(why(error));
  }

  fs::path path_;
};

void expect_database(const std::string& database) {
  if (!is_sqlite_file(database))
    throw std::runtime_error(
        "expected an SQLite file to copy; PostgreSQL has a program of its own for it: "
        "pg_dump --format=custom --file=FILE ADDRESS");
  if (!fs::is_regular_file(database))
    throw std::runtime_error("there is no database at " + database +
                             "; name it with --data or --database");
}

// Replacing a file that a server has open would lose all its later changes.
bool is_of_database(const std::string& to, const std::string& database) {
  std::error_code error;
  if (fs::equivalent(to, database, error)) return true;
  const fs::path place = fs::weakly_canonical(to, error);
  for (const char* part : {"", "-wal", "-shm", "-journal", ".lock"}) {
    if (place == fs::weakly_canonical(database + part, error)) return true;
  }
  return false;
}

void expect_place(const std::string& to, const std::string& database, bool replace) {
  if (is_of_database(to, database))
    throw std::runtime_error(to + " belongs to the database itself; name another file");
  if (fs::is_directory(to))
    throw std::runtime_error(to + " is a folder; expected the name of a file");
  if (fs::exists(to) && !replace)
    throw std::runtime_error(to + " already exists; name another file, or add --replace");
}

Copied check(const fs::path& copy, std::int64_t version) {
  soci::session session;
  open(session, copy);
  std::string found;
  session << "PRAGMA integrity_check", soci::into(found);
  if (found != "ok") throw std::runtime_error("the copy is damaged: " + found);
  const Copied copied{version_of(session), number(session, "SELECT COUNT(*) FROM player"),
                      number(session, "SELECT COUNT(*) FROM match")};
  if (copied.version != version)
    throw std::runtime_error("the copy has tables of version " + std::to_string(copied.version) +
                             ", expected " + std::to_string(version));
  return copied;
}

}  // namespace

Copied back_up(const std::string& database, const std::string& to, bool replace) {
  if (to.empty()) throw std::runtime_error("expected the name of a file for the copy");
  expect_database(database);
  expect_place(to, database, replace);
  try {
    const Draft draft(to);
    std::int64_t version = 0;
    {
      soci::session session;
      open(session, database);
      version = version_of(session);
      const std::string name = draft.path().string();
      session << "VACUUM INTO :file", soci::use(name);
    }
    draft.flush();
    const Copied copied = check(draft.path(), version);
    draft.take_name(to, replace);
    return copied;
  } catch (const std::exception& error) {
    throw std::runtime_error("cannot copy " + database + " to " + to + ": " + error.what());
  }
}

}  // namespace damas::net
