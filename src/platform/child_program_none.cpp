#include "platform/child_program.hpp"

namespace damas {

bool starts_children() {
  return false;
}

Expected<std::unique_ptr<ChildProgram>> start_child(const std::string& program,
                                                    const std::vector<std::string>&) {
  return Failure{FailureKind::Unavailable, program, "not done on this system yet"};
}

std::string program_beside(const std::string& name) {
  return name;
}

}  // namespace damas
