// Owns PuzzleScene: the sliding puzzle in the window, from the first deal to as many as one likes.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "puzzle/puzzle.hpp"
#include "view/window/puzzle_command.hpp"
#include "view/window/scene.hpp"

namespace damas {

class PuzzleScene final : public Scene {
 public:
  // All deals follow from the seed; `side` is that of the board.
  explicit PuzzleScene(std::uint64_t seed, int side = 3);
  // Begins with this board, which must be solvable; later deals have its side.
  PuzzleScene(const puzzle::Board& board, std::uint64_t seed);
  ~PuzzleScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;

  const puzzle::Puzzle& puzzle() const;

 private:
  bool go_elsewhere(const PuzzleCommand& command, App& app);

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace damas
