#include "view/window/start/page.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "assets/assets.hpp"
#include "platform/browser_clipboard.hpp"
#include "platform/browser_fetch.hpp"
#include "platform/browser_files.hpp"
#include "platform/browser_keyboard.hpp"
#include "platform/browser_page.hpp"
#include "platform/browser_send.hpp"
#include "platform/browser_texts.hpp"
#include "platform/window.hpp"
#include "view/text/text_source.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/share/fonts.hpp"
#include "view/window/start/program.hpp"

namespace damas {

namespace {

constexpr std::array parts_of_texts = {"", "-late"};  // in the names of the files

App*& listening_app() {
  static App* app = nullptr;
  return app;
}

SystemSettings system_settings() {
  const BrowserSettings settings = browser_settings();
  return {settings.reduced_motion, settings.light, settings.contrast, settings.fingers};
}

void take_all(Language language, const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    if (!take_texts(language, file)) {
      std::fputs("damas: the texts of this language belong to another version\n", stderr);
    }
  }
  if (listening_app() != nullptr) listening_app()->redraw();
  Waker{}.wake();
}

// Gets the texts of a language that the page did not load for the start. Until both files are here
// the texts stay in the other language. A download that fails is repeated until it succeeds.
void fetch_texts(Language language) {
  static std::array<bool, languages.size()> begun = {};
  bool& asked = begun[static_cast<std::size_t>(language)];
  if (has_texts(language) || std::exchange(asked, true)) return;
  const auto files = std::make_shared<std::vector<std::string>>();
  for (const char* const part : parts_of_texts) {
    fetch_before_others("texts/" + std::string(code(language)) + part + ".texts",
                        [language, files](std::span<const std::byte> bytes) {
                          files->emplace_back(reinterpret_cast<const char*>(bytes.data()),
                                              bytes.size());
                          if (files->size() == parts_of_texts.size()) take_all(language, *files);
                        });
  }
  App* const app = listening_app();
  if (app != nullptr) app->notify(app->tr(Text::Loading));
}

}  // namespace

void use_texts_of_page() {
  get_texts_from([](Language language, bool first, std::size_t row) {
    return texts_of_page(std::string(code(language)), first, row);
  });
}

void connect_page(Desktop& desktop) {
  desktop.has_quit = false;
  desktop.in_browser = true;
  desktop.cores = cores_for_page();
  desktop.copy = copy_in_browser;
  desktop.fetch_pictures = fetch_now;
  desktop.system_settings = system_settings();
  desktop.read_clipboard = read_browser_clipboard;
  desktop.open_files = [] { open_files_of_page(FilesOfPage::Games); };
  desktop.open_picture = [] { open_files_of_page(FilesOfPage::Picture); };
  desktop.large_file = size_of_large_file_of_page;
  desktop.files_read = remove_files_of_page;
  desktop.save_file = save_file_of_page;
  const PageSends sends = page_sends();
  if (sends != PageSends::Nothing) desktop.send_link = send_link_of_page;
  if (sends == PageSends::LinksAndFiles) desktop.send_file = send_file_of_page;
  desktop.set_fullscreen = set_fullscreen_of_page;
  desktop.announce = announce_in_page;
  desktop.call_person = call_person_in_page;
  if (page_has_notifications()) desktop.set_notifications = set_notifications_of_page;
  desktop.show_language = [](Language spoken) {
    set_language_of_page(language_info(spoken).page_code);
    fetch_texts(spoken);
  };
  desktop.show_panel = set_panel_of_page;
  desktop.show_way_back = set_back_of_page;
  desktop.show_keyboard = show_screen_keyboard;
  desktop.loads_rest = page_loads_rest;
  desktop.show_waiting = show_waiting_in_page;
  desktop.own_server = origin_of_page();
  desktop.page_address = address_of_page();
}

void listen_to_page(App& app) {
  listening_app() = &app;
  watch_fullscreen_of_page([&app](bool refused) {
    if (refused) app.notify(app.tr(Text::NoFullscreen));
    app.change_preferences([](Preferences& p) { p.fullscreen = false; });
  });
  watch_notifications_of_page([&app] {
    app.notify(app.tr(Text::NoNotifications));
    app.change_preferences([](Preferences& p) { p.notifications = false; });
  });
  watch_browser_settings([&app] { app.follow_system(system_settings()); });
  watch_back_of_page();
  take_keys_of_page();
  take_files_of_page();
}

void take_fonts_of_page() {
  for (const std::string& name : late_fonts()) {
    take_from_page("assets/" + name,
                   [name](std::span<const std::byte> bytes) { provide_asset(name, bytes); });
  }
}

void fetch_late_assets(WindowProgram& program) {
  const std::vector<std::string> fonts = late_fonts();
  for (const std::string& name : fonts) {
    fetch_before_others("assets/" + name, [name, &program](std::span<const std::byte> bytes) {
      provide_asset(name, bytes);
      if (!late_fonts().empty()) return;  // the letters are built only once
      program.renew_fonts();
      Waker{}.wake();
    });
  }
  for (const std::string& name : late_assets()) {
    if (std::find(fonts.begin(), fonts.end(), name) != fonts.end()) continue;
    fetch_beside_page("assets/" + name, [name, &program](std::span<const std::byte> bytes) {
      provide_asset(name, bytes);
      program.app().redraw();
      Waker{}.wake();
    });
  }
}

}  // namespace damas
