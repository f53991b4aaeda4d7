// Owns the rows of users: tokens, names and ratings; internal to src/net/server/storage.
#pragma once

#include "net/server/community/store.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net::storage {

class SqlUsers : public UserStore {
 public:
  explicit SqlUsers(Database& database) : database_(database) {}

  std::optional<UserRow> find_by_token(const std::string& token) override;
  std::optional<UserRow> find(const UserId& id) override;
  void add(const UserRow& user, const std::string& token, WallTime now) override;
  void rename(const UserId& id, const std::string& name) override;
  void seen(const UserId& id, WallTime now) override;
  void drop_newcomers(WallTime before) override;
  std::optional<RatingRow> rating(const UserId& id, Variant variant) override;
  void set_rating(const UserId& id, Variant variant, const RatingRow& row) override;

 private:
  Database& database_;
};

}  // namespace damas::net::storage
