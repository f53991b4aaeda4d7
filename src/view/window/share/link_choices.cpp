#include "view/window/share/link_choices.hpp"

#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"

namespace damas {

std::vector<Button> link_choices(const LinkedGame& linked, const App& app) {
  const std::string& page = app.desktop().page_address;
  if (page.empty()) return {};
  const bool sends = app.desktop().send_link != nullptr;
  const Icon icon = sends ? Icon::Globe : Icon::Copy;
  const auto pass_game = [page, game = linked.game](App& a) {
    a.pass_link(link_to_games(page, write_pdn(game(a))));
  };
  const auto pass_position = [page, position = linked.position](App& a) {
    a.pass_link(link_to_position(page, position()));
  };
  return {{icon, sends ? Text::SendLinkToGame : Text::CopyLinkToGame, pass_game, linked.has_moves},
          {icon, sends ? Text::SendLinkToPosition : Text::CopyLinkToPosition, pass_position}};
}

}  // namespace damas
