// Owns running work on several threads at once, where the system has threads.
#pragma once

#include <functional>

namespace damas {

// Runs help(0) to help(helpers - 1) on threads of their own and lead() on the caller's; returns
// when all have returned. Where the system has too few threads, fewer help; in the page only lead()
// runs.
void run_beside(int helpers, const std::function<void(int)>& help,
                const std::function<void()>& lead);

}  // namespace damas
