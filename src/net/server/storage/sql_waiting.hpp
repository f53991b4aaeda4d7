// Owns the rows of users who wait in the queue or in a room; internal to src/net/server/storage.
#pragma once

#include "net/server/community/store.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net::storage {

class SqlWaiting : public WaitingStore {
 public:
  explicit SqlWaiting(Database& database) : database_(database) {}

  void add(const WaitRow& row) override;
  bool remove(const UserId& id) override;
  std::optional<WaitRow> find(const UserId& id) override;
  void suspend_search(const UserId& id) override;
  std::optional<WaitRow> take(const Waiting& like, const UserId& but) override;
  void drop(WallTime before) override;
  std::optional<WaitRow> room(const std::string& code) override;
  std::optional<WaitRow> take_room(const std::string& code) override;

 private:
  Database& database_;
};

}  // namespace damas::net::storage
