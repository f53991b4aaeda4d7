#include "view/window/settings/settings_scene.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "platform/input.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/finished_games.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/settings/your_data.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 560;

void section(Ui& ui, const char* name) {
  ImGui::Dummy({0, 4});
  const FontScope font(ui.gui(), GuiFont::Strong);
  ImGui::TextUnformatted(name);
  ImGui::Separator();
}

// A switch of one preference.
void toggle(Ui& ui, App& app, Text label, bool Preferences::*member) {
  bool on = app.preferences().*member;
  if (!ui.toggle(app.tr(label), on)) return;
  app.change_preferences([&](Preferences& p) { p.*member = on; });
}

// A page offers large numbers too, but keeps only as many as it has room for; see
// add_to_my_games().
void kept_games_row(Ui& ui, App& app) {
  static constexpr std::array<int, 4> offered = {100, 500, 1000, most_kept_games};
  const std::size_t count = app.desktop().in_browser ? 2 : offered.size();
  std::vector<std::string> names;
  int chosen = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (offered[i] <= app.preferences().kept_games) chosen = static_cast<int>(i);
    names.push_back(std::to_string(offered[i]));
  }
  if (!ui.list(app.tr(Text::KeptGames), names, chosen)) return;
  const int most = offered[static_cast<std::size_t>(chosen)];
  app.change_preferences([&](Preferences& p) { p.kept_games = most; });
  const std::size_t kept = count_of_finished(app.store().games().text());
  if (kept <= static_cast<std::size_t>(most)) return;
  app.notify(app.tr(Text::KeptGamesTooMany, std::to_string(kept), std::to_string(most)));
}

}  // namespace

SettingsScene::SettingsScene() : Overlay(dialog_width) {}

std::string SettingsScene::title(const App& app) const {
  return app.tr(Text::Settings);
}

void SettingsScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  if (!awaited_) return Overlay::update(input, elapsed, app);
  for (const KeyPress& press : input.keys) {
    if (press.repeat || press.key == Key::Unknown) continue;
    const Action action = *awaited_;
    awaited_.reset();
    app.redraw();
    // Escape cancels, unless a key for Back is being chosen.
    if (press.key == Key::Escape && action != Action::Back) return;
    const Chord chord{press.key, press.modifiers};
    app.change_preferences([&](Preferences& p) { p.keys.bind(action, chord); });
    return;
  }
  if (input.pointer.just_pressed()) awaited_.reset();
}

bool SettingsScene::takes_files(const std::vector<std::string>& paths, App& app) {
  return take_everything(paths, app);
}

std::optional<ReturnPoint> SettingsScene::return_point(const App&) const {
  return ReturnPoint{destination::Settings{}};
}

void SettingsScene::content(Ui& ui, App& app) {
  section(ui, app.tr(Text::Appearance));
  appearance(ui, app);
  section(ui, app.tr(Text::Gameplay));
  game(ui, app);
  section(ui, app.tr(Text::Sound));
  sound(ui, app);
  section(ui, app.tr(Text::YourData));
  your_data_rows(ui, app);
  section(ui, app.tr(Text::KeysLabel));
  keys(ui, app);
}

void SettingsScene::appearance(Ui& ui, App& app) {
  std::vector<std::string> names;
  for (const Language language : languages)
    names.emplace_back(own_name(language));
  int language = static_cast<int>(app.language());
  if (ui.segments(app.tr(Text::LanguageLabel), names, language, "language")) {
    app.change_preferences(
        [&](Preferences& p) { p.language = languages[static_cast<std::size_t>(language)]; });
  }
  system_row(ui, app);
  std::vector<std::string> theme_names;
  int theme = 0;
  for (const Theme& candidate : themes()) {
    if (candidate.id == app.theme().id) theme = static_cast<int>(theme_names.size());
    theme_names.emplace_back(app.tr(candidate.name));
  }
  if (ui.list(app.tr(Text::Theme), theme_names, theme)) {
    app.change_preferences(
        [&](Preferences& p) { p.theme = themes()[static_cast<std::size_t>(theme)].id; });
  }
  size_row(ui, app);
  toggle(ui, app, Text::LightPanel, &Preferences::light_panel);
  toggle(ui, app, Text::Fullscreen, &Preferences::fullscreen);
}

// Only a page learns what the system prefers.
void SettingsScene::system_row(Ui& ui, App& app) {
  if (!app.desktop().in_browser) return;
  bool as_system = !app.preferences().own_colors && !app.preferences().own_motion;
  if (!ui.toggle(app.tr(Text::AsSystem), as_system)) return;
  app.change_preferences([&](Preferences& p) { p.own_colors = p.own_motion = !as_system; });
}

// The first entry is automatic; for a size that is not listed, the next smaller one is selected.
void SettingsScene::size_row(Ui& ui, App& app) {
  std::vector<std::string> names = {app.tr(Text::InterfaceSizeAutomatic)};
  const std::optional<int> percent = app.preferences().interface_size;
  int chosen = 0;
  for (const int size : interface_sizes) {
    if (percent && *percent >= size) chosen = static_cast<int>(names.size());
    names.push_back(std::to_string(size) + " %");
  }
  if (!ui.list(app.tr(Text::InterfaceSize), names, chosen)) return;
  app.change_preferences([chosen](Preferences& p) {
    p.interface_size.reset();
    if (chosen > 0) p.interface_size = interface_sizes[static_cast<std::size_t>(chosen - 1)];
  });
}

void SettingsScene::game(Ui& ui, App& app) {
  const std::vector<std::string> speeds = {app.tr(Text::AnimationNormal),
                                           app.tr(Text::AnimationFast), app.tr(Text::AnimationOff)};
  int speed = static_cast<int>(app.preferences().motion);
  if (ui.segments(app.tr(Text::AnimationSpeed), speeds, speed)) {
    app.change_preferences([&](Preferences& p) { p.motion = static_cast<MotionSpeed>(speed); });
  }
  toggle(ui, app, Text::ReducedMotion, &Preferences::reduced_motion);
  toggle(ui, app, Text::Coordinates, &Preferences::coordinates);
  const std::vector<std::string> numbers = {app.tr(Text::SquareNumbersAuto),
                                            app.tr(Text::SquareNumbersOn),
                                            app.tr(Text::SquareNumbersOff)};
  int numbered = static_cast<int>(app.preferences().square_numbers);
  if (ui.segments(app.tr(Text::NumberedSquares), numbers, numbered)) {
    app.change_preferences(
        [&](Preferences& p) { p.square_numbers = static_cast<SquareNumbers>(numbered); });
  }
  toggle(ui, app, Text::ShowTargets, &Preferences::show_targets);
  toggle(ui, app, Text::ShowMovable, &Preferences::show_movable);
  guard_rows(ui, app);
  // In a page a stop ends the worker and loses its results, so thinking ahead would be useless.
  if (!app.desktop().in_browser) toggle(ui, app, Text::Ponders, &Preferences::ponders);
  toggle(ui, app, Text::PauseHidden, &Preferences::pause_hidden);
  if (app.desktop().set_notifications) {
    toggle(ui, app, Text::NotifyOfTurn, &Preferences::notifications);
  }
  toggle(ui, app, Text::ConfirmResign, &Preferences::confirm_resign);
  kept_games_row(ui, app);
}

// How much a warning tells concerns only those who are warned.
void SettingsScene::guard_rows(Ui& ui, App& app) {
  const std::vector<std::string> mistakes = {app.tr(Text::GuardOff), app.tr(Text::GuardMan),
                                             app.tr(Text::GuardSmall)};
  int guard = static_cast<int>(app.preferences().guard);
  if (ui.list(app.tr(Text::Guard), mistakes, guard)) {
    app.change_preferences([&](Preferences& p) { p.guard = static_cast<Guard>(guard); });
  }
  if (app.preferences().guard == Guard::Off) return;
  const std::vector<std::string> words = {app.tr(Text::GuardSaysCost),
                                          app.tr(Text::GuardSaysReason)};
  int says = static_cast<int>(app.preferences().guard_says);
  if (ui.list(app.tr(Text::GuardSays), words, says)) {
    app.change_preferences([&](Preferences& p) { p.guard_says = static_cast<GuardSays>(says); });
  }
}

void SettingsScene::sound(Ui& ui, App& app) {
  int volume = static_cast<int>(std::lround(app.preferences().volume * 100));
  if (ui.slider(app.tr(Text::Volume), volume)) {
    app.change_preferences([&](Preferences& p) { p.volume = static_cast<float>(volume) / 100; });
  }
  if (ImGui::IsItemDeactivatedAfterEdit()) app.sounds().play(SoundEffect::Move);
  toggle(ui, app, Text::Mute, &Preferences::muted);
}

void SettingsScene::keys(Ui& ui, App& app) {
  ui.caption(app.tr(Text::KeysExplained));
  for (std::size_t i = 0; i < action_count; ++i) {
    const auto action = static_cast<Action>(i);
    if (app.offers(action)) key_row(ui, action, app);
  }
  if (ui.button(app.tr(Text::Reset))) {
    app.change_preferences([](Preferences& p) { p.keys = KeyBindings{}; });
  }
}

void SettingsScene::key_row(Ui& ui, Action action, App& app) {
  const std::string bound = app.preferences().keys.text(app.language(), action);
  const std::string shown = awaited_ == action ? app.tr(Text::PressAKey)
                            : bound.empty()    ? std::string("—")
                                               : bound;
  if (ui.value_row(app.tr(name_of(action)), shown.c_str(), awaited_ == action)) {
    awaited_ = action;
    app.redraw();
  }
}

}  // namespace damas
