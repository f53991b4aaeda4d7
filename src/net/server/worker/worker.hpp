// Owns the thread of the community and its database: handles waiting requests together in one
// transaction, and sends the answers once it is committed.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "net/server/community/community.hpp"
#include "net/server/storage/storage.hpp"
#include "net/server/worker/histogram.hpp"
#include "net/server/worker/inbox.hpp"
#include "net/server/worker/log.hpp"
#include "net/server/worker/standstill.hpp"

namespace damas::net {

struct WorkerCounts {
  CommunityCounts community;
  std::uint64_t transactions = 0;
  std::uint64_t jobs = 0;
  std::uint64_t failures = 0;  // transactions that were rolled back
  double busy_seconds = 0;     // in transactions
  std::size_t waiting = 0;     // jobs that are not done yet
  std::uint64_t busy = 0;      // requests refused because they would have waited too long
  double waited_seconds = 0;   // of all handled requests, since their arrival
  bool healthy = true;         // the database works and answers in time
  double stood_seconds = 0;    // how long the clocks of matches have stood
  Histogram moves;             // from arrival until they were stored
};

// How long requests have waited.
struct QueueDelay {
  Milliseconds oldest{0};
  bool players_wait = false;  // also clients with a single open request
};

class Worker {
 public:
  // Called on the worker's thread, with messages in the order in which they must be sent; also on
  // another thread while the first one waits for the database, and possibly on both at once.
  using Deliver = std::function<void(std::vector<OutgoingMessage>)>;
  using ReadClock = Standstill::ReadClock;  // of the machine; may be called from any thread

  Worker(std::unique_ptr<Storage> storage, RandomBits random, ReadClock clock, Deliver deliver,
         Log log);
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // May be called from any thread. Answers nothing if the request was accepted. Otherwise it would
  // wait too long, and may be repeated after the returned time.
  std::optional<Milliseconds> receive(ConnectionId from, Request request, const Arrival& coming);
  void gone(ConnectionId connection);
  void noted(Note note);
  // To be called if notes may have been missed.
  void look_again();
  // Refuses requests that have waited too long. The worker does the same by itself, unless it waits
  // for its database.
  void refuse_late(Milliseconds now);

  // Must be called before start(); see Community.
  void list_rooms();
  void let_tables_decide(std::shared_ptr<Arbiter> arbiter);
  void let_openings_be_drawn(BallotLists lists);

  void start();
  // Handles what has arrived, stores the time of current turns and ends the thread.
  void stop();
  // The thread's tasks, for tests without a thread: waiting jobs, and the effects of time.
  void work();
  void tick();
  // The periodic task of another thread: checks whether the database answers.
  void look_at_database();

  WorkerCounts counts() const;
  QueueDelay queue_delay(Milliseconds now) const;

 private:
  void put(Job job);
  void run();
  void watch_database();
  void go_on_after(std::optional<Milliseconds> standstill);
  void do_job(const Job& job, Now now);
  // Handles waiting jobs until it is time to commit.
  void do_some(std::vector<Job>& begun, Now now);
  // Takes waiting jobs, at most as many as one transaction may have.
  std::vector<Job> take_some();
  std::optional<Job> take_one(Milliseconds now);
  void note_moves(const std::vector<Job>& jobs);
  void note_pace(const std::vector<Job>& jobs, Milliseconds work, Milliseconds commit);
  void refuse(const job::Received& received, ErrorCode code, const std::string& why,
              Milliseconds wait);
  // The result of a transaction; unless it is Done, nothing has changed.
  enum class Result {
    Done,
    Conflict,  // another process was faster: repeat it at once
    Failed
  };
  Result transaction(const std::function<void(Now)>& work);
  bool note_health(Result result, const std::string& why);
  bool serves() const;
  Result do_alone(const Job& job);
  void one_by_one(const std::vector<Job>& jobs);
  void put_off(const Job& job);

  std::unique_ptr<Storage> storage_;
  Community community_;
  Standstill standstill_;
  Deliver deliver_;
  Log log_;

  mutable std::mutex mutex_;
  std::condition_variable work_came_;
  Inbox inbox_;
  bool stopping_ = false;
  std::chrono::steady_clock::time_point rest_until_;  // pause after a failure of the database
  WorkerCounts counts_;
  bool clocks_go_on_ = false;  // and players are not told yet
  std::thread thread_;

  std::condition_variable watch_ends_;
  bool watching_ = false;
  std::thread watch_;
};

}  // namespace damas::net
