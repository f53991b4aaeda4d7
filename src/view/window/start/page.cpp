#include "view/window/start/page.hpp"

#include <cstddef>
#include <span>
#include <string>

#include "assets/assets.hpp"
#include "platform/browser_clipboard.hpp"
#include "platform/browser_fetch.hpp"
#include "platform/browser_files.hpp"
#include "platform/browser_keyboard.hpp"
#include "platform/browser_page.hpp"
#include "platform/window.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

void connect_page(Desktop& desktop) {
  desktop.has_quit = false;
  desktop.in_browser = true;
  desktop.copy = copy_in_browser;
  desktop.fetch_pictures = fetch_now;
  const TasteOfPage taste = taste_of_page();
  desktop.taste = {taste.reduced_motion, taste.light, taste.contrast};
  desktop.read_clipboard = read_browser_clipboard;
  desktop.open_files = [] { open_files_of_page(FilesOfPage::Games); };
  desktop.open_picture = [] { open_files_of_page(FilesOfPage::Picture); };
  desktop.files_read = remove_files_of_page;
  desktop.save_file = save_file_of_page;
  desktop.set_fullscreen = set_fullscreen_of_page;
  desktop.announce = announce_in_page;
  desktop.show_language = [](Language spoken) {
    set_language_of_page(language_info(spoken).page_code);
  };
  desktop.show_panel = set_panel_of_page;
  desktop.show_way_back = set_back_of_page;
  desktop.show_keyboard = show_screen_keyboard;
  desktop.own_server = origin_of_page();
  desktop.page_address = address_of_page();
}

void listen_to_page(App& app) {
  watch_fullscreen_of_page([&app](bool refused) {
    if (refused) app.notify(app.tr(Text::NoFullscreen));
    app.change_preferences([](Preferences& p) { p.fullscreen = false; });
  });
  watch_back_of_page();
  take_keys_of_page();
  take_files_of_page();
}

void fetch_late_assets(App& app) {
  for (const std::string& name : late_assets()) {
    fetch_beside_page("assets/" + name, [name, &app](std::span<const std::byte> bytes) {
      provide_asset(name, bytes);
      app.redraw();
      Waker{}.wake();
    });
  }
}

}  // namespace damas
