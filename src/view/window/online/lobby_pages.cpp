// The Dear ImGui parts of the lobby, page by page.
#include <memory>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/online/game_choice.hpp"
#include "view/window/online/game_wish.hpp"
#include "view/window/online/lan_scene.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/online/room_scene.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

void section(Ui& ui, const char* name) {
  ImGui::Dummy({0, 4});
  const FontScope font(ui.gui(), GuiFont::Strong);
  ImGui::TextUnformatted(name);
  ImGui::Separator();
}

// For the last text field.
bool ended_by_enter() {
  return ImGui::IsItemDeactivated() && ImGui::IsKeyPressed(ImGuiKey_Enter, false);
}

}  // namespace

void LobbyScene::content(Ui& ui, App& app) {
  entered_ = false;
  if (std::exchange(rows_, rows()) != rows_) note_other_rows();
  message_.row(ui, app, online_.get());
  const std::vector<std::string> pages = {app.tr(Text::Play), app.tr(Text::OnlineGames),
                                          app.tr(Text::OnlineWatch), app.tr(Text::You)};
  int page = static_cast<int>(page_);
  if (ui.tabs(pages, page)) turn_to(static_cast<Page>(page), app);
  switch (page_) {
    case Page::Play:
      return play_page(ui, app);
    case Page::Games:
      return games_page(ui, app);
    case Page::Watch:
      return watch_page(ui, app);
    case Page::You:
      return you_page(ui, app);
  }
}

void LobbyScene::play_page(Ui& ui, App& app) {
  if (online_ && online_->has_match()) return match_rows(ui, app);
  if (without_server()) return page_without_server(ui, app);
  choice_.take_game_of(app.preferences().online);
  quick_rows(ui, app);
  friend_rows(ui, app);
  table_row(ui, app);
}

// First the choices that work without a server, then how to find one.
void LobbyScene::page_without_server(Ui& ui, App& app) {
  if (app.desktop().lan_server.start) {
    section(ui, app.tr(Text::OnlineWithoutServer));
    table_row(ui, app);
    ui.caption(app.tr(Text::LanPitch));
  }
  section(ui, app.tr(Text::OnlineByLink));
  code_row(ui, app, Text::OnlineLink, Text::OnlineLinkHint);
  section(ui, app.tr(Text::OnlineAtServer));
  if (online_) server_missing(ui, app);
  ui.caption(app.tr(Text::OnlineServerHow));
  server_rows(ui, app);
}

// Only one match at a time is possible.
void LobbyScene::match_rows(Ui& ui, App& app) {
  if (online_->playing()) {
    const auto& players = client().match()->players();
    const std::string text =
        app.tr(Text::OnlinePair, name_and_rating(app.language(), players.white),
               name_and_rating(app.language(), players.black));
    ui.wrapped(text.c_str());
  }
  if (ui.button(app.tr(Text::OnlineBackToMatch), Emphasis::Primary)) online_->go_to_match(app);
}

void LobbyScene::quick_rows(Ui& ui, App& app) {
  const auto& waiting = client().waiting();
  if (waiting && !waiting->code) {
    ui.wrapped(seeking_sentence(app).c_str());
    if (waiting->opening) ui.caption(app.tr(text_of(*waiting->opening)));
    if (ui.button(app.tr(Text::Cancel))) client().leave_queue();
    return;
  }
  bool changed = game_rows(ui, app.language(), choice_);
  const ServerOffers offers = offers_of(client(), choice_.variant);
  if (offers.tables) changed = adjudication_row(ui, app.language(), choice_) || changed;
  if (offers.ballot)
    changed = opening_row(ui, app.language(), choice_, offers.eleven_men) || changed;
  if (changed) keep_choice(app);
  if (ui.button(app.tr(Text::OnlineQuick), Emphasis::Primary)) seek(app);
}

void LobbyScene::friend_rows(Ui& ui, App& app) {
  section(ui, app.tr(Text::OnlineWithFriend));
  if (side_row(ui, app.language(), choice_)) keep_choice(app);
  const auto& waiting = client().waiting();
  if (waiting && waiting->code) {
    const std::string label = app.tr(Text::OnlineRoomTitle, *waiting->code);
    if (ui.button(label.c_str())) app.scenes().push(std::make_unique<RoomScene>(online_));
  } else if (ui.button(app.tr(Text::OnlineMakeRoom))) {
    make_room(app);
  }
  code_row(ui, app, Text::OnlineCode, Text::OnlineCodeHint);
}

// Without a server the button works even if nothing is written: then it shows what to write.
void LobbyScene::code_row(Ui& ui, App& app, Text label, Text hint) {
  code_field_.before_field(app);
  ui.text_field(app.tr(label), typed_.code, app.tr(hint));
  const bool entered = ended_by_enter();
  entered_ |= entered;
  ImGui::BeginDisabled(typed_.code.empty() && !without_server());
  const bool pressed = ui.button(app.tr(Text::OnlineJoin));
  ImGui::EndDisabled();
  if (pressed || (entered && !typed_.code.empty())) join(app);
}

void LobbyScene::table_row(Ui& ui, App& app) {
  if (!app.desktop().lan_server.start || (online_ && online_->lan_server())) return;
  if (!row_button(ui, {Icon::Globe, Text::LanTable}, {0, 48}, app)) return;
  app.scenes().push(std::make_unique<LanScene>(app));
}

// Links to the page where a server can be entered.
void LobbyScene::needs_server(Ui& ui, App& app) {
  ui.wrapped(app.tr(Text::OnlineNeedsServer));
  if (ui.button(app.tr(Text::OnlineNameServer))) turn_to(Page::Play, app);
}

void LobbyScene::games_page(Ui& ui, App& app) {
  if (!online_) return needs_server(ui, app);
  lists_.own_games(ui, app, *online_);
}

void LobbyScene::watch_page(Ui& ui, App& app) {
  if (!online_) return needs_server(ui, app);
  lists_.running_games(ui, app, *online_);
}

void LobbyScene::you_page(Ui& ui, App& app) {
  ui.text_field(app.tr(Text::OnlineName), typed_.name, app.tr(Text::OnlineNameHint));
  const bool entered = ended_by_enter();
  entered_ |= entered;
  ImGui::BeginDisabled(typed_.name == app.preferences().online.name);
  const bool pressed = ui.button(app.tr(Text::Save));
  ImGui::EndDisabled();
  if (pressed || entered) change_name(app);
  server_rows(ui, app);
}

// A server accepts only pages whose origin it is configured for, and a page cannot find out why it
// was refused.
void LobbyScene::server_missing(Ui& ui, const App& app) {
  ui.wrapped(app.tr(Text::OnlineServerMissing, online_->server().host).c_str());
  const std::string& own = app.desktop().own_server;
  if (own.empty() || online_->server() == read_address(own)) return;
  ui.wrapped(app.tr(Text::OnlineOtherOrigin, own).c_str());
}

void LobbyScene::server_rows(Ui& ui, App& app) {
  const std::string& own = app.desktop().own_server;
  server_field_.before_field(app);
  ui.text_field(app.tr(Text::OnlineServer), typed_.server,
                own.empty() ? app.tr(Text::OnlineServerHint) : own.c_str());
  const bool entered = ended_by_enter();
  entered_ |= entered;
  const bool named =
      !typed_.server.empty() || (!own.empty() && online_ && online_->server() != read_address(own));
  ImGui::BeginDisabled(!named && !without_server());
  const bool pressed = ui.button(app.tr(Text::OnlineConnect));
  ImGui::EndDisabled();
  if (pressed || (entered && named)) change_server(app);
}

}  // namespace damas
