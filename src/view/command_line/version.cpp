#include "view/command_line/version.hpp"

namespace damas {

const char* version() {
  return DAMAS_VERSION;
}

}  // namespace damas
