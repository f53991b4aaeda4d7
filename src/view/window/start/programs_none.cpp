#include "view/window/start/programs.hpp"

namespace damas {

StartProgram program_starter() {
  return {};
}

}  // namespace damas
