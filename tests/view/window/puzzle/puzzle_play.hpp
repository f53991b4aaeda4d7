// Owns PuzzlePlay: the stage with the sliding puzzle on it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "view/window/puzzle/layout.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

// How the program is shown.
struct PuzzleStage {
  Size size{1200, 800};
  float scale = 1;
  Language language = Language::English;
  std::string theme = "jacaranda";
  PuzzleChoice choice{};
  std::string folder{};                     // of the user's files; empty: nothing is kept
  const FileAccess* disk = nullptr;         // null: the machine's own
  std::function<void(Desktop&)> connect{};  // adds to what the desktop does; may be empty
};

PuzzleStage kept_in(const Folder& folder);

class PuzzlePlay {
 public:
  using Milliseconds = std::chrono::milliseconds;
  static constexpr Milliseconds frame{16};

  // The board as in puzzle/diagram.hpp; later deals follow from the seed.
  explicit PuzzlePlay(const std::string& board, const PuzzleStage& stage = {},
                      std::uint64_t seed = 7);

  App& app() { return stage_.app(); }
  Stage& stage() { return stage_; }
  // True if another scene is open: only app() may be used then.
  bool left() { return !stage_.shows<PuzzleScene>() && !app().scenes().top().is_overlay(); }
  const puzzle::Puzzle& puzzle() const { return scene_->puzzle(); }
  const puzzle::Session& session() const { return scene_->session(); }
  std::string said() { return app().notices().empty() ? "" : app().notices().back(); }
  // The text below the board.
  std::string message() const;
  std::string board() const;
  const PuzzleLayout& layout() const { return layout_; }
  Point middle(int row, int column) const { return layout_.cell_rect({row, column}).center(); }
  Point middle(PuzzleButton button) const { return layout_.button(button).center(); }

  Pulse feed(const Input& input, Milliseconds elapsed = frame);
  void feed(const std::vector<Input>& inputs);
  // One turn without input after a sleep.
  Pulse wait(Milliseconds time) { return feed(Input{}, time); }
  void key(Key key, Modifiers with = no_modifiers) { feed(made::key(key, with)); }
  void resize(Size size);
  // Waits until nothing moves.
  void settle();

  const std::vector<SoundEffect>& heard() const { return stage_.heard(); }
  int redraws() const { return redraws_; }
  Image picture() { return stage_.screen().picture(); }

 private:
  Stage stage_;
  PuzzleLayout layout_;
  const PuzzleScene* scene_ = nullptr;  // the stack owns it
  int redraws_ = 0;
};

}  // namespace damas::test
