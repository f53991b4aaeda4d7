// Owns the connection to an SQLite file, its statements and transactions; internal to src/games.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace damas::games {

// The file cannot be used. The message is a sentence without a full stop that names the file.
class DatabaseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The same, because somebody else is writing; the same call may succeed later.
class DatabaseBusy : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};

enum class Use : std::uint8_t {
  Read,   // the file must exist
  Write,  // the file is created if it does not exist
};

// A prepared statement. Parameters count from 1, columns from 0. Functions throw DatabaseError.
class Statement {
 public:
  Statement(sqlite3* connection, const std::string& file, const char* sql);

  Statement& bind(int parameter, std::int64_t value);
  // The text must live until the next step().
  Statement& bind_text(int parameter, std::string_view text);
  Statement& bind_blob(int parameter, std::string_view bytes);

  // Returns whether there is a row. After the last row the statement can be bound again.
  bool step();
  // Executes a statement without rows, and makes it ready for the next execution.
  void run();
  void reset();

  std::int64_t integer(int column) const;
  // Texts and blobs; valid until the next step() or reset().
  std::string_view bytes(int column) const;

 private:
  struct Close {
    void operator()(sqlite3_stmt* statement) const;
  };

  sqlite3* connection_;
  const std::string* file_;
  std::unique_ptr<sqlite3_stmt, Close> statement_;
};

// Resets a statement at the end of a block: one that stands at a row keeps others from writing.
class ResetAtEnd {
 public:
  explicit ResetAtEnd(Statement& statement) : statement_(statement) {}
  ~ResetAtEnd() { statement_.reset(); }
  ResetAtEnd(const ResetAtEnd&) = delete;
  ResetAtEnd& operator=(const ResetAtEnd&) = delete;

 private:
  Statement& statement_;
};

// How long a call waits for somebody else who writes. A thread that must answer waits less.
inline constexpr std::chrono::milliseconds usual_patience{5000};

class Connection {
 public:
  // `path` is UTF-8. Throws DatabaseError; all calls throw DatabaseBusy after `patience`.
  Connection(const std::string& path, Use use, std::chrono::milliseconds patience = usual_patience);

  const std::string& path() const { return *path_; }
  Statement prepare(const char* sql) const { return {connection_.get(), *path_, sql}; }
  // Executes statements without values and ignores their rows.
  void execute(const char* sql) const;
  // The first column of the first row; 0 without a row.
  std::int64_t number(const char* sql) const;

 private:
  struct Close {
    void operator()(sqlite3* connection) const;
  };

  std::unique_ptr<std::string> path_;  // at an address that statements can keep
  std::unique_ptr<sqlite3, Close> connection_;
};

// Reads between the constructor and the destructor see one state of the file.
class Snapshot {
 public:
  explicit Snapshot(const Connection& connection);
  ~Snapshot();
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;

 private:
  const Connection& connection_;
};

// All changes between the constructor and commit(), or none of them.
class Transaction {
 public:
  // Waits some seconds for other programs that write. Throws DatabaseError.
  explicit Transaction(const Connection& connection);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  const Connection& connection_;
  bool open_ = true;
};

}  // namespace damas::games
