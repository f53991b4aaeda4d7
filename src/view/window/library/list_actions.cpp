#include "view/window/library/list_actions.hpp"

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/games/open_games.hpp"

namespace damas {

void perform_in_any_list(Action action, App& app) {
  switch (action) {
    case Action::OpenGame:
      return choose_files(app);
    case Action::PasteGame:
      return paste_games(app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{app.preferences().new_game.variant, 0, HelpPage::Keys});
    default:
      return;
  }
}

}  // namespace damas
