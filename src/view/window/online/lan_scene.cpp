#include "view/window/online/lan_scene.hpp"

#include <cmath>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/online/game_choice.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/room_scene.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;
constexpr std::chrono::milliseconds soon{50};

}  // namespace

LanScene::LanScene(const App& app) : Overlay(dialog_width), choice_(app.preferences().online) {}

std::string LanScene::title(const App& app) const {
  return app.tr(Text::LanTitle);
}

void LanScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  if (!table_) return;
  table_->update();
  const bool changed = std::exchange(told_, table_->state()) != told_;
  if (told_ == LanTable::State::Opening) app.wake_after(soon);
  if (told_ == LanTable::State::Open) return sit_down(app);
  if (!changed) return;
  app.announce(table_->sentence(app.language()));
  app.redraw();
}

void LanScene::content(Ui& ui, App& app) {
  if (table_) return ui.wrapped(table_->sentence(app.language()).c_str());
  ui.caption(app.tr(Text::LanPitch));
  game_rows(ui, app.language(), choice_);
  side_row(ui, app.language(), choice_);
}

void LanScene::footer(Ui& ui, App& app) {
  const float half = std::floor((ImGui::GetContentRegionAvail().x - 8) / 2);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, table_ ? 0 : half)) cancelled(app);
  if (table_) return;
  ImGui::SameLine();
  if (ui.button(app.tr(Text::LanOpen), Emphasis::Primary)) open(app);
}

void LanScene::confirmed(App& app) {
  if (!table_) open(app);
}

void LanScene::open(App& app) {
  app.change_preferences([this](Preferences& p) { p.online.take_game_of(choice_); });
  table_ = std::make_unique<LanTable>(app.desktop().table, app.store().path("table"));
  app.redraw();
}

// The lobby below has another server, or none; the new table has its own connection.
void LanScene::sit_down(App& app) {
  const std::shared_ptr<Online> online = Online::at(std::move(table_), app);
  const OnlineChoice& choice = app.preferences().online;
  online->client().open_room(choice.variant, choice.time, side_of(choice.side));
  app.scenes().replace(*this, std::make_unique<RoomScene>(online));
}

}  // namespace damas
