// Owns programs that this one starts beside itself and that end with it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "platform/expected.hpp"

namespace damas {

class ChildProgram {
 public:
  // Tells it to end, and does not wait: it has a moment for that, which the end of this program
  // grants it too.
  virtual ~ChildProgram() = default;

  virtual bool running() = 0;
  // What it wrote to its standard error stream since the last call; waits for nothing.
  virtual std::string take_errors() = 0;
};

// On this system it can.
bool starts_children();
// `program` is the path of a file. Its standard input is empty, and nobody reads its output.
// NotFound: there is no such program; Unavailable: it could not be started.
Expected<std::unique_ptr<ChildProgram>> start_child(const std::string& program,
                                                    const std::vector<std::string>& arguments);

// Of this program in its folder, as the system calls programs: "/usr/bin/damas-server".
std::string program_beside(const std::string& name);

}  // namespace damas
