// Owns a program for tests: our own session in this process, with the interface of a program.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>

#include "hub/session.hpp"
#include "process/program.hpp"

namespace damas::hub {

class SessionProgram : public Program {
 public:
  bool send(std::string_view line, Deadline) override {
    if (!session_.take(line)) ended_ = true;
    return true;
  }
  Received receive(Deadline deadline) override {
    std::unique_lock lock(mutex_);
    const auto ready = [this] { return !lines_.empty() || ended_; };
    if (!written_.wait_until(lock, deadline, ready)) return {Received::Kind::Silence, {}};
    if (lines_.empty()) return {Received::Kind::End, {}};
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return {Received::Kind::Line, std::move(line)};
  }
  std::string end(Deadline) override { return "exit status 0"; }

 private:
  std::mutex mutex_;
  std::condition_variable written_;
  std::deque<std::string> lines_;
  bool ended_ = false;
  Session session_{"1", [this](const std::string& line) {
                     const std::lock_guard lock(mutex_);
                     lines_.push_back(line);
                     written_.notify_all();
                   }};
};

}  // namespace damas::hub
