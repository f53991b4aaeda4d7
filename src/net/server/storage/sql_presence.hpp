// Owns the rows that say which users are connected, and at which process; internal to
// src/net/server/storage.
#pragma once

#include <utility>

#include "net/server/community/store.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net::storage {

class SqlPresence : public PresenceStore {
 public:
  // `process`: the name of this process among those that share the database.
  SqlPresence(Database& database, std::string process)
      : database_(database), process_(std::move(process)) {}

  void set_present(const UserId& id, bool on) override;
  bool hold(const UserId& id) override;
  void set_left(const UserId& id, const std::optional<MatchId>& match) override;
  PresenceRow of(const UserId& id) override;
  std::unordered_map<UserId, PresenceRow> all() override;
  Beat beat(WallTime now) override;

 private:
  PresenceRow row_of(const std::optional<std::string>& process,
                     const std::optional<std::string>& left,
                     const std::optional<Integer>& absences) const;
  void go(const std::string& player, const std::string& process);

  Database& database_;
  std::string process_;
};

}  // namespace damas::net::storage
