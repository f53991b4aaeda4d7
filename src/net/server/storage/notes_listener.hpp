// Owns the ear for what other processes of the same PostgreSQL say.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace damas::net {

// Listens on its own connection and thread until it is destroyed. `heard` is called there with the
// notes of other processes; `lost` after every time something may have been missed.
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
