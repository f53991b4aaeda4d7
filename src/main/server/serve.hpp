// Owns a running server: storage, desk and gateway, and the order in which they begin and end.
#pragma once

#include "main/server/options.hpp"

namespace damas::net {

// Copies the database as the options say, and says so. Throws std::runtime_error with a sentence.
void back_up(const ServerOptions& options);

// Until the process is told to end. Throws std::runtime_error with a sentence if it cannot begin.
void serve(const ServerOptions& options);

}  // namespace damas::net
