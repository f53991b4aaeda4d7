// Owns copies of an SQLite database that a server may be using meanwhile.
#pragma once

#include <cstdint>
#include <string>

namespace damas::net {

// What the copy holds.
struct Copied {
  std::int64_t version = 0;  // of the tables
  std::int64_t players = 0;
  std::int64_t matches = 0;
};

// Copies the database, as it is at one moment, to a file that only its owner may read. The copy is
// opened and checked before it gets its name; whatever fails leaves nothing new. `replace`: it may
// take the place of a file. Throws std::runtime_error with a sentence.
Copied back_up(const std::string& database, const std::string& to, bool replace);

}  // namespace damas::net
