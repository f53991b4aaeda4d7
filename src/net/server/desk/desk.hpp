// Owns the one thread on which the community and its database live: it takes what came in the
// meantime, does it in one transaction, and has the answers sent when that is durable.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "net/server/community/community.hpp"
#include "net/server/desk/histogram.hpp"
#include "net/server/desk/inbox.hpp"
#include "net/server/desk/log.hpp"
#include "net/server/desk/standstill.hpp"
#include "net/server/storage/storage.hpp"

namespace damas::net {

struct DeskCounts {
  CommunityCounts community;
  std::uint64_t transactions = 0;
  std::uint64_t jobs = 0;
  std::uint64_t failures = 0;  // transactions that had to be rolled back
  double busy_seconds = 0;     // in transactions
  std::size_t waiting = 0;     // jobs that came and are not done
  std::uint64_t busy = 0;      // requests refused because they would have waited too long
  double waited_seconds = 0;   // of all requests that were done, from their coming on
  bool healthy = true;         // the database does what it is asked, and soon
  double stood_seconds = 0;    // for which the clocks of matches have stood
  Histogram moves;             // from their coming on until they were stored
};

// How long requests wait.
struct Crowding {
  Milliseconds oldest{0};
  bool players_wait = false;  // those who ask for one thing at a time, too
};

class Desk {
 public:
  // Told from the desk's thread, in the order in which parcels must be sent; and from another one
  // while the first waits for the database, perhaps from both at once.
  using Deliver = std::function<void(std::vector<Parcel>)>;
  using ReadClock = Standstill::ReadClock;  // of the machine; any thread reads it

  Desk(std::unique_ptr<Storage> storage, RandomBits random, ReadClock clock, Deliver deliver,
       Log log);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  // From any thread. Nothing: it was taken. Else it would wait too long, and may be asked again
  // after so much time.
  std::optional<Milliseconds> receive(ConnectionId from, Request request, const Coming& coming);
  void gone(ConnectionId connection);
  void noted(Note note);
  // Notes may have been missed.
  void look_again();
  // Refuses what has waited for too long, as the desk does by itself unless its database stands
  // still.
  void refuse_late(Milliseconds now);

  // Before start(): see Community::list_rooms().
  void list_rooms();

  void start();
  // Does what has come, stores the running turns and ends the thread.
  void stop();
  // What the thread does, for tests that have none: what waits, and what time brings.
  void work();
  void tick();
  // What another thread does from time to time: whether the database answers.
  void look_at_database();

  DeskCounts counts() const;
  Crowding crowding(Milliseconds now) const;

 private:
  void put(Job job);
  void run();
  void watch_database();
  void go_on_after(std::optional<Milliseconds> standstill);
  void do_job(const Job& job, Now now);
  // Does what waits until that has taken long enough to be made durable.
  void do_some(std::vector<Job>& begun, Now now);
  // So many as one transaction has at most.
  std::vector<Job> take_some();
  std::optional<Job> take_one(Milliseconds now);
  void note_moves(const std::vector<Job>& jobs);
  void note_pace(const std::vector<Job>& jobs, Milliseconds work, Milliseconds commit);
  void refuse(const job::Received& received, ErrorCode code, const std::string& why,
              Milliseconds wait);
  // What became of a transaction; unless it is done, nothing has changed.
  enum class Result {
    Done,
    Conflict,  // another process was faster: worth another try at once
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
  std::chrono::steady_clock::time_point rest_until_;  // while the database fails
  DeskCounts counts_;
  bool clocks_go_on_ = false;  // and nobody was told yet
  std::thread thread_;

  std::condition_variable watch_ends_;
  bool watching_ = false;
  std::thread watch_;
};

}  // namespace damas::net
