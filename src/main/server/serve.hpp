// Owns a running server: starts and ends storage, worker and gateway in the right order.
#pragma once

#include "main/server/options.hpp"

namespace damas::net {

// Copies the database to the place in the options and reports it. Throws std::runtime_error with a
// sentence.
void back_up(const ServerOptions& options);

// Serves until the process is told to end. Throws std::runtime_error with a sentence if it cannot
// start.
void serve(const ServerOptions& options);

}  // namespace damas::net
