#include "net/server/worker/worker.hpp"

#include <algorithm>
#include <chrono>

#include "net/protocol/limits.hpp"
#include "net/server/worker/cost.hpp"

namespace damas::net {

namespace {
using std::chrono::steady_clock;

constexpr int tries = 3;  // of a transaction with conflicts
}  // namespace

Worker::Worker(std::unique_ptr<Storage> storage, RandomBits random, ReadClock clock,
               Deliver deliver, Log log)
    : storage_(std::move(storage)),
      community_(*storage_, std::move(random)),
      standstill_(std::move(clock)),
      deliver_(std::move(deliver)),
      log_(std::move(log)) {
  community_.let_flags_wait_for([this](const MatchId& match, ConnectionId mover) {
    std::optional<Milliseconds> came;
    {
      const std::lock_guard lock(mutex_);
      came = inbox_.oldest_move(match, mover);
    }
    return came ? std::optional(standstill_.when(*came)) : std::nullopt;
  });
}

Worker::~Worker() {
  stop();
}

void Worker::put(Job job) {
  {
    const std::lock_guard lock(mutex_);
    inbox_.put(std::move(job));
  }
  work_came_.notify_one();
}

std::optional<Milliseconds> Worker::receive(ConnectionId from, Request request,
                                            const Arrival& coming) {
  std::optional<Milliseconds> wait;
  {
    const std::lock_guard lock(mutex_);
    wait = inbox_.receive(from, std::move(request), coming);
    if (wait) ++counts_.busy;
  }
  if (!wait) work_came_.notify_one();
  return wait;
}

void Worker::gone(ConnectionId connection) {
  put(job::Gone{connection});
}

void Worker::noted(Note note) {
  put(std::move(note));
}

void Worker::look_again() {
  put(job::LookAgain{});
}

void Worker::refuse_late(Milliseconds now) {
  std::vector<job::Received> late;
  Milliseconds wait{0};
  {
    const std::lock_guard lock(mutex_);
    late = inbox_.take_late(now);
    wait = inbox_.queue().come_back();
    counts_.busy += late.size();
  }
  for (const job::Received& received : late)
    refuse(received, ErrorCode::Busy, "the server has too much to do", wait);
}

void Worker::let_tables_decide(std::shared_ptr<Arbiter> arbiter) {
  community_.let_tables_decide(std::move(arbiter));
}

void Worker::let_openings_be_drawn(BallotLists lists) {
  community_.let_openings_be_drawn(std::move(lists));
}

void Worker::list_rooms() {
  community_.list_rooms();
}

void Worker::start() {
  thread_ = std::thread([this] { run(); });
  watching_ = true;
  watch_ = std::thread([this] { watch_database(); });
}

void Worker::stop() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  work_came_.notify_one();
  thread_.join();
  {
    const std::lock_guard lock(mutex_);
    watching_ = false;
  }
  watch_ends_.notify_one();
  watch_.join();
  transaction([this](Now now) { community_.save_turns(now); });
}

void Worker::run() {
  auto next_tick = steady_clock::now();
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      work_came_.wait_until(lock, rest_until_, [this] { return stopping_; });
      work_came_.wait_until(lock, next_tick, [this] { return stopping_ || !inbox_.empty(); });
      if (stopping_ && inbox_.empty()) return;
    }
    if (steady_clock::now() >= next_tick) {
      next_tick = steady_clock::now() + limits::tick_every;
      tick();
    }
    work();
  }
}

void Worker::tick() {
  transaction([this](Now now) { community_.tick(now); });
}

void Worker::work() {
  if (std::exchange(clocks_go_on_, false))
    transaction([this](Now now) { community_.tell_clocks(now); });
  refuse_late(standstill_.now().machine());
  {
    const std::lock_guard lock(mutex_);
    if (inbox_.empty()) return;
  }
  std::vector<Job> jobs;
  Milliseconds began{0};
  Milliseconds worked{0};
  const Result result = transaction([&](Now now) {
    began = standstill_.now().machine();
    do_some(jobs, now);
    worked = standstill_.now().machine();
  });
  if (result == Result::Done) {
    note_pace(jobs, worked - began, standstill_.now().machine() - worked);
  } else {
    if (jobs.empty()) jobs = take_some();  // the transaction did not even begin
    one_by_one(jobs);
  }
  if (result == Result::Done) note_moves(jobs);
  const std::lock_guard lock(mutex_);
  for (const Job& job : jobs)
    inbox_.done(job);
  counts_.jobs += jobs.size();
}

void Worker::note_moves(const std::vector<Job>& jobs) {
  const Milliseconds now = standstill_.now().machine();
  const std::lock_guard lock(mutex_);
  for (const Job& job : jobs) {
    const auto* received = std::get_if<job::Received>(&job);
    if (received && std::holds_alternative<request::Move>(received->request.body))
      counts_.moves.add(std::max(Milliseconds{0}, now - received->came));
  }
}

// Takes jobs one by one, so that a move that arrives in the meantime is next. After moves, little
// else is done before they are committed.
void Worker::do_some(std::vector<Job>& begun, Now now) {
  Milliseconds machine = standstill_.now().machine();
  const Milliseconds until = machine + limits::transaction_work;
  bool has_played = false;
  while (begun.size() < limits::requests_of_transaction && machine < until) {
    auto next = take_one(machine);
    if (!next) return;
    begun.push_back(std::move(*next));
    do_job(begun.back(), now);
    const auto* received = std::get_if<job::Received>(&begun.back());
    const bool plays = received && is_play(received->request.body);
    if (has_played && !plays) return;
    has_played = has_played || plays;
    machine = standstill_.now().machine();
  }
}

std::vector<Job> Worker::take_some() {
  std::vector<Job> jobs;
  while (jobs.size() < limits::requests_of_transaction) {
    auto next = take_one(standstill_.now().machine());
    if (!next) break;
    jobs.push_back(std::move(*next));
  }
  return jobs;
}

std::optional<Job> Worker::take_one(Milliseconds now) {
  const std::lock_guard lock(mutex_);
  auto next = inbox_.take(now);
  const auto* received = next ? std::get_if<job::Received>(&*next) : nullptr;
  if (received) {
    const Milliseconds waited = std::max(Milliseconds{0}, now - received->came);
    counts_.waited_seconds += std::chrono::duration<double>(waited).count();
  }
  return next;
}

void Worker::note_pace(const std::vector<Job>& jobs, Milliseconds work, Milliseconds commit) {
  double cost = 0;
  for (const Job& job : jobs) {
    const auto* received = std::get_if<job::Received>(&job);
    cost += received ? received->cost : 1;
  }
  const std::lock_guard lock(mutex_);
  inbox_.queue().served(cost, work, commit);
}

void Worker::do_job(const Job& job, Now now) {
  if (const auto* received = std::get_if<job::Received>(&job)) {
    community_.receive(received->from, received->request, now, standstill_.when(received->came));
  } else if (const auto* gone = std::get_if<job::Gone>(&job)) {
    community_.gone(gone->connection, now);
  } else if (const auto* note = std::get_if<Note>(&job)) {
    community_.noted(*note, now);
  } else {
    community_.look_again(now);
  }
}

void Worker::refuse(const job::Received& received, ErrorCode code, const std::string& why,
                    Milliseconds wait) {
  const Reply reply{received.request.id, reply::Err{code, why, wait.count()}};
  deliver_({{received.from, std::make_shared<const std::string>(to_text(reply))}});
}

WorkerCounts Worker::counts() const {
  const Now now = standstill_.now();
  const std::lock_guard lock(mutex_);
  WorkerCounts counts = counts_;
  counts.waiting = inbox_.size();
  counts.healthy = counts.healthy && !now.stands;
  counts.stood_seconds = std::chrono::duration<double>(now.stood).count();
  return counts;
}

QueueDelay Worker::queue_delay(Milliseconds now) const {
  const std::lock_guard lock(mutex_);
  return {inbox_.queue().oldest_wait(now), inbox_.queue().players_wait(now)};
}

// ---- transactions ---------------------------------------------------------------------------

Worker::Result Worker::transaction(const std::function<void(Now)>& work) {
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
bool Worker::note_health(Result result, const std::string& why) {
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

bool Worker::serves() const {
  const std::lock_guard lock(mutex_);
  return counts_.healthy;
}

Worker::Result Worker::do_alone(const Job& job) {
  Result result = Result::Conflict;
  for (int i = 0; i < tries && result == Result::Conflict; ++i)
    result = transaction([&](Now now) { do_job(job, now); });
  return result;
}

void Worker::one_by_one(const std::vector<Job>& jobs) {
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

void Worker::put_off(const Job& job) {
  if (const auto* received = std::get_if<job::Received>(&job))
    return refuse(*received, ErrorCode::Server, "the database failed; try again",
                  Milliseconds{1000});
  const std::lock_guard lock(mutex_);
  if (!stopping_) inbox_.put(job);
}

// Runs on its own thread, because the worker's thread may be waiting for the database.
void Worker::watch_database() {
  std::unique_lock lock(mutex_);
  while (watching_) {
    lock.unlock();
    look_at_database();
    lock.lock();
    watch_ends_.wait_for(lock, limits::standstill_looked_at_every, [this] { return !watching_; });
  }
}

void Worker::look_at_database() {
  if (!standstill_.tell(deliver_)) return;
  const std::lock_guard lock(mutex_);
  if (counts_.healthy) log_.error("the database does not answer; the clocks of matches stand");
}

void Worker::go_on_after(std::optional<Milliseconds> standstill) {
  if (!standstill) return;
  clocks_go_on_ = true;
  if (*standstill < limits::answer_within) return;
  log_.info("the clocks of matches stood", {{"ms", std::int64_t{standstill->count()}}});
}

}  // namespace damas::net
