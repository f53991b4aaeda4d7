#include "view/window/settings/collecting_scene.hpp"

#include <algorithm>

#include "explorer/games_base.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

using State = CollectedGames::State;

constexpr float dialog_width = 400;

}  // namespace

CollectingScene::CollectingScene(CollectedGames collected, Then then)
    : Overlay(dialog_width), collected_(std::move(collected)), then_(std::move(then)) {}

// One step in each frame, so that the window goes on drawing. A question to a busy database may
// take a while itself, so there is none in the pause after it.
void CollectingScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  if (left_) return;
  pause_ -= std::min(pause_, elapsed);
  if (pause_.count() > 0) return app.wake_after(pause_);
  const State state = collected_.step();
  app.redraw();
  if (state == State::Busy) {
    pause_ = app.desktop().games->pause();
    return app.wake_after(pause_);
  }
  if (state == State::Asking) return app.wake_after(std::chrono::milliseconds{0});
  left_ = true;
  const Then then = std::move(then_);
  CollectedGames collected = std::move(collected_);
  close(app);
  then(std::move(collected), app);
}

std::string CollectingScene::title(const App& app) const {
  return app.tr(Text::EverythingCollecting);
}

void CollectingScene::content(Ui& ui, App& app) {
  ui.wrapped(app.tr(Text::EverythingCollected, grouped(app.language(), collected_.asked()),
                    grouped(app.language(), collected_.all()))
                 .c_str());
  if (ui.button(app.tr(Text::Cancel))) cancelled(app);
}

void CollectingScene::cancelled(App& app) {
  left_ = true;
  Overlay::cancelled(app);
}

}  // namespace damas
