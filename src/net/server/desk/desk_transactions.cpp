// The transactions of the desk: committed, repeated, or refused.
#include <chrono>

#include "net/protocol/limits.hpp"
#include "net/server/desk/desk.hpp"

namespace damas::net {

namespace {

using std::chrono::steady_clock;

constexpr int tries = 3;

}  // namespace

Desk::Result Desk::transaction(const std::function<void(Now)>& work) {
  const auto began = steady_clock::now();
  const Now now = standstill_.begins();
  Result result = Result::Done;
  std::string why;
  std::vector<OutgoingMessage> messages;
  try {
    storage_->begin();
    work(now);
    storage_->commit();
    messages = community_.keep(standstill_.now().steady);
  } catch (const std::exception& error) {
    why = error.what();
    result = dynamic_cast<const Conflict*>(&error) ? Result::Conflict : Result::Failed;
    storage_->rollback();
    community_.forget();
    if (result == Result::Failed) storage_->recover();
  }
  const std::chrono::duration<double> took = steady_clock::now() - began;
  const CommunityCounts community = community_.counts();
  if (!messages.empty()) deliver_(std::move(messages));
  standstill_.note(community_.take_clock_notices());
  // Notes may have been missed, and a failed transaction may have been stored nevertheless.
  if (note_health(result, why)) look_again();
  go_on_after(standstill_.ends(serves()));
  const std::lock_guard lock(mutex_);
  counts_.community = community;
  counts_.transactions += 1;
  counts_.failures += result == Result::Done ? 0 : 1;
  counts_.busy_seconds += took.count();
  return result;
}

// Logs one line when the database begins to fail, and one when it works again, which needs a
// successful write: a transaction without one proves nothing, for example with a full disk.
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

bool Desk::serves() const {
  const std::lock_guard lock(mutex_);
  return counts_.healthy;
}

Desk::Result Desk::do_alone(const Job& job) {
  Result result = Result::Conflict;
  for (int i = 0; i < tries && result == Result::Conflict; ++i)
    result = transaction([&](Now now) { do_job(job, now); });
  return result;
}

void Desk::one_by_one(const std::vector<Job>& jobs) {
  int failed_in_a_row = 0;  // then the database, not the job, is the cause
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
  if (const auto* received = std::get_if<job::Received>(&job))
    return refuse(*received, ErrorCode::Server, "the database failed; try again",
                  Milliseconds{1000});
  const std::lock_guard lock(mutex_);
  if (!stopping_) inbox_.put(job);
}

// Runs on its own thread, because the desk's thread may be waiting for the database.
void Desk::watch_database() {
  std::unique_lock lock(mutex_);
  while (watching_) {
    lock.unlock();
    look_at_database();
    lock.lock();
    watch_ends_.wait_for(lock, limits::standstill_looked_at_every, [this] { return !watching_; });
  }
}

void Desk::look_at_database() {
  if (!standstill_.tell(deliver_)) return;
  const std::lock_guard lock(mutex_);
  if (counts_.healthy) log_.error("the database does not answer; the clocks of matches stand");
}

void Desk::go_on_after(std::optional<Milliseconds> standstill) {
  if (!standstill) return;
  clocks_go_on_ = true;
  if (*standstill < limits::answer_within) return;
  log_.info("the clocks of matches stood", {{"ms", std::int64_t{standstill->count()}}});
}

}  // namespace damas::net
