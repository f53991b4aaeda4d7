// Owns Scene: one screen of the window, or an overlay above one; an object, never a loop.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"

namespace damas {

class App;
class Canvas;
class Gui;
struct Input;

// A scene draws with a Canvas and builds panels with Dear ImGui on top; all else that it needs it
// asks of the App: texts, theme, preferences, sound, files, clipboard, other scenes.
class Scene {
 public:
  virtual ~Scene() = default;
  Scene() = default;
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;

  // Before the first update, and whenever the window's size, in logical pixels, has changed.
  virtual void layout(Size size) = 0;

  // The elapsed times of all updates add up to real time: 16 or 17 ms each while the program is
  // awake, longer with an Input at rest after a wait. Say app.redraw() when what is shown has
  // changed and app.wake_after(…) when the next update must come without input; else the program
  // sleeps. A scene with overlays above it gets Inputs at rest; below another screen it sleeps,
  // unless it goes on there.
  virtual void update(const Input& input, std::chrono::milliseconds elapsed, App& app) = 0;

  virtual void draw(Canvas& canvas, const App& app) const = 0;

  // ImGui windows, above what draw() drew. What they change counts as input: an update follows.
  virtual void panels(Gui&, App&) {}

  // Below another screen it is updated as it is below an overlay.
  virtual bool goes_on_covered() const { return false; }

  // A game against the computer waits below it, and its clock stands.
  virtual bool holds_the_clock() const { return false; }

  // What lies below an overlay is shown as well.
  virtual bool is_overlay() const { return false; }

  // Said to who does not see the screen when it comes on top; empty for nothing.
  virtual std::string spoken_title(const App&) const { return {}; }

  // While it is on top the arrow keys walk through its ImGui widgets, and Enter presses them.
  virtual bool walks_by_keys() const { return false; }

  // Escape leads back from it.
  virtual bool has_way_back() const { return true; }

  // Keys that the whole program knows, such as mute, mean nothing while it is on top.
  virtual bool takes_all_keys() const { return false; }

  // Where notices may lie while it is the lowest shown: at the bottom of it, over what matters
  // least.
  virtual Rect notice_room(Size window) const { return Rect::at({}, window); }

  // Files were dropped on the window, or chosen in a browser's dialog. False: they are not for it,
  // and are opened as games.
  virtual bool takes_files(const std::vector<std::string>&, App&) { return false; }

  // It is to go for good, because the program ends or another game begins. False: something would
  // be lost; the scene has pushed a question, and says `then` at the answer that lets it go.
  virtual bool lets_go(App&, const std::function<void(App&)>& /*then*/) { return true; }

  // It leaves the stack or the program ends: the last chance to save.
  virtual void leave(App&) {}
};

}  // namespace damas
