// Owns the community's store in SQLite or PostgreSQL.
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
  // Whether the last transaction has changed any row.
  virtual bool has_written() const = 0;
  // To be called after a failure: reconnects if the connection was lost. If that fails, the next
  // transaction reports it.
  virtual void recover() noexcept = 0;
  // Whether several processes may use the same database and send each other notes.
  virtual bool is_shared() const = 0;
};

// `url`: "postgresql://user@host/name", the path of an SQLite file, which is created if missing, or
// ":memory:". `process` names this process among those that share the database. Throws StoreError
// with a sentence that says what cannot be used, and why.
std::unique_ptr<Storage> open_storage(const std::string& url, const std::string& process);

// The channel for notes between processes. A notification is the name of its process followed by
// notes, each after a blank.
inline constexpr const char* note_channel = "damas";

}  // namespace damas::net
