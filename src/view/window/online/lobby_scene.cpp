#include "view/window/online/lobby_scene.hpp"

#include <utility>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/online/game_wish.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/room_scene.hpp"
#include "view/window/online/typed_invitation.hpp"
#include "view/window/online/usual_server.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 560;

}  // namespace

LobbyScene::LobbyScene(App& app, std::shared_ptr<Online> online)
    : Overlay(dialog_width),
      online_(std::move(online)),
      choice_(app.preferences().online),
      typed_(app.drafts(), choice_) {
  keep_top();
  if (online_) return;
  if (const auto server = usual_server(app)) online_ = Online::at(*server, app);
}

std::string LobbyScene::title(const App& app) const {
  return app.tr(Text::Online);
}

void LobbyScene::update(const Input& input, Milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  if (!online_) return;
  message_.follow(*online_, app);
  if (const auto complaint = online_->take_complaint()) {
    typed_.code.empty() ? code_field_.drop() : code_field_.ask();
    message_.complain(*complaint, app);
  }
  const bool seeking = client().waiting() && !client().waiting()->code;
  if (std::exchange(seeking_, seeking) != seeking && seeking) app.announce(seeking_sentence(app));
  if (page_ == Page::Watch && &app.scenes().top() == this)
    lists_.follow_running(*online_, elapsed, app);
}

bool LobbyScene::nobody_answers() const {
  if (!online_ || online_->lan_server() != nullptr) return false;
  return std::as_const(*online_).client().connection().unheard();
}

LobbyScene::Rows LobbyScene::rows() const {
  if (without_server()) return Rows::Server;
  if (online_->has_match()) return Rows::Match;
  const auto& waiting = std::as_const(*online_).client().waiting();
  if (!waiting) return Rows::Quick;
  return waiting->code ? Rows::Room : Rows::Search;
}

std::string LobbyScene::seeking_sentence(const App& app) const {
  const net::Waiting& waiting = *std::as_const(*online_).client().waiting();
  return app.tr(Text::OnlineSeeking, name(app.language(), waiting.variant),
                name(app.language(), waiting.time));
}

bool LobbyScene::lets_go(App& app, const std::function<void(App&)>& then) {
  return !online_ || ask_to_leave(online_, app, then);
}

void LobbyScene::cancelled(App& app) {
  keep_typed(app);
  if (lets_go(app, [this](App& a) { close(a); })) close(app);
}

bool LobbyScene::keep_typed(App& app) {
  typed_.keep(app.drafts(), app.preferences().online);
  return true;
}

void LobbyScene::confirmed(App& app) {
  if (entered_) return;
  if (page_ == Page::You) return change_name(app);
  if (page_ != Page::Play) return;
  if (!typed_.code.empty()) return join(app);
  if (without_server()) return;
  if (online_->has_match()) return online_->go_to_match(app);
  if (!client().waiting()) seek(app);
}

void LobbyScene::turn_to(Page page, App& app) {
  page_ = page;
  message_.clear();
  refresh(app);
}

void LobbyScene::refresh(App& app) {
  app.redraw();
  if (!online_) return;
  if (page_ == Page::Games) lists_.ask_for_own(*online_, app);
  if (page_ == Page::Watch) lists_.ask_for_running(*online_, app);
}

void LobbyScene::keep_choice(App& app) const {
  app.change_preferences([&](Preferences& p) { p.online.take_game_of(choice_); });
}

void LobbyScene::seek(App& app) {
  message_.clear();
  keep_choice(app);
  const GameWish wish = wish_of(choice_, offers_of(client(), choice_.variant));
  client().join_queue(choice_.variant, choice_.time, wish.adjudication, wish.opening);
  app.redraw();
}

// The person is asked about an opening that will be drawn, and, without an own wish, about endgame
// tables.
void LobbyScene::join_room(const std::string& code) {
  client().ask_to_join(code, choice_.adjudication);
}

void LobbyScene::make_room(App& app) {
  message_.clear();
  keep_choice(app);
  const GameWish wish = wish_of(choice_, offers_of(client(), choice_.variant));
  client().open_room(choice_.variant, choice_.time, side_of(choice_.side), wish.adjudication,
                     wish.opening);
  app.scenes().push(std::make_unique<RoomScene>(online_));
}

void LobbyScene::join(App& app) {
  const auto read = read_typed_room(typed_.code, online_ != nullptr, app.language());
  if (const auto* complaint = std::get_if<std::string>(&read)) {
    code_field_.ask();
    return message_.complain(*complaint, app);
  }
  if (online_) typed_.code_is_used(app.drafts());
  accept(std::get<Invitation>(read), app);
}

void LobbyScene::accept(const Invitation& invitation, App& app) {
  message_.clear();
  app.redraw();
  if (invitation.server && (!online_ || online_->server() != *invitation.server)) {
    return go_to(*invitation.server, invitation.code, app);
  }
  if (online_ && !invitation.code.empty()) join_room(invitation.code);
}

void LobbyScene::change_name(App& app) {
  if (const auto fault = net::fault_of_name(typed_.name)) {
    return message_.complain(sentence(app.language(), *fault), app);
  }
  message_.clear();
  app.change_preferences([&](Preferences& p) { p.online.name = typed_.name; });
  if (online_) client().set_name(typed_.name);
  const std::string shown = typed_.name.empty() ? app.tr(Text::OnlineVisitor) : typed_.name;
  app.notify(app.tr(Text::OnlineNameSaved, shown));
}

// The entered server becomes the default; a friend's link is used only once.
void LobbyScene::change_server(App& app) {
  const auto read = read_typed_server(typed_.server, app.desktop().own_server, app.language());
  if (const auto* complaint = std::get_if<std::string>(&read)) {
    server_field_.ask();
    return message_.complain(*complaint, app);
  }
  const auto& invitation = std::get<Invitation>(read);
  typed_.server = prefer_server(*invitation.server, app);
  if (nobody_answers() && online_->server() == *invitation.server) client().reconnect(false);
  accept(invitation, app);
}

void LobbyScene::go_to(const ServerAddress& server, const std::string& code, App& app) {
  const auto go = [this, server, code](App& a) {
    if (!usual_server(a)) typed_.server = prefer_server(server, a);
    online_ = Online::at(server, a);
    refresh(a);
    if (!code.empty()) join_room(code);
  };
  if (lets_go(app, go)) go(app);
}

}  // namespace damas
