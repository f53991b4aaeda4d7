// Owns the expected and the actual database rows of a match, both as lines to compare.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/test_folder.hpp"
#include "net/protocol/reply.hpp"
#include "net/server/community/store.hpp"
#include "net/server/test_database.hpp"

namespace damas::net {

// A database whose rows can be read between the transactions of its user. SQLite is locked then, so
// this reads what would be found if the user were killed now.
class RowsDatabase {
 public:
  const std::string& url() const { return url_; }
  // The rows of `match`, `piece` and `move`, and the PDN.
  std::string rows(const MatchId& match) const;

 private:
  test::Folder folder_;
  std::string url_ = on_postgres() ? new_database() : folder_.path("rows.sqlite");
};

// The rows that a match must have after these events, from its start, and this snapshot of the same
// moment. `ended`: the time of the end, if it is over. Without the PDN.
std::string expected_rows(const std::vector<Record>& events, const reply::Snap& snap,
                          std::optional<WallTime> ended, const std::string& pdn);

}  // namespace damas::net
