// Owns App: what the program offers to its scenes, and the client of the frame loop.
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
#include "view/window/app/desktop.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/scene_stack.hpp"
#include "view/window/app/sound_box.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

class BackgroundActivity;
class Drafts;
class FileAccess;
class Store;
class UserFiles;
struct AppParts;
struct EndingTables;
struct ReturnPoint;
struct Theme;

struct AppOptions {
  Size size{1200, 800};              // logical pixels
  const UserFiles* files = nullptr;  // null: nothing is stored
  std::string match_file;            // in `files`, for the unfinished game; empty: the default
  std::function<std::string()> left_match_file;  // see Store; may be empty
  const FileAccess* disk = nullptr;              // null: the machine's own disk
  Desktop desktop;                               // functions may be empty
  std::unique_ptr<Speaker> speaker;              // null: silence
  std::uint64_t seed = 0;                        // for all random numbers of the program
  std::uint64_t run = 0;                         // identifies this run of the program
  Drive drive = Drive::Thread;                   // where the machine's search runs
  std::optional<Language> language;              // overrides preferences and system
  std::string theme;                             // likewise; the id of a theme
  std::function<void()> wake;                    // makes the loop update at once; may be empty
  // Makes the scene of a destination, or null if there is nothing to show. Empty: no destination
  // has a scene.
  std::function<std::unique_ptr<Scene>(const Destination&, App&)> scene_for;
};

class App {
 public:
  using Milliseconds = std::chrono::milliseconds;

  explicit App(AppOptions options);
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  // For the frame loop. The functions below are for scenes.
  FrameClient& frames();

  SceneStack& scenes();
  // Whether all of the program is loaded, see Desktop::loads_rest.
  bool is_whole() const;
  // Calls `step` at once, or when the rest is loaded: then only if the same scene is on top, and
  // the person has not asked for anything else by then.
  void when_whole(std::function<void(App&)> step);
  // The person no longer wants what waits for the rest.
  void drop_waiting_step();
  // These two wait for the rest, too, if the destination needs it.
  // Opens the scene of that destination above all others.
  void open(const Destination& destination);
  // Closes all scenes, and opens that one.
  void start(const Destination& destination);
  Size size() const;  // of the window, in logical pixels
  // A finger has pressed something and is up again, or the system says that fingers are the usual
  // pointers.
  bool uses_fingers() const;
  // Whether buttons are large enough for fingers: fingers are used, or the window is as small as a
  // phone's.
  bool suits_fingers() const;
  // The least side of a button that has room for it, in logical pixels, see finger_at().
  float finger() const;
  float scale() const;  // pixels per logical pixel, as of the last frame
  // The size of logical pixels relative to the display's default: 1 is 100 %.
  float interface_size() const;
  Language language() const;
  // A text of the table in the current language, with its placeholders replaced.
  template <class... Arguments>
  auto tr(Text id, const Arguments&... arguments) const {
    return damas::tr(language(), id, arguments...);
  }
  const Theme& theme() const;
  const Preferences& preferences() const;
  // Changes the preferences, stores them and applies them.
  void change_preferences(const std::function<void(Preferences&)>& edit);
  // False if the action is not possible here, or is done by the browser.
  bool offers(Action action) const;
  SoundBox& sounds();
  const Desktop& desktop() const;
  // The data that are kept for the person. Only change_preferences() changes preferences.
  Store& store();
  const Store& store() const;
  // The system's settings have changed; what the person has chosen stays.
  void follow_system(const SystemSettings& settings);
  // The user's files have been replaced: reads them again and applies the preferences.
  void read_store_again();
  // The scenes that were open at the end of the last run, if the caller opens them again; otherwise
  // those with unsaved changes wait for a later start.
  std::vector<ReturnPoint> take_return_points();
  // The texts that were typed into dialogs and not used.
  Drafts& drafts();
  const Drafts& drafts() const;
  // The files that the person opens and saves.
  const FileAccess& disk() const;
  // Shows a sentence for several seconds, and announces it.
  void notify(std::string sentence);
  // Passes a link to an app that the person chooses, or else copies it.
  void pass_link(const std::string& link);
  // Announces a sentence through the screen reader; notify() does so by itself.
  void announce(const std::string& sentence) const;
  // Also reaches a person who looks elsewhere, if the system can; for their turn.
  void call_person(const std::string& sentence) const;
  // Copies the text to the clipboard and says so, in the words of `notice` if that is given, or
  // that the system refused; false if there is no clipboard.
  bool copy(const std::string& text);
  bool copy(const std::string& text, std::string notice);
  // Calls `then` with the clipboard's text, which may be empty: at once, or later if the system
  // needs time. Drops the request if another scene is on top by then.
  void paste(std::function<void(const std::string&, App&)> then);
  // The visible sentences, oldest first, and the area at whose bottom they are shown.
  std::vector<std::string> notices() const;
  Rect notice_room() const;
  // Time since the start, as the sum of all updates.
  Milliseconds now() const;
  // A different seed on each call, for engines, deals and random choices.
  std::uint64_t next_seed();
  // A different id on each call, also across runs of the program.
  std::uint64_t new_match_id();
  // The shipped endgame tables of the variant. The first call fetches them; its answer is filled
  // when they arrive, which wakes the loop. Null where none can be fetched.
  std::shared_ptr<EndingTables> ending_tables(Variant variant);
  Drive drive() const;
  // For matches and hints: their engines wake the loop.
  EngineOptions engine_options() const;
  // Updates the activity as long as somebody else owns it.
  void run_in_background(const std::shared_ptr<BackgroundActivity>& activity);
  // A function that makes the loop update at once; may be called from any thread, also after the
  // App is destroyed.
  std::function<void()> waker() const;

  // The picture has changed and must be drawn again.
  void redraw();
  // Requests an update after `delay` at the latest, even without input; 0: in the next frame.
  void wake_after(Milliseconds delay);
  // Ends the program after all scenes have agreed.
  void quit();

 private:
  struct State;

  AppParts& parts();
  const AppParts& parts() const;
  void suit_store();
  std::unique_ptr<Scene> scene_for(const Destination& destination);
  bool must_wait(const Destination& destination) const;
  void take_effect();

  std::unique_ptr<State> state_;
};

}  // namespace damas
