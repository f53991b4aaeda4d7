#include "view/window/online/leaving.hpp"

#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/online/online.hpp"

namespace damas {

bool ask_to_leave(const std::shared_ptr<Online>& online, App& app,
                  const std::function<void(App&)>& then) {
  if (!online->asks_before_leaving()) return true;
  const bool table = online->lan_server() != nullptr;
  const auto go = [online, then](App& a) {
    if (online->playing()) online->client().leave_match();
    then(a);
  };
  const Text question = table ? Text::LanAskClose : Text::OnlineYourMatch;
  std::vector<Button> answers;
  answers.push_back({Icon::Close, table ? Text::LanClose : Text::OnlineLeave, go});
  answers.push_back({Icon::ChevronLeft, Text::OnlineStay, {}, true, true});
  // The dialog has no cross, because that would mean to stay, although the person has just asked to
  // leave.
  auto dialog = std::make_unique<ChoicesScene>(question, std::move(answers));
  dialog->leave_out_cross();
  app.scenes().push(std::move(dialog));
  return false;
}

void open_lobby(std::shared_ptr<Online> online, App& app) {
  app.start(destination::Menu{});
  app.scenes().push(std::make_unique<LobbyScene>(app, std::move(online)));
}

}  // namespace damas
