#include "net/server/storage/sql_store.hpp"

#include <utility>

#include "net/server/storage/schema.hpp"
#include "net/server/storage/statements.hpp"

namespace damas::net {

namespace storage {

namespace {
constexpr std::size_t longest_notification = 7900;  // PostgreSQL's limit is 8000 bytes
}

SqlStore::SqlStore(const std::string& url, std::string process)
    : process_(std::move(process)),
      database_(url),
      users_(database_),
      presence_(database_, process_),
      waiting_(database_),
      matches_(database_),
      games_(database_) {
  migrate(database_);
  // No other process uses the file, so every user marked as present was so at an ended process.
  if (!is_shared()) {
    database_.execute("DELETE FROM presence");
    database_.execute("DELETE FROM process");
  }
}

void SqlStore::begin() {
  guarded([&] { database_.begin(); });
}

void SqlStore::commit() {
  send_notes();
  guarded([&] { database_.commit(); });
}

void SqlStore::rollback() noexcept {
  notes_.clear();
  database_.rollback();
}

void SqlStore::notify(const std::string& note) {
  if (is_shared()) notes_.push_back(note);
}

// Packs as many notes as fit into each notification.
void SqlStore::send_notes() {
  std::string text = process_;
  const auto send = [&] {
    database_.select<std::string>("SELECT CAST(pg_notify(:channel, :notes) AS TEXT)",
                                  std::string(note_channel), text);
    text = process_;
  };
  guarded([&] {
    for (const std::string& note : std::exchange(notes_, {})) {
      if (text.size() + note.size() > longest_notification) send();
      text += ' ' + note;
    }
    if (text != process_) send();
  });
}

}  // namespace storage

namespace {

std::string without_password(std::string text, const std::string& password) {
  constexpr std::string_view hidden = "***";
  for (auto at = password.empty() ? std::string::npos : text.find(password);
       at != std::string::npos; at = text.find(password, at + hidden.size()))
    text.replace(at, password.size(), hidden);
  return text;
}

}  // namespace

std::unique_ptr<Storage> open_storage(const std::string& url, const std::string& process) {
  try {
    return std::make_unique<storage::SqlStore>(url, process);
  } catch (const std::exception& error) {
    throw StoreError(without_password("cannot use the database " + url + ": " + error.what(),
                                      storage::password_in(url)));
  }
}

}  // namespace damas::net
