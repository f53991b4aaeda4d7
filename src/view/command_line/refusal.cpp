#include "view/command_line/refusal.hpp"

#include "view/text/printable.hpp"

namespace damas {

std::string refusal(const std::string& what) {
  return shortened(what, longest_message) + "\nRun with --help for more information.\n";
}

}  // namespace damas
