// Owns the store of a community in SQLite or PostgreSQL.
#pragma once

#include <memory>
#include <string>

#include "net/server/community/store.hpp"

namespace damas::net {

class Storage : public Store {
 public:
  virtual void begin() = 0;
  virtual void commit() = 0;
  virtual void rollback() noexcept = 0;
  // Whether the transaction that was begun last has changed any row.
  virtual bool has_written() const = 0;
  // After a failure: connects again where the connection was lost. Throws nothing; what follows
  // will tell.
  virtual void recover() noexcept = 0;
  // Several processes may use the same database: what they tell each other matters.
  virtual bool is_shared() const = 0;
};

// `url`: as "postgresql://user@host/name", or the path of an SQLite file, made if it is not there,
// or ":memory:". `process` names this process among those that share the database. Throws
// StoreError with a sentence that says what cannot be used, and why.
std::unique_ptr<Storage> open_storage(const std::string& url, const std::string& process);

// The channel on which processes notify each other; a notification is the name of
// its process and notes, with a blank before each.
inline constexpr const char* note_channel = "damas";

}  // namespace damas::net
