#include "net/server/desk/desk.hpp"

#include <algorithm>
#include <chrono>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

using std::chrono::steady_clock;

constexpr int tries = 3;

}  // namespace

Desk::Desk(std::unique_ptr<Storage> storage, RandomBits random, ReadClock clock, Deliver deliver,
           Log log)
    : storage_(std::move(storage)),
      community_(*storage_, std::move(random)),
      clock_(std::move(clock)),
      deliver_(std::move(deliver)),
      log_(std::move(log)) {}

Desk::~Desk() {
  stop();
}

bool Desk::put(Job job, bool always) {
  {
    const std::lock_guard lock(mutex_);
    if (!always && waiting_.size() >= limits::waiting_requests) return false;
    waiting_.push_back(std::move(job));
  }
  work_came_.notify_one();
  return true;
}

bool Desk::receive(ConnectionId from, Request request) {
  return put(Received{from, std::move(request)}, false);
}

void Desk::gone(ConnectionId connection) {
  put(Gone{connection}, true);
}

void Desk::noted(Note note) {
  put(std::move(note), true);
}

void Desk::look_again() {
  put(LookAgain{}, true);
}

void Desk::list_rooms() {
  community_.list_rooms();
}

void Desk::start() {
  thread_ = std::thread([this] { run(); });
}

void Desk::stop() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_came_.notify_one();
  thread_.join();
  transaction([this](Now now) { community_.save_turns(now); });
}

void Desk::run() {
  auto next_tick = steady_clock::now();
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      work_came_.wait_until(lock, rest_until_, [this] { return stopping_; });
      work_came_.wait_until(lock, next_tick, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_ && waiting_.empty()) return;
    }
    if (steady_clock::now() >= next_tick) {
      next_tick = steady_clock::now() + limits::tick_every;
      transaction([this](Now now) { community_.tick(now); });
    }
    work();
  }
}

void Desk::work() {
  std::vector<Job> jobs;
  {
    const std::lock_guard lock(mutex_);
    const std::size_t n = std::min(limits::requests_of_transaction, waiting_.size());
    std::move(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(n),
              std::back_inserter(jobs));
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(n));
  }
  if (jobs.empty()) return;
  const Result result = transaction([&](Now now) {
    for (const Job& job : jobs)
      do_job(job, now);
  });
  if (result != Result::Done) one_by_one(jobs);
  const std::lock_guard lock(mutex_);
  counts_.jobs += jobs.size();
}

void Desk::do_job(const Job& job, Now now) {
  if (const auto* received = std::get_if<Received>(&job)) {
    community_.receive(received->from, received->request, now);
  } else if (const auto* gone = std::get_if<Gone>(&job)) {
    community_.gone(gone->connection, now);
  } else if (const auto* note = std::get_if<Note>(&job)) {
    community_.noted(*note, now);
  } else {
    community_.look_again(now);
  }
}

Desk::Result Desk::transaction(const std::function<void(Now)>& work) {
  const auto began = steady_clock::now();
  Result result = Result::Done;
  std::string why;
  std::vector<Parcel> parcels;
  try {
    storage_->begin();
    work(clock_());
    storage_->commit();
    parcels = community_.keep();
  } catch (const std::exception& error) {
    why = error.what();
    result = dynamic_cast<const Conflict*>(&error) ? Result::Conflict : Result::Failed;
    storage_->rollback();
    community_.forget();
    if (result == Result::Failed) storage_->recover();
  }
  const std::chrono::duration<double> took = steady_clock::now() - began;
  const CommunityCounts community = community_.counts();
  if (!parcels.empty()) deliver_(std::move(parcels));
  // Notes were missed; and what failed may have been stored all the same.
  if (note_health(result, why)) look_again();
  const std::lock_guard lock(mutex_);
  counts_.community = community;
  counts_.transactions += 1;
  counts_.failures += result == Result::Done ? 0 : 1;
  counts_.busy_seconds += took.count();
  return result;
}

// One line when the database begins to fail, and one when it works again: takes what is written.
// That nothing was to be written proves nothing, such as of a full disk.
bool Desk::note_health(Result result, const std::string& why) {
  if (result == Result::Conflict) return false;
  const bool healthy = result == Result::Done;
  const std::lock_guard lock(mutex_);
  if (healthy && !counts_.healthy && !storage_->has_written()) return false;
  rest_until_ =
      healthy ? steady_clock::time_point{} : steady_clock::now() + limits::rest_after_failure;
  if (healthy == counts_.healthy) return false;
  counts_.healthy = healthy;
  if (healthy) {
    log_.info("the database works again");
  } else {
    log_.error("the database fails", {{"why", why}});
  }
  return healthy;
}

Desk::Result Desk::do_alone(const Job& job) {
  Result result = Result::Conflict;
  for (int i = 0; i < tries && result == Result::Conflict; ++i)
    result = transaction([&](Now now) { do_job(job, now); });
  return result;
}

void Desk::one_by_one(const std::vector<Job>& jobs) {
  int failed_in_a_row = 0;  // then it is not for the job's sake, and the others wait in vain
  for (const Job& job : jobs) {
    if (failed_in_a_row < tries && do_alone(job) == Result::Done) {
      failed_in_a_row = 0;
    } else {
      ++failed_in_a_row;
      put_off(job);
    }
  }
}

void Desk::put_off(const Job& job) {
  if (const auto* received = std::get_if<Received>(&job)) {
    const Reply reply{received->request.id,
                      reply::Err{ErrorCode::Server, "the database failed; try again", 1000}};
    deliver_({{received->from, std::make_shared<const std::string>(to_text(reply))}});
    return;
  }
  const std::lock_guard lock(mutex_);
  if (!stopping_) waiting_.push_back(job);
}

DeskCounts Desk::counts() const {
  const std::lock_guard lock(mutex_);
  DeskCounts counts = counts_;
  counts.waiting = waiting_.size();
  return counts;
}

}  // namespace damas::net
