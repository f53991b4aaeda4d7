// Owns AppParts: what App offers to scenes and FrameSteps runs in every frame; internal to this
// folder.
#pragma once

#include <chrono>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/background_activities.hpp"
#include "view/window/app/clipboard.hpp"
#include "view/window/app/desktop_updates.hpp"
#include "view/window/app/drafts.hpp"
#include "view/window/app/dropped_files.hpp"
#include "view/window/app/fetched_tables.hpp"
#include "view/window/app/import_news.hpp"
#include "view/window/app/return_keeper.hpp"
#include "view/window/app/seeds.hpp"
#include "view/window/app/shown_scenes.hpp"
#include "view/window/app/sound_box.hpp"
#include "view/window/app/start_choices.hpp"
#include "view/window/app/store.hpp"
#include "view/window/app/waiting_step.hpp"
#include "view/window/kit/toasts.hpp"

namespace damas {

struct AppParts {
  explicit AppParts(AppOptions o)
      : options(std::move(o)),
        desktop_updates(options.desktop),
        store(options.files, options.match_file, options.left_match_file),
        start_choices(options.language, options.theme),
        sounds(std::move(options.speaker)),
        size(options.size),
        seeds(options.seed),
        match_ids(options.run) {}

  AppOptions options;
  DesktopUpdates desktop_updates;
  Clipboard clipboard;
  WaitingStep waiting_step;
  DroppedFiles dropped;
  Store store;
  StartChoices start_choices;
  SoundBox sounds;
  ShownScenes shown;
  ReturnKeeper returning;
  Drafts drafts;
  Toasts toasts;
  ImportNews import_news;
  BackgroundActivities activities;
  FetchedTables ending_tables;
  Size size;
  float scale = 1;
  float interface_size = 1;
  bool touched = false;       // by a finger, since the start
  bool used_fingers = false;  // likewise, and that finger is up again
  std::chrono::milliseconds now{0};
  Seeds seeds;
  Seeds match_ids;
  Pulse pulse;  // what has been requested in this frame
};

}  // namespace damas
