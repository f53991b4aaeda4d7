#include "view/window/online/lobby_lists.hpp"

#include "view/window/app/app.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/online/game_line.hpp"
#include "view/window/online/online.hpp"

namespace damas {

namespace {
constexpr std::chrono::milliseconds list_lasts{10'000};
}  // namespace

void LobbyLists::ask_for_own(Online& online, App& app) {
  online.client().ask_history();
  app.redraw();
}

void LobbyLists::ask_for_running(Online& online, App& app) {
  since_asked_ = std::chrono::milliseconds{0};
  online.client().ask_live();
  app.redraw();
}

void LobbyLists::follow_running(Online& online, std::chrono::milliseconds elapsed, App& app) {
  since_asked_ += elapsed;
  if (since_asked_ >= list_lasts) ask_for_running(online, app);
  app.wake_after(list_lasts - since_asked_);
}

void LobbyLists::own_games(Ui& ui, App& app, Online& online) const {
  net::Client& client = online.client();
  const net::GameLines& history = client.history();
  if (history.games.empty())
    return ui.wrapped(app.tr(history.asked ? Text::Loading : Text::OnlineNoGames));
  for (const net::GameLine& game : history.games) {
    const GameLineText text = text_of(game, client.user(), app);
    if (game_line(ui, game.match.text.c_str(), text)) client.ask_game(game.match);
  }
  if (!history.more) return;
  ImGui::BeginDisabled(history.asked);
  if (ui.button(app.tr(Text::OnlineOlder))) client.ask_more_history();
  ImGui::EndDisabled();
}

void LobbyLists::running_games(Ui& ui, App& app, Online& online) {
  net::Client& client = online.client();
  const net::GameLines& live = client.live();
  if (live.games.empty()) ui.wrapped(app.tr(live.asked ? Text::Loading : Text::OnlineNobodyPlays));
  for (const net::GameLine& game : live.games) {
    const GameLineText text = text_of(game, client.user(), app);
    if (game_line(ui, game.match.text.c_str(), text)) client.watch(game.match);
  }
  if (ui.button(app.tr(Text::OnlineRefresh))) ask_for_running(online, app);
}

}  // namespace damas
