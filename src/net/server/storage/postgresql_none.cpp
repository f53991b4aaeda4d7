// A build without libpq: all data is stored in an SQLite file.
#include <stdexcept>

#include "net/server/storage/notes_listener.hpp"
#include "net/server/storage/postgresql.hpp"

namespace damas::net {

void storage::open_postgresql(soci::session&, const std::string&) {
  throw std::runtime_error(
      "this damas-server was built without PostgreSQL; expected the path of an SQLite file");
}

bool storage::is_conflict(const soci::soci_error&) {
  return false;  // no other process uses the file
}

// Receives no notes.
class NotesListener::Impl {};

NotesListener::NotesListener(std::string, std::string, std::function<void(std::string)>,
                             std::function<void()>) {}

NotesListener::~NotesListener() = default;

}  // namespace damas::net
