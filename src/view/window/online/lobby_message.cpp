#include "view/window/online/lobby_message.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr float gap_before_button = 8;
constexpr float beside_label = 16;  // blank on each side of a button's label
constexpr float narrow = 440;       // in narrower windows messages need one more line

std::string connection_sentence(const Online* online, const App& app) {
  if (online == nullptr) return app.tr(Text::OnlineNoServer);
  const net::Connection& connection = online->client().connection();
  const std::string text = online->connection_text(app.language());
  if (!connection.ping) return text;
  return text + " · " + short_sentence(app.language(), connection);
}

// The label of the button that helps.
std::optional<Text> remedy(const Online* online) {
  if (online == nullptr) return std::nullopt;
  const net::Connection& connection = online->client().connection();
  using State = net::Connection::State;
  if (connection.state == State::Replaced) return Text::OnlineUseHere;
  if (connection.trouble == net::Trouble::UnknownToken) return Text::OnlineComeAnew;
  if (connection.state == State::Failed || connection.next_try) return Text::OnlineTryNow;
  return std::nullopt;
}

}  // namespace

void LobbyMessage::complain(std::string complaint, App& app) {
  complaint_ = std::move(complaint);
  app.announce(complaint_);
  app.redraw();
}

// Announces neither each attempt to connect nor the first success.
void LobbyMessage::follow(const Online& online, App& app) {
  const net::Connection& connection = online.client().connection();
  if (std::exchange(connected_, connection.state) != connection.state) complaint_.clear();
  const bool replaced = connection.state == net::Connection::State::Replaced;
  const bool open = connection.trouble == net::Trouble::None && !connection.online() && !replaced;
  if (open) return;
  const std::string now = online.connection_text(app.language(), Online::NextTry::LeftOut);
  const std::string before = std::exchange(told_, now);
  const bool known = before.empty() && connection.online();
  // Online reports a final end by itself, whatever scene is shown.
  if (before != now && !known && !online.ended_for_good()) app.announce(now);
}

void LobbyMessage::row(Ui& ui, const App& app, Online* online) const {
  const ImVec2 at = ImGui::GetCursorPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const std::optional<Text> help = remedy(online);
  const char* const label = help ? app.tr(*help) : "";
  const float button = help ? text_width(label) + 2 * beside_label : 0;
  text(ui, connection_sentence(online, app), help ? room - button - gap_before_button : room);
  const float lines = room < narrow ? 3 : 2;
  const float least = std::max(lines * ui.gui().font(GuiFont::Caption)->FontSize, control_height());
  const float height = std::max(least, std::ceil(ImGui::GetItemRectSize().y));
  if (help) {
    ImGui::SetCursorPos({at.x + room - button, at.y});
    const bool anew = *help == Text::OnlineComeAnew;
    if (ui.button(label, Emphasis::Plain, button)) online->client().reconnect(anew);
  }
  ImGui::SetCursorPos({at.x, at.y + height});
  ImGui::Dummy({0, 0});
}

void LobbyMessage::text(Ui& ui, const std::string& connection, float width) const {
  const std::string& shown = complaint_.empty() ? connection : complaint_;
  const Color color = complaint_.empty() ? ui.theme().muted : ui.theme().accent;
  const FontScope font(ui.gui(), GuiFont::Caption);
  ImGui::PushStyleColor(ImGuiCol_Text, im(color));
  ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
  ImGui::TextUnformatted(shown.c_str());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
}

}  // namespace damas
