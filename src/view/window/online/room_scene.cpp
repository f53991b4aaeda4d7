#include "view/window/online/room_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "platform/canvas.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/online/lan_server.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/qr_code.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 480;
constexpr float largest_code = 264;
constexpr float rest_of_dialog = 392;  // height of the dialog without the picture
constexpr float smallest_code = 152;
constexpr float line_of_caption = 20;
constexpr float lines_of_text = 2;
}  // namespace

RoomScene::RoomScene(std::shared_ptr<Online> online)
    : Overlay(dialog_width), online_(std::move(online)) {}

std::string RoomScene::code() const {
  const auto& waiting = std::as_const(*online_).client().waiting();
  return waiting && waiting->code ? *waiting->code : std::string{};
}

bool RoomScene::is_timed() const {
  const auto& waiting = std::as_const(*online_).client().waiting();
  return waiting && waiting->time.timed();
}

bool RoomScene::wishes_adjudication() const {
  const auto& waiting = std::as_const(*online_).client().waiting();
  return waiting && waiting->adjudication;
}

net::OpeningWish RoomScene::opening() const {
  const auto& waiting = std::as_const(*online_).client().waiting();
  return waiting ? waiting->opening : std::nullopt;
}

std::string RoomScene::link() const {
  const LanServer* lan_server = online_->lan_server();
  return (lan_server ? lan_server->address() : online_->server()).link(code());
}

// The variant, the clock and the person's side.
std::string RoomScene::terms(const App& app) const {
  const Language language = app.language();
  const net::Waiting& room = *std::as_const(*online_).client().waiting();
  const std::optional<Side> side = side_of(app.preferences().online.side);
  return app.tr(Text::OnlineRoomTerms, name(language, room.variant), name(language, room.time),
                side ? name(language, *side) : app.tr(Text::SideRandom));
}

// Warns that the link works on this machine only: a phone would look for the server on itself.
void RoomScene::nearness_rows(Ui& ui, const App& app) const {
  if (online_->lan_server() || !online_->server().on_this_machine()) return;
  ImGui::PushStyleColor(ImGuiCol_Text, im(ui.theme().accent));
  ui.wrapped(app.tr(Text::OnlineOnlyHere));
  ImGui::PopStyleColor();
  ui.caption(app.tr(Text::OnlineForOthers));
}

std::string RoomScene::title(const App& app) const {
  if (online_->lan_server()) return app.tr(Text::LanTitle);
  return app.tr(Text::OnlineRoomTitle, code().empty() ? "…" : code());
}

void RoomScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  if (std::exchange(told_, code()) != code() && !told_.empty()) {
    app.announce(app.tr(Text::OnlineRoomTitle, told_));
  }
  if (const auto complaint = online_->take_complaint()) {
    app.notify(*complaint);
    if (code().empty()) close(app);
  }
}

void RoomScene::content(Ui& ui, App& app) {
  const LanServer* lan_server = online_->lan_server();
  const net::Connection& connection = online_->client().connection();
  if (code().empty()) {
    return ui.wrapped(online_->connection_text(app.language()).c_str());
  }
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ui.wrapped(terms(app).c_str());
  }
  if (!is_timed()) ui.caption(app.tr(Text::OnlineUnrated));
  if (wishes_adjudication()) ui.caption(app.tr(Text::OnlineRoomAdjudication));
  if (const auto lot = opening()) ui.caption(app.tr(text_of(*lot)));
  const bool page = lan_server == nullptr || lan_server->has_page();
  ui.wrapped(app.tr(!page ? Text::LanNoPage : lan_server ? Text::LanAbout : Text::OnlineRoomAbout));
  if (lan_server && !lan_server->on_network()) ui.caption(app.tr(Text::LanNoNetwork));
  if (page) qr_row(ui);
  {
    const FontScope font(ui.gui(), GuiFont::Heading);
    const float width = text_width(code());
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0F, std::round((room - width) / 2)));
    ImGui::TextUnformatted(code().c_str());
  }
  ui.caption(link().c_str());
  nearness_rows(ui, app);
  // Constant height, so that the buttons below do not move.
  const ImVec2 at = ImGui::GetCursorPos();
  const std::string state = online_->connection_text(app.language());
  ui.wrapped(connection.online() ? app.tr(Text::OnlineRoomWaiting) : state.c_str());
  ImGui::SetCursorPos({at.x, at.y + lines_of_text * ImGui::GetTextLineHeight()});
  ImGui::Dummy({0, 0});
}

// Centred, as large as possible.
void RoomScene::qr_row(Ui& ui) const {
  Canvas& canvas = ui.gui().canvas();
  const float room = ImGui::GetContentRegionAvail().x;
  const float rest = rest_of_dialog + (is_timed() ? 0 : line_of_caption) +
                     (wishes_adjudication() ? line_of_caption : 0) +
                     (opening() ? line_of_caption : 0);
  const float most = std::clamp(window().h - rest, smallest_code, largest_code);
  const int pixels = static_cast<int>(std::min(room, most) * canvas.scale());
  const std::string text = link();
  const Texture& texture = canvas.cached("qr/" + text + "/" + std::to_string(pixels),
                                         [&] { return picture_of(qr_code(text), pixels); });
  const float side = static_cast<float>(texture.width()) / canvas.scale();
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::round((room - side) / 2));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({side, side});
  const float exact = canvas.scale();
  const ImVec2 corner{std::round(at.x * exact) / exact, std::round(at.y * exact) / exact};
  ImGui::GetWindowDrawList()->AddImage(texture.id(), corner, {corner.x + side, corner.y + side});
}

void RoomScene::footer(Ui& ui, App& app) {
  const float half = std::floor((ImGui::GetContentRegionAvail().x - 8) / 2);
  const char* const close_label =
      app.tr(online_->lan_server() ? Text::LanClose : Text::OnlineCloseRoom);
  ImGui::BeginDisabled(code().empty());
  const Text pass = app.desktop().send_link ? Text::OnlineSendLink : Text::OnlineCopyLink;
  if (ui.button(app.tr(pass), Emphasis::Primary, half)) app.pass_link(link());
  ImGui::EndDisabled();
  ImGui::SameLine();
  if (ui.button(close_label, Emphasis::Plain)) cancelled(app);
}

bool RoomScene::lets_go(App& app, const std::function<void(App&)>& then) {
  return ask_to_leave(online_, app, then);
}

void RoomScene::cancelled(App& app) {
  if (lets_go(app, [this](App& a) { leave_room(a); })) leave_room(app);
}

void RoomScene::leave_room(App& app) {
  online_->client().close_room();
  close(app);
}

}  // namespace damas
