#include <system_error>
#include <thread>
#include <vector>

#include "engine/helpers.hpp"

namespace damas {

void run_beside(int helpers, const std::function<void(int)>& help,
                const std::function<void()>& lead) {
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(helpers));
  for (int helper = 0; helper < helpers; ++helper) {
    try {
      threads.emplace_back(help, helper);
    } catch (const std::system_error&) {
      break;  // the system has no more threads, so use fewer helpers
    }
  }
  lead();
  for (std::thread& thread : threads)
    thread.join();
}

}  // namespace damas
