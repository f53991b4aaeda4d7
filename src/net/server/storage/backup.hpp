// Owns copying an SQLite database, also while a server uses it.
#pragma once

#include <cstdint>
#include <string>

namespace damas::net {

// Information about the copy.
struct Copied {
  std::int64_t version = 0;  // of the schema
  std::int64_t players = 0;
  std::int64_t matches = 0;
};

// Copies a consistent state of the database to a file that only its owner may read. Opens and
// checks the copy before it gets its name; after a failure no new file is left. `replace`: an
// existing file may be replaced. Throws std::runtime_error with a sentence.
Copied back_up(const std::string& database, const std::string& to, bool replace);

}  // namespace damas::net
