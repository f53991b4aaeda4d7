// Owns running work on several threads at once, on systems with threads.
#pragma once

#include <functional>

namespace damas {

// Runs help(0) to help(helpers - 1) on separate threads and lead() on the caller's thread, and
// returns when all have returned. If the system cannot start more threads, fewer helpers run; in
// the browser's module without threads, only lead() runs.
void run_beside(int helpers, const std::function<void(int)>& help,
                const std::function<void()>& lead);

}  // namespace damas
