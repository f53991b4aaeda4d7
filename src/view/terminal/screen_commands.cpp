#include "view/terminal/screen_commands.hpp"

namespace damas::terminal {

bool ScreenCommands::carry_out(Verb verb) {
  switch (verb) {
    case Verb::Board:
      show_again();
      return true;
    case Verb::Menu:
      leave_for(Leave::Menu);
      return true;
    case Verb::Quit:
      leave_for(Leave::Quit);
      return true;
    default:
      return false;
  }
}

}  // namespace damas::terminal
