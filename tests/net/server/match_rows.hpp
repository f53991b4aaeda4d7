// Owns what the database is to hold of one match, beside what it does hold: both as lines to
// compare.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/test_folder.hpp"
#include "net/protocol/reply.hpp"
#include "net/server/community/store.hpp"
#include "net/server/test_database.hpp"

namespace damas::net {

// A database of which the rows can be read while somebody uses it, between transactions: of SQLite,
// which is locked then, what would be found if the user were killed now.
class RowsDatabase {
 public:
  const std::string& url() const { return url_; }
  // The rows of `match`, `piece` and `move`, and the PDN.
  std::string rows(const MatchId& match) const;

 private:
  test::Folder folder_;
  std::string url_ = on_postgres() ? new_database() : folder_.path("rows.sqlite");
};

// The rows that a match must have after these events, of which the first is its start, and this
// snapshot of the same moment. `ended`: when that happened, if it did. The PDN is not told by
// either.
std::string expected_rows(const std::vector<Record>& events, const reply::Snap& snap,
                          std::optional<WallTime> ended, const std::string& pdn);

}  // namespace damas::net
