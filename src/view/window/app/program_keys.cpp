#include "view/window/app/program_keys.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "platform/input.hpp"
#include "platform/interface_size.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

namespace {

// Starts from the current size, which is smaller than the requested one in a small window.
void change_interface_size(Action action, App& app) {
  const auto now = static_cast<int>(std::lround(app.interface_size() * 100));
  std::optional<int> wanted;
  if (action == Action::LargerInterface) {
    const auto next = std::upper_bound(interface_sizes.begin(), interface_sizes.end(), now);
    wanted = next == interface_sizes.end() ? interface_sizes.back() : *next;
  } else if (action == Action::SmallerInterface) {
    const auto next = std::lower_bound(interface_sizes.begin(), interface_sizes.end(), now);
    wanted = next == interface_sizes.begin() ? interface_sizes.front() : *(next - 1);
  } else if (action != Action::AutomaticInterface) {
    return;
  }
  const float size = interface_size(app.size() * app.interface_size(), wanted);
  const auto percent = static_cast<int>(std::lround(size * 100));
  if (wanted && percent == now) return app.notify(app.tr(Text::InterfaceSizeLimit, now));
  app.change_preferences([wanted](Preferences& p) { p.interface_size = wanted; });
  app.announce(app.tr(Text::InterfaceSizeNow, percent));
}

}  // namespace

void take_program_keys(const Input& input, App& app) {
  for (const KeyPress& press : input.keys) {
    if (press.repeat) continue;
    const auto action = app.preferences().keys.action_of({press.key, press.modifiers});
    if (action == Action::Back) app.drop_waiting_step();
    if (action == Action::Mute) app.change_preferences([](Preferences& p) { p.muted = !p.muted; });
    if (action == Action::Fullscreen)
      app.change_preferences([](Preferences& p) { p.fullscreen = !p.fullscreen; });
    if (action == Action::Quit) app.quit();
    if (action && app.offers(*action)) change_interface_size(*action, app);
  }
}

}  // namespace damas
