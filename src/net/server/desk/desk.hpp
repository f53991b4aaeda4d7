// Owns the one thread on which the community and its database live: it takes what came in the
// meantime, does it in one transaction, and has the answers sent when that is durable.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "net/server/community/community.hpp"
#include "net/server/desk/log.hpp"
#include "net/server/storage/storage.hpp"

namespace damas::net {

struct DeskCounts {
  CommunityCounts community;
  std::uint64_t transactions = 0;
  std::uint64_t jobs = 0;
  std::uint64_t failures = 0;  // transactions that had to be rolled back
  double busy_seconds = 0;     // in transactions
  std::size_t waiting = 0;     // jobs that came and are not done
  bool healthy = true;         // the database did what it was asked the last time
};

class Desk {
 public:
  // Told from the desk's thread, in the order in which parcels must be sent.
  using Deliver = std::function<void(std::vector<Parcel>)>;
  using ReadClock = std::function<Now()>;

  Desk(std::unique_ptr<Storage> storage, RandomBits random, ReadClock clock, Deliver deliver,
       Log log);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  // From any thread. False: too much is waiting, and this was not taken.
  bool receive(ConnectionId from, Request request);
  void gone(ConnectionId connection);
  void noted(Note note);
  // Notes may have been missed.
  void look_again();

  // Before start(): see Community::list_rooms().
  void list_rooms();

  void start();
  // Does what has come, stores the running turns and ends the thread.
  void stop();
  // What the thread does: all that waits, and what time brings. For tests that have no thread.
  void work();

  DeskCounts counts() const;

 private:
  struct Received {
    ConnectionId from;
    Request request;
  };
  struct Gone {
    ConnectionId connection;
  };
  struct LookAgain {};
  using Job = std::variant<Received, Gone, Note, LookAgain>;

  bool put(Job job, bool always);
  void run();
  void do_job(const Job& job, Now now);
  // What became of a transaction; unless it is done, nothing has changed.
  enum class Result {
    Done,
    Conflict,  // another process was faster: worth another try at once
    Failed
  };
  Result transaction(const std::function<void(Now)>& work);
  bool note_health(Result result, const std::string& why);
  Result do_alone(const Job& job);
  void one_by_one(const std::vector<Job>& jobs);
  void put_off(const Job& job);

  std::unique_ptr<Storage> storage_;
  Community community_;
  ReadClock clock_;
  Deliver deliver_;
  Log log_;

  mutable std::mutex mutex_;
  std::condition_variable work_came_;
  std::deque<Job> waiting_;
  bool stopping_ = false;
  std::chrono::steady_clock::time_point rest_until_;  // while the database fails
  DeskCounts counts_;
  std::thread thread_;
};

}  // namespace damas::net
