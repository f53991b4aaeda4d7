// Owns the internal state of a PuzzleScene; only for its own sources.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/input.hpp"
#include "view/window/puzzle/command.hpp"
#include "view/window/puzzle/layout.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/pictures.hpp"
#include "view/window/puzzle/pointer.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/puzzle/status.hpp"
#include "view/window/puzzle/table.hpp"

namespace damas {

struct PuzzleScene::State {
  using Milliseconds = std::chrono::milliseconds;

  State(const puzzle::Board& board, const puzzle::Random& chance) : table(board, chance) {}

  PuzzleStatus status(const App& app) const;
  bool looked_at() const { return focused && !hidden && !covered; }
  void arrange();
  void tick(Milliseconds elapsed, App& app);
  void look_on(App& app);
  void notice_focus(const Input& input, App& app);
  void notice_pointer(const Pointer& input, App& app);
  void apply(const PuzzleChoice& choice, App& app);
  void ask_for_updates(App& app) const;

  void obey(const PuzzleCommand& command, App& app);
  void put_back(const puzzle_command::PutBack& back);
  void show_move(float dragged_by, App& app);
  void win(App& app);
  void refuse(puzzle::Refusal why, const PuzzleCommand& command, App& app);
  void go_on(App& app);
  void deal(App& app);
  void deal_of_today(App& app);
  void begin(const puzzle::Board& before, App& app);
  void share(App& app);

  void keep(App& app) const;

  void look_for_own(App& app);
  void take_picture(const std::string& path, App& app);
  void wear(Image picture, App& app);
  void choose_picture(App& app);

  PuzzleTable table;
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
