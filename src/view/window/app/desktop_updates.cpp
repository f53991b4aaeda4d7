#include "view/window/app/desktop_updates.hpp"

#include <utility>

#include "view/window/app/desktop.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

void DesktopUpdates::apply(const Preferences& preferences, Language language, Color panel) {
  const Preferences& p = preferences;
  if (desktop_.set_fullscreen) desktop_.set_fullscreen(p.fullscreen);
  if (std::exchange(interface_size_, p.interface_size) != p.interface_size &&
      desktop_.set_interface_size) {
    desktop_.set_interface_size(p.interface_size);
  }
  if (std::exchange(notifications_, p.notifications) != p.notifications &&
      desktop_.set_notifications) {
    desktop_.set_notifications(p.notifications);
  }
  if (std::exchange(language_, language) != language && desktop_.show_language)
    desktop_.show_language(language);
  const bool other_panel = std::exchange(panel_, panel) != panel;
  const bool other_choice = std::exchange(own_colors_, p.own_colors) != p.own_colors;
  if ((other_panel || other_choice) && desktop_.show_panel) {
    desktop_.show_panel(panel, p.own_colors);
  }
}

void DesktopUpdates::show_way_back(bool back) {
  if (std::exchange(way_back_, back) == back) return;
  if (desktop_.show_way_back) desktop_.show_way_back(back);
}

}  // namespace damas
