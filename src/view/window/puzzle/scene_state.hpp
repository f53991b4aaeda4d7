// Owns the internal state of a PuzzleScene; only for its own sources.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/input.hpp"
#include "puzzle/session.hpp"
#include "view/window/puzzle/command.hpp"
#include "view/window/puzzle/layout.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/pictures.hpp"
#include "view/window/puzzle/pointer.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/puzzle/status.hpp"

namespace damas {

struct PuzzleScene::State {
  using Milliseconds = std::chrono::milliseconds;

  State(const puzzle::Board& board, const puzzle::Random& chance);

  PuzzleStatus status(const App& app) const;
  bool looked_at() const { return focused && !hidden && !covered; }
  void arrange();
  void tick(Milliseconds elapsed, App& app);
  void update_search(App& app);
  void notice_focus(const Input& input, App& app);
  void notice_pointer(const Pointer& input, App& app);
  void apply(const PuzzleChoice& choice, App& app);
  void ask_for_updates(App& app) const;

  void perform(const PuzzleCommand& command, App& app);
  void play(const puzzle::Command& of_session, const PuzzleCommand& command, App& app);
  void carry_out(const puzzle_command::PutBack& back, App& app);
  void carry_out(const puzzle_command::Deal&, App& app);
  void carry_out(const puzzle_command::Daily&, App& app);
  void carry_out(const puzzle_command::Share&, App& app);
  void carry_out(const puzzle_command::GoOn&, App& app);
  void carry_out(const puzzle_command::Leave&, App& app);
  // The others have been carried out by the session, or opened another scene.
  template <class Other>
  void carry_out(const Other&, App&) {}
  void show_move(float dragged_by, App& app);
  void win(App& app);
  void refuse(puzzle::Refusal why, const PuzzleCommand& command, App& app);
  void begin(const puzzle::Board& before, App& app);

  void keep(App& app) const;

  void look_for_own(App& app);
  void take_picture(const std::string& path, App& app);
  void use_picture(Image picture, App& app);
  void choose_picture(App& app);

  puzzle::Session session;
  PuzzlePictures pictures;
  PuzzleLayout layout;
  Size window;
  PuzzleMotion motion;
  PuzzlePointer pointer;
  std::optional<PuzzleRun> dragged;
  std::optional<puzzle::Refusal> refused;
  Milliseconds refused_left{0};
  puzzle::Bettered bettered;                // of the last win
  std::vector<PuzzleCommand> clicked;       // of buttons, since the last update
  std::vector<std::string> found;           // last shown results of the search
  std::optional<puzzle::Direction> hinted;  // last announced hint
  bool searching = true;
  bool own_looked_for = false;  // the saved picture was loaded
  bool greeted = false;         // the first deal was announced
  bool focused = true;
  bool hidden = false;
  bool covered = false;
};

}  // namespace damas
