// Owns Scene: the interface of one screen of the window, or of an overlay above one.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"

namespace damas {

class App;
class Canvas;
class GameFile;
class Gui;
struct Input;
struct ReturnPoint;

// A scene draws with a Canvas and builds panels with Dear ImGui on top. It gets everything else
// from the App: texts, theme, preferences, sound, files, clipboard, other scenes.
class Scene {
 public:
  virtual ~Scene() = default;
  Scene() = default;
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;

  // Called before the first update, and after every change of the window's size, in logical pixels.
  virtual void layout(Size size) = 0;

  // The elapsed times of all updates add up to real time: 16 or 17 ms each while the program is
  // active; after a wait a longer time, with an Input at rest. Call app.redraw() when the picture
  // has changed and app.wake_after(…) if the next update must come without input; otherwise the
  // program sleeps. A scene below an overlay gets Inputs at rest; below another screen it gets no
  // updates unless goes_on_covered().
  virtual void update(const Input& input, std::chrono::milliseconds elapsed, App& app) = 0;

  virtual void draw(Canvas& canvas, const App& app) const = 0;

  // ImGui windows above what draw() drew. Their changes count as input: an update follows.
  virtual void panels(Gui&, App&) {}

  // Whether it is updated even below another screen.
  virtual bool goes_on_covered() const { return false; }

  // Whether a game against the computer below this scene stops its clock.
  virtual bool holds_the_clock() const { return false; }

  // Whether it works while a part of the program is still being loaded, see Desktop::loads_rest.
  // The lists of that part are made with starts that use these scenes (tests/web/late.mjs).
  virtual bool works_before_rest() const { return false; }

  // Whether the scene below is visible as well.
  virtual bool is_overlay() const { return false; }

  // Announced by the screen reader when the scene comes on top; empty for nothing.
  virtual std::string spoken_title(const App&) const { return {}; }

  // Whether the arrow keys move between its ImGui widgets and Enter presses them, while it is on
  // top.
  virtual bool walks_by_keys() const { return false; }

  // Whether Escape leads back from it.
  virtual bool has_way_back() const { return true; }

  // Whether the program's own keys, such as mute, are disabled while it is on top.
  virtual bool takes_all_keys() const { return false; }

  // Where notices are shown while it is the lowest visible scene: at the bottom of this area, which
  // should hide nothing important.
  virtual Rect notice_room(Size window) const { return Rect::at({}, window); }

  // Called with files that were dropped on the window, or chosen in a browser's dialog. False if
  // the scene does not use them; then they are opened as games.
  virtual bool takes_files(const std::vector<std::string>&, App&) { return false; }

  // Called before the scene is closed because the program ends or another game begins. False if
  // something would be lost: then the scene has opened a question, and calls `then` if the person
  // agrees.
  virtual bool lets_go(App&, const std::function<void(App&)>& /*then*/) { return true; }

  // The files whose games the scene shows, for all who count games.
  virtual std::vector<std::shared_ptr<GameFile>> open_files() const { return {}; }

  // The game that is saved next is the one of `which`, which may be this scene.
  virtual void expect_saved(const Scene& /*which*/) {}
  // A game has been saved, possibly the one of this scene.
  virtual void game_saved() {}

  // How the scene comes back when the program starts again after a reload of its page, a crash or
  // its end; nothing if it does not.
  virtual std::optional<ReturnPoint> return_point(const App& app) const;

  // Saves what leave() would save; the scene goes on.
  virtual void save_now(App&) {}
  // Called when the scene leaves the stack or the program ends; the last chance to save.
  virtual void leave(App&) {}
};

}  // namespace damas
