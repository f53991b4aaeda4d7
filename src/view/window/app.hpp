// Owns App: the program as the frame loop sees it, and what scenes may ask of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "platform/frame_loop.hpp"
#include "view/text/text.hpp"
#include "view/window/desktop.hpp"
#include "view/window/key_bindings.hpp"
#include "view/window/scene_stack.hpp"
#include "view/window/sound_box.hpp"

namespace damas {

class Canvas;
class Companion;
class Drafts;
class FileAccess;
class Store;
class UserFiles;
struct Preferences;
struct Theme;

struct AppOptions {
  Size size{1200, 800};              // logical pixels
  const UserFiles* files = nullptr;  // null: nothing is kept
  std::string match_file;            // there, for the unfinished game; empty: the usual one
  std::function<std::string()> left_match_file;  // see Store; may be empty
  const FileAccess* disk = nullptr;              // null: the machine's own
  Desktop desktop;                               // functions may be empty
  std::unique_ptr<Speaker> speaker;              // null: silence
  std::uint64_t seed = 0;                        // of all chance in the program
  std::uint64_t run = 0;                         // tells this run of the program from all others
  Drive drive = Drive::Thread;                   // who thinks for the machine
  std::optional<Language> language;              // instead of what preferences and system say
  std::string theme;                             // likewise, an id
  std::function<void()> wake;                    // makes the loop update at once; may be empty
};

class App final : public FrameClient {
 public:
  using Milliseconds = std::chrono::milliseconds;

  explicit App(AppOptions options);
  ~App() override;

  // For the frame loop.
  Pulse update(const Input& input, Milliseconds elapsed) override;
  void draw(Canvas& canvas) override;
  void panels(Gui& gui) override;

  // For scenes.
  SceneStack& scenes();
  Size size() const;    // of the window, in logical pixels
  float scale() const;  // pixels per logical pixel, as of the last frame
  // How large logical pixels are, of the display's usual ones: 1 is 100 %.
  float interface_size() const;
  Language language() const;
  // A text of the table in that language, its placeholders filled in.
  template <class... Arguments>
  auto tr(Text id, const Arguments&... arguments) const {
    return damas::tr(language(), id, arguments...);
  }
  const Theme& theme() const;
  const Preferences& preferences() const;
  // Changes them, keeps them in their file and lets them take effect.
  void change_preferences(const std::function<void(Preferences&)>& edit);
  // False where there is nothing like it, or where a browser does it.
  bool offers(Action action) const;
  SoundBox& sounds();
  const Desktop& desktop() const;
  // Settings and the unfinished game; preferences are changed with change_preferences() only.
  Store& store();
  const Store& store() const;
  // Of dialogs.
  Drafts& drafts();
  const Drafts& drafts() const;
  // What the person opens and saves.
  const FileAccess& disk() const;
  // Shows a sentence for some seconds.
  void notify(std::string sentence);
  // Has it said to who does not see the screen; notices are said anyway.
  void announce(const std::string& sentence) const;
  // Answers what the clipboard holds, empty for nothing: at once, or later where the system takes
  // its time; not at all if another scene is on top by then.
  void paste(std::function<void(const std::string&, App&)> then);
  // The sentences shown now, oldest first, and the room at whose bottom they lie.
  std::vector<std::string> notices() const;
  Rect notice_room() const;
  // Time since the start, as far as updates have told.
  Milliseconds now() const;
  // A new seed on every call, for engines, deals and choices.
  std::uint64_t next_seed();
  // Another one on every call, in every run of the program.
  std::uint64_t new_match_id();
  Drive drive() const;
  // Has it updated for as long as somebody else keeps it.
  void accompany(const std::shared_ptr<Companion>& companion);
  // Makes the loop update at once; from any thread, and even when the App is gone.
  std::function<void()> waker() const;

  // What is shown has changed.
  void redraw();
  // An update must come no later than that, even without input; 0: animating.
  void wake_after(Milliseconds delay);
  // Once all scenes let go.
  void quit();

 private:
  struct State;

  void resize(Size size);
  bool global_keys(const Input& input);
  void change_interface_size(Action action);
  void take_drops(const Input& input);
  bool given_to_scene(const std::vector<std::string>& paths);
  void update_companions(Milliseconds elapsed);
  void update_scenes(const Input& input, Milliseconds elapsed);
  void settle();
  void give_keyboard(Gui& gui);
  void tell_focus(const Gui& gui);
  void take_effect();
  void take_pasted();
  void show_way_back();
  void report_problems();

  std::unique_ptr<State> state_;
};

}  // namespace damas
