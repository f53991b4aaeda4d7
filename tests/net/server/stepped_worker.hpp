// Owns a worker without a thread: the test advances its clock and makes its database fail.
#pragma once

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "net/protocol/protocol.hpp"
#include "net/server/storage/sql_store.hpp"
#include "net/server/worker/worker.hpp"

namespace damas::net {

// The faults of the database, set by the test.
struct Faults {
  bool broken = false;
  int conflicts = 0;
};
class FaultyStore : public storage::SqlStore {
 public:
  explicit FaultyStore(std::shared_ptr<Faults> faults)
      : SqlStore(":memory:", "test"), faults_(std::move(faults)) {}
  void begin() override {
    if (faults_->broken) throw StoreError("disk full");
    if (faults_->conflicts > 0) {
      --faults_->conflicts;
      throw Conflict("moved on");
    }
    SqlStore::begin();
  }

 private:
  std::shared_ptr<Faults> faults_;
};

class SteppedWorker {
 public:
  explicit SteppedWorker(std::unique_ptr<Storage> storage = nullptr)
      : worker_(
            storage ? std::move(storage) : std::make_unique<FaultyStore>(faults_),
            [random = std::make_shared<std::mt19937_64>(7)] { return (*random)(); },
            [this] { return clock(); },
            [this](const std::vector<OutgoingMessage>& messages) {
              for (const OutgoingMessage& message : messages)
                told.push_back(std::get<Reply>(read_reply(*message.text)));
            },
            Log([this](const std::string& line) { logged.push_back(line); })) {}

  Worker& worker() { return worker_; }
  // Returns nothing if it was accepted. It arrives now, or arrived `ago` earlier.
  std::optional<Milliseconds> ask(ConnectionId from, RequestBody body,
                                  Milliseconds ago = Milliseconds{0},
                                  const std::string& address = "") {
    return worker_.receive(from, {++last_id_, std::move(body)}, {now - ago, address, true});
  }
  // Works until nothing waits, and returns the messages.
  std::vector<Reply> work() {
    worker_.work();
    return std::exchange(told, {});
  }
  // Two users who connect and are paired; White first.
  struct Pair {
    ConnectionId white;
    ConnectionId black;
    MatchId match;
  };
  Pair begin(const TimeControl& time) {
    UserId first;
    for (ConnectionId from = 1; from <= 2; ++from) {
      ask(from, request::Hello{});
      const auto welcome = std::get<reply::Welcome>(work().at(0).body);
      if (from == 1) first = welcome.user;
    }
    for (ConnectionId from = 1; from <= 2; ++from)
      ask(from, request::QueueJoin{Variant::Brazilian, time});
    const auto begun = std::get<reply::Event>(work().back().body);
    const bool white = std::get<record::Start>(begun.record).players.white.user == first;
    return {white ? 1U : 2U, white ? 2U : 1U, begun.match};
  }

  Milliseconds now{1'000'000};
  Milliseconds each_look{0};  // added to the clock at each reading
  std::vector<Reply> told;
  std::vector<std::string> logged;

 private:
  Now clock() {
    now += each_look;
    return {now, 1'700'000'000'000};
  }

  std::shared_ptr<Faults> faults_ = std::make_shared<Faults>();
  std::int64_t last_id_ = 0;
  Worker worker_;

 public:
  bool& broken = faults_->broken;
  int& conflicts = faults_->conflicts;
};

// The records of that kind among the events.
template <typename T>
std::vector<T> records_in(const std::vector<Reply>& told) {
  std::vector<T> found;
  for (const Reply& reply : told) {
    const auto* event = std::get_if<reply::Event>(&reply.body);
    const auto* record = event ? std::get_if<T>(&event->record) : nullptr;
    if (record) found.push_back(*record);
  }
  return found;
}

}  // namespace damas::net
