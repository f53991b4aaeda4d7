#include "view/window/online/lan_scene.hpp"

#include <cmath>
#include <utility>

#include "training/endings.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/drawn_opening.hpp"
#include "view/window/online/game_choice.hpp"
#include "view/window/online/game_wish.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/room_scene.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;
constexpr std::chrono::milliseconds soon{50};

// Known before the server runs: it belongs to this program, and has the same tables and openings.
ServerOffers offers_here(Variant variant, const App& app) {
  return {training::has_ending_tables(variant), DrawnOpening::possible(variant, app),
          DrawnOpening::has_eleven_men(variant)};
}

}  // namespace

LanScene::LanScene(const App& app) : Overlay(dialog_width), choice_(app.preferences().online) {}

std::string LanScene::title(const App& app) const {
  return app.tr(Text::LanTitle);
}

void LanScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  if (!lan_server_) return;
  lan_server_->update();
  const bool changed = std::exchange(told_, lan_server_->state()) != told_;
  if (told_ == LanServer::State::Opening) app.wake_after(soon);
  if (told_ == LanServer::State::Open) return open_room(app);
  if (!changed) return;
  app.announce(lan_server_->sentence(app.language()));
  app.redraw();
}

void LanScene::content(Ui& ui, App& app) {
  if (lan_server_) return ui.wrapped(lan_server_->sentence(app.language()).c_str());
  ui.caption(app.tr(Text::LanPitch));
  game_rows(ui, app.language(), choice_);
  const ServerOffers offers = offers_here(choice_.variant, app);
  if (offers.tables) adjudication_row(ui, app.language(), choice_);
  if (offers.ballot) opening_row(ui, app.language(), choice_, offers.eleven_men);
  side_row(ui, app.language(), choice_);
}

void LanScene::footer(Ui& ui, App& app) {
  const float half = std::floor((ImGui::GetContentRegionAvail().x - 8) / 2);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, lan_server_ ? 0 : half)) cancelled(app);
  if (lan_server_) return;
  ImGui::SameLine();
  if (ui.button(app.tr(Text::LanOpen), Emphasis::Primary)) open(app);
}

void LanScene::confirmed(App& app) {
  if (!lan_server_) open(app);
}

void LanScene::open(App& app) {
  app.change_preferences([this](Preferences& p) { p.online.take_game_of(choice_); });
  lan_server_ = std::make_unique<LanServer>(app.desktop().lan_server, app.store().path("table"));
  app.redraw();
}

// The lobby below has another server, or none; the new table has its own connection.
void LanScene::open_room(App& app) {
  const std::shared_ptr<Online> online = Online::at(std::move(lan_server_), app);
  const OnlineChoice& choice = app.preferences().online;
  const GameWish wish = wish_of(choice, offers_here(choice.variant, app));
  online->client().open_room(choice.variant, choice.time, side_of(choice.side), wish.adjudication,
                             wish.opening);
  app.scenes().replace(*this, std::make_unique<RoomScene>(online));
}

}  // namespace damas
