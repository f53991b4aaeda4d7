// Owns the store in an SQL database: its transactions, its parts, and the notes to other processes;
// internal to src/net/server/storage.
#pragma once

#include <string>
#include <vector>

#include "net/server/storage/database.hpp"
#include "net/server/storage/sql_game_lists.hpp"
#include "net/server/storage/sql_matches.hpp"
#include "net/server/storage/sql_presence.hpp"
#include "net/server/storage/sql_users.hpp"
#include "net/server/storage/sql_waiting.hpp"
#include "net/server/storage/storage.hpp"

namespace damas::net::storage {

class SqlStore : public Storage {
 public:
  SqlStore(const std::string& url, std::string process);

  void begin() override;
  void commit() override;
  void rollback() noexcept override;
  bool has_written() const override { return database_.has_written(); }
  void recover() noexcept override { database_.recover(); }
  bool is_shared() const override { return database_.dialect() == Dialect::Postgres; }

  UserStore& users() override { return users_; }
  PresenceStore& presence() override { return presence_; }
  WaitingStore& waiting() override { return waiting_; }
  MatchStore& matches() override { return matches_; }
  GameListStore& games() override { return games_; }
  void notify(const std::string& note) override;

 private:
  void send_notes();

  std::string process_;
  Database database_;
  SqlUsers users_;
  SqlPresence presence_;
  SqlWaiting waiting_;
  SqlMatches matches_;
  SqlGameLists games_;
  std::vector<std::string> notes_;  // sent to other processes at the commit
};

}  // namespace damas::net::storage
