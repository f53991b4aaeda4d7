// Owns running numbered jobs on several threads and taking their results in the order of the jobs.
#pragma once

#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace damas::tool {

// Runs the jobs first, first + step, and so on below `end`. Each thread makes its own worker and
// calls it with the numbers of jobs. `take` gets the results one at a time and in order, so they do
// not depend on the number of threads. An exception from a worker or from `take` stops all threads
// and is rethrown here.
template <class MakeWorker, class Take>
void do_in_order(std::uint32_t first, std::uint32_t end, std::uint32_t step, int threads,
                 const MakeWorker& make_worker, const Take& take) {
  using Result = decltype(make_worker()(first));
  std::mutex mutex;
  std::uint64_t next = first;
  std::uint64_t wanted = first;
  std::map<std::uint64_t, Result> early;
  std::exception_ptr failure;

  const auto work = [&] {
    auto worker = make_worker();
    while (true) {
      std::uint64_t job = 0;
      {
        const std::lock_guard lock(mutex);
        if (next >= end || failure) return;
        job = std::exchange(next, next + step);
      }
      Result result = worker(static_cast<std::uint32_t>(job));
      const std::lock_guard lock(mutex);
      early.emplace(job, std::move(result));
      for (auto it = early.find(wanted); it != early.end() && !failure; it = early.find(wanted)) {
        take(std::as_const(it->second));
        early.erase(it);
        wanted += step;
      }
    }
  };
  const auto guarded = [&] {
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads; ++i)
    helpers.emplace_back(guarded);
  guarded();
  for (std::thread& helper : helpers)
    helper.join();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace damas::tool
