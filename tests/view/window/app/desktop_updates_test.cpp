#include "view/window/app/desktop_updates.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "view/window/app/desktop.hpp"
#include "view/window/app/preferences.hpp"

namespace damas::test {

namespace {

constexpr Color dark_panel{20, 20, 20, 255};
constexpr Color light_panel{240, 240, 240, 255};

}  // namespace

TEST_CASE("the system is told what the preferences mean for it, as far as that has changed") {
  std::vector<std::optional<int>> sizes;
  std::vector<bool> notifications;
  std::vector<Language> languages;
  std::vector<Color> panels;
  std::vector<bool> chosen;
  Desktop desktop;
  desktop.set_interface_size = [&](std::optional<int> percent) { sizes.push_back(percent); };
  desktop.set_notifications = [&](bool on) { notifications.push_back(on); };
  desktop.show_language = [&](Language language) { languages.push_back(language); };
  desktop.show_panel = [&](Color panel, bool by_person) {
    panels.push_back(panel);
    chosen.push_back(by_person);
  };
  DesktopUpdates updates(desktop);
  Preferences preferences;
  updates.apply(preferences, Language::English, dark_panel);
  CHECK(sizes.empty());
  CHECK(notifications.empty());
  CHECK(languages == std::vector{Language::English});
  CHECK(panels == std::vector{dark_panel});
  preferences.interface_size = 125;
  preferences.notifications = true;
  updates.apply(preferences, Language::English, light_panel);
  updates.apply(preferences, Language::English, light_panel);
  CHECK(sizes == std::vector{std::optional(125)});
  CHECK(notifications == std::vector{true});
  CHECK(languages.size() == 1);
  CHECK(panels == std::vector{dark_panel, light_panel});
  preferences.interface_size.reset();
  updates.apply(preferences, Language::Portuguese, light_panel);
  CHECK(sizes == std::vector{std::optional(125), std::optional<int>()});
  CHECK(languages == std::vector{Language::English, Language::Portuguese});
  preferences.own_colors = true;
  updates.apply(preferences, Language::Portuguese, light_panel);
  CHECK(panels == std::vector{dark_panel, light_panel, light_panel});
  CHECK(chosen == std::vector{false, false, true});
}

TEST_CASE("the way back is told when it comes and goes, and a desktop may have no functions") {
  std::vector<bool> ways;
  Desktop desktop;
  DesktopUpdates updates(desktop);
  updates.apply(Preferences{}, Language::English, dark_panel);
  updates.show_way_back(true);
  desktop.show_way_back = [&](bool back) { ways.push_back(back); };
  updates.show_way_back(true);
  updates.show_way_back(false);
  updates.show_way_back(true);
  CHECK(ways == std::vector{false, true});
}

}  // namespace damas::test
