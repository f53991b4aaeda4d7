// Owns the internal state of App; only for App's own sources.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/gui.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/drafts.hpp"
#include "view/window/app/ending_tables.hpp"
#include "view/window/app/import_news.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_keeper.hpp"
#include "view/window/app/seeds.hpp"
#include "view/window/app/sound_box.hpp"
#include "view/window/app/store.hpp"
#include "view/window/kit/toasts.hpp"

namespace damas {

struct App::State {
  explicit State(AppOptions o)
      : options(std::move(o)),
        store(options.files, options.match_file, options.left_match_file),
        sounds(std::move(options.speaker)),
        seeds(options.seed),
        match_ids(options.run) {}

  AppOptions options;
  Store store;
  SoundBox sounds;
  SceneStack scenes;
  ReturnKeeper returning;
  Drafts drafts;
  Toasts toasts;
  ImportNews import_news;
  std::vector<std::weak_ptr<BackgroundActivity>> activities;
  std::pair<const Scene*, bool> keyboard_of;  // the top scene, and its walks_by_keys()
  Size size;
  float scale = 1;
  float interface_size = 1;
  Milliseconds now{0};
  Seeds seeds;
  Seeds match_ids;
  std::shared_ptr<EndingTables> ending_tables;  // of the variant that was asked for last
  Pulse pulse;
  // A request for the clipboard by the top scene.
  struct Pasting {
    std::function<void(const std::string&, App&)> then;
    const Scene* scene = nullptr;  // the top scene, once changes of scenes are done
    std::optional<std::string> text;
  };
  std::optional<Pasting> pasting;
  Gui::Focus told_focus;     // last announced widget of the top scene
  int frames_unfocused = 0;  // since that announcement
  std::optional<Language> shown_language;
  std::optional<Color> shown_panel;
  std::optional<int> shown_interface_size;
  bool shown_way_back = false;
  bool shown_notifications = false;
};

}  // namespace damas
