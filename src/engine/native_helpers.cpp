#include <thread>
#include <vector>

#include "engine/helpers.hpp"

namespace damas {

void run_beside(int helpers, const std::function<void(int)>& help,
                const std::function<void()>& lead) {
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(helpers));
  for (int helper = 0; helper < helpers; ++helper)
    threads.emplace_back(help, helper);
  lead();
  for (std::thread& thread : threads)
    thread.join();
}

}  // namespace damas
