// Owns the reception of notes from other processes that use the same PostgreSQL database.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace damas::net {

// Listens on its own connection and thread until it is destroyed. On that thread, calls `heard`
// with the notes of other processes, and `lost` whenever notes may have been missed.
class NotesListener {
 public:
  NotesListener(std::string url, std::string process, std::function<void(std::string)> heard,
                std::function<void()> lost);
  ~NotesListener();
  NotesListener(const NotesListener&) = delete;
  NotesListener& operator=(const NotesListener&) = delete;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
