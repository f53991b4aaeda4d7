#include "view/window/online/lobby_scene.hpp"

#include <algorithm>
#include <utility>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/drafts.hpp"
#include "view/window/online/game_choice.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/room_scene.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 560;
constexpr const char* code_draft = "online code";
constexpr const char* name_draft = "online name";
constexpr const char* server_draft = "online server";

// The default server.
std::optional<ServerAddress> usual_server(const App& app) {
  const std::string& chosen = app.preferences().online.server;
  return read_address(chosen.empty() ? app.desktop().own_server : chosen);
}

}  // namespace

LobbyScene::LobbyScene(App& app, std::shared_ptr<Online> online)
    : Overlay(dialog_width), online_(std::move(online)), choice_(app.preferences().online) {
  keep_top();
  const Drafts& drafts = app.drafts();
  code_ = drafts.of(code_draft, "");
  choice_.name = drafts.of(name_draft, choice_.name);
  choice_.server = drafts.of(server_draft, choice_.server);
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
    code_.empty() ? code_field_.drop() : code_field_.ask();
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
  const OnlineChoice& known = app.preferences().online;
  app.drafts().keep(code_draft, code_ == used_code_ ? std::string{} : code_, "");
  app.drafts().keep(name_draft, choice_.name, known.name);
  app.drafts().keep(server_draft, choice_.server, known.server);
  return true;
}

void LobbyScene::confirmed(App& app) {
  if (entered_) return;
  if (page_ == Page::You) return change_name(app);
  if (page_ != Page::Play) return;
  if (!code_.empty()) return join(app);
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

// A wish that is not shown is not sent.
bool LobbyScene::wishes_adjudication() {
  return choice_.adjudication && client().has_tables(choice_.variant);
}

net::OpeningWish LobbyScene::wished_opening() {
  if (!choice_.ballot || !can_draw(net::OpeningLot::Ballot)) return std::nullopt;
  return opening_lot(choice_, can_draw(net::OpeningLot::ElevenMan));
}

void LobbyScene::seek(App& app) {
  message_.clear();
  keep_choice(app);
  client().join_queue(choice_.variant, choice_.time, wishes_adjudication(), wished_opening());
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
  client().open_room(choice_.variant, choice_.time, side_of(choice_.side), wishes_adjudication(),
                     wished_opening());
  app.scenes().push(std::make_unique<RoomScene>(online_));
}

void LobbyScene::join(App& app) {
  const auto invitation = read_invitation(code_);
  if (!online_ || code_.empty()) return follow_link(invitation, app);
  if (!invitation || invitation->code.empty()) {
    const auto letter = letter_of_no_code(code_);
    code_field_.ask();
    return message_.complain(
        letter ? app.tr(Text::OnlineCodeLetter, *letter) : app.tr(Text::OnlineCodeExpected, code_),
        app);
  }
  used_code_ = code_;
  app.drafts().keep(code_draft, "", "");
  accept(*invitation, app);
}

// Without a known server a code alone is not enough.
void LobbyScene::follow_link(const std::optional<Invitation>& invitation, App& app) {
  if (invitation && invitation->server) return accept(*invitation, app);
  code_field_.ask();
  message_.complain(
      code_.empty() ? app.tr(Text::OnlineLinkPaste) : app.tr(Text::OnlineLinkExpected, code_), app);
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
  if (const auto fault = net::fault_of_name(choice_.name)) {
    return message_.complain(sentence(app.language(), *fault), app);
  }
  message_.clear();
  app.change_preferences([&](Preferences& p) { p.online.name = choice_.name; });
  if (online_) client().set_name(choice_.name);
  const std::string shown = choice_.name.empty() ? app.tr(Text::OnlineVisitor) : choice_.name;
  app.notify(app.tr(Text::OnlineNameSaved, shown));
}

// The entered server becomes the default; a friend's link is used only once.
void LobbyScene::change_server(App& app) {
  const std::string& own = app.desktop().own_server;
  const std::string& named = choice_.server.empty() ? own : choice_.server;
  const auto invitation = read_invitation(named);
  if (!invitation || !invitation->server) {
    server_field_.ask();
    return message_.complain(named.empty() ? app.tr(Text::OnlineServerFirst)
                                           : app.tr(Text::OnlineServerExpected, choice_.server),
                             app);
  }
  prefer(*invitation->server, app);
  const bool again = nobody_answers() && online_->server() == *invitation->server;
  if (again) client().reconnect(false);
  accept(*invitation, app);
}

void LobbyScene::prefer(const ServerAddress& server, App& app) {
  const bool own = server == read_address(app.desktop().own_server);
  choice_.server = own ? std::string() : server.page();
  app.change_preferences([this](Preferences& p) { p.online.server = choice_.server; });
}

void LobbyScene::go_to(const ServerAddress& server, const std::string& code, App& app) {
  const auto go = [this, server, code](App& a) {
    if (!usual_server(a)) prefer(server, a);
    online_ = Online::at(server, a);
    refresh(a);
    if (!code.empty()) join_room(code);
  };
  if (lets_go(app, go)) go(app);
}

}  // namespace damas
