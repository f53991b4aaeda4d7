// Owns child programs: started by this program and ended with it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "platform/expected.hpp"

namespace damas {

class ChildProgram {
 public:
  // Asks the program to end, without waiting: it has a short time to do so, also when this program
  // ends.
  virtual ~ChildProgram() = default;

  virtual bool running() = 0;
  // The output on its standard error stream since the last call; does not wait.
  virtual std::string take_errors() = 0;
};

// Whether this system can start child programs.
bool starts_children();
// `program` is the path of a file. The child's standard input is empty, and its output is
// discarded. NotFound: there is no such program; Unavailable: it could not be started.
Expected<std::unique_ptr<ChildProgram>> start_child(const std::string& program,
                                                    const std::vector<std::string>& arguments);

// The path of a program in the same folder as this one, with the system's extension:
// "/usr/bin/damas-server".
std::string program_beside(const std::string& name);

}  // namespace damas
