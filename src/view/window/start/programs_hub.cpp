#include "hub/client_thread.hpp"
#include "view/window/start/programs.hpp"

namespace damas {

StartProgram program_starter() {
  return hub::start_hub_program;
}

}  // namespace damas
