#include "net/server/desk/desk.hpp"

#include <algorithm>
#include <chrono>

#include "net/protocol/limits.hpp"
#include "net/server/desk/cost.hpp"

namespace damas::net {

namespace {
using std::chrono::steady_clock;
}  // namespace

Desk::Desk(std::unique_ptr<Storage> storage, RandomBits random, ReadClock clock, Deliver deliver,
           Log log)
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

Desk::~Desk() {
  stop();
}

void Desk::put(Job job) {
  {
    const std::lock_guard lock(mutex_);
    inbox_.put(std::move(job));
  }
  work_came_.notify_one();
}

std::optional<Milliseconds> Desk::receive(ConnectionId from, Request request,
                                          const Coming& coming) {
  std::optional<Milliseconds> wait;
  {
    const std::lock_guard lock(mutex_);
    wait = inbox_.receive(from, std::move(request), coming);
    if (wait) ++counts_.busy;
  }
  if (!wait) work_came_.notify_one();
  return wait;
}

void Desk::gone(ConnectionId connection) {
  put(job::Gone{connection});
}

void Desk::noted(Note note) {
  put(std::move(note));
}

void Desk::look_again() {
  put(job::LookAgain{});
}

void Desk::refuse_late(Milliseconds now) {
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

void Desk::list_rooms() {
  community_.list_rooms();
}

void Desk::start() {
  thread_ = std::thread([this] { run(); });
  watching_ = true;
  watch_ = std::thread([this] { watch_database(); });
}

void Desk::stop() {
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

void Desk::run() {
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

void Desk::tick() {
  transaction([this](Now now) { community_.tick(now); });
}

void Desk::work() {
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

void Desk::note_moves(const std::vector<Job>& jobs) {
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
void Desk::do_some(std::vector<Job>& begun, Now now) {
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

std::vector<Job> Desk::take_some() {
  std::vector<Job> jobs;
  while (jobs.size() < limits::requests_of_transaction) {
    auto next = take_one(standstill_.now().machine());
    if (!next) break;
    jobs.push_back(std::move(*next));
  }
  return jobs;
}

std::optional<Job> Desk::take_one(Milliseconds now) {
  const std::lock_guard lock(mutex_);
  auto next = inbox_.take(now);
  const auto* received = next ? std::get_if<job::Received>(&*next) : nullptr;
  if (received) {
    const Milliseconds waited = std::max(Milliseconds{0}, now - received->came);
    counts_.waited_seconds += std::chrono::duration<double>(waited).count();
  }
  return next;
}

void Desk::note_pace(const std::vector<Job>& jobs, Milliseconds work, Milliseconds commit) {
  double cost = 0;
  for (const Job& job : jobs) {
    const auto* received = std::get_if<job::Received>(&job);
    cost += received ? received->cost : 1;
  }
  const std::lock_guard lock(mutex_);
  inbox_.queue().served(cost, work, commit);
}

void Desk::do_job(const Job& job, Now now) {
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

void Desk::refuse(const job::Received& received, ErrorCode code, const std::string& why,
                  Milliseconds wait) {
  const Reply reply{received.request.id, reply::Err{code, why, wait.count()}};
  deliver_({{received.from, std::make_shared<const std::string>(to_text(reply))}});
}

DeskCounts Desk::counts() const {
  const Now now = standstill_.now();
  const std::lock_guard lock(mutex_);
  DeskCounts counts = counts_;
  counts.waiting = inbox_.size();
  counts.healthy = counts.healthy && !now.stands;
  counts.stood_seconds = std::chrono::duration<double>(now.stood).count();
  return counts;
}

Crowding Desk::crowding(Milliseconds now) const {
  const std::lock_guard lock(mutex_);
  return {inbox_.queue().oldest_wait(now), inbox_.queue().players_wait(now)};
}

}  // namespace damas::net
