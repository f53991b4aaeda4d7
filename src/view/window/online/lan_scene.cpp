#include "view/window/online/lan_scene.hpp"

#include <utility>

#include "view/window/app.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/room_scene.hpp"
#include "view/window/preferences.hpp"
#include "view/window/store.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;
constexpr std::chrono::milliseconds soon{50};

}  // namespace

LanScene::LanScene(App& app)
    : Overlay(dialog_width),
      table_(std::make_unique<LanTable>(app.desktop().table, app.store().path("table"))) {}

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
  if (table_) ui.wrapped(table_->sentence(app.language()).c_str());
}

// The lobby below has another server, or none; this table has its own.
void LanScene::sit_down(App& app) {
  const std::shared_ptr<Online> online = Online::at(std::move(table_), app);
  const OnlineChoice& choice = app.preferences().online;
  online->client().open_room(choice.variant, choice.time, side_of(choice.side));
  app.scenes().replace(*this, std::make_unique<RoomScene>(online));
}

}  // namespace damas
