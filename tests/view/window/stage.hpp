// Owns Stage: the whole program without a window, driven by made-up Input.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "platform/made_input.hpp"
#include "view/window/app/app.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/start/match_place.hpp"
#include "view/window/start/offscreen.hpp"
#include "view/window/start/options.hpp"

namespace damas::test {

struct StageSetup {
  Size size{1200, 800};
  float scale = 1;
  Language language = Language::English;
  std::string theme;
  std::uint64_t seed = 1;
  std::string folder;                // of the user's files; empty: nothing is kept
  bool own_place = false;            // there, as a window among others
  const FileAccess* disk = nullptr;  // null: the machine's own
  WindowProgramOptions options;
  std::function<void(Desktop&)> connect;  // adds to what the desktop does; may be empty
};

class Stage {
 public:
  using Milliseconds = std::chrono::milliseconds;

  explicit Stage(const StageSetup& setup = {});
  // A match of two persons from that position; the start if empty. The variant is then that of the
  // next new game, too, as for any game that the options ask for.
  static StageSetup two_persons(const std::string& fen = {}, Variant variant = Variant::Brazilian);

  App& app() { return *app_; }
  Offscreen& screen() { return *screen_; }
  bool has_quit() const { return quit_; }
  const std::vector<SoundEffect>& heard() const { return heard_; }
  std::string clipboard;
  std::vector<std::string> announced;  // announced by the screen reader

  // Fails the test when no game is on top.
  const CheckersScene& checkers();
  const Game& game() { return checkers().controller().session().game(); }
  std::string status();
  template <class S>
  bool shows() {
    return dynamic_cast<const S*>(&app_->scenes().top()) != nullptr;
  }
  // A match of that kind is on top.
  template <class Kind>
  bool plays() {
    return shows<CheckersScene>() && dynamic_cast<const Kind*>(&checkers().kind()) != nullptr;
  }

  void feed(const Input& input);
  void feed(const std::vector<Input>& inputs);
  void wait(Milliseconds time);
  // As the loop of a window does without input: runs frames only when the last one asked for them.
  void wait_as_asked(Milliseconds time);
  // Waits until nothing moves and no machine thinks.
  void settle();
  void key(Key key, Modifiers with = no_modifiers) { feed(made::key(key, with)); }
  void type(const std::string& text) { feed(made::type(text)); }
  void click(Point at) { feed(made::click(at)); }
  void resize(Size size) { feed(made::resize(size)); }
  // Presses the key, such as Tab, until a widget has the focus of which these words are said. False
  // if that does not happen.
  bool reaches(Key key, const std::string& words);

  Point square(const std::string& name);
  void click(const std::string& square_name) { click(square(square_name)); }
  void drag(const std::string& from, const std::string& to);
  // Clicks the origin, then as many squares of the path as necessary.
  void click_move(const Move& move);

 private:
  std::unique_ptr<UserFiles> files_;
  std::unique_ptr<MatchPlace> place_;
  std::vector<SoundEffect> heard_;
  std::unique_ptr<App> app_;
  std::unique_ptr<Offscreen> screen_;
  bool quit_ = false;
  Pulse pulse_;  // of the last frame
};

}  // namespace damas::test
