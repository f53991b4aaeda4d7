// Owns PuzzleScene: the sliding puzzle in the window, from the first deal to as many as one likes.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "view/window/preferences.hpp"
#include "view/window/puzzle/command.hpp"
#include "view/window/puzzle/table.hpp"
#include "view/window/scene.hpp"

namespace damas {

class PuzzleScene final : public Scene {
 public:
  // All deals but those of a day follow from the seed, the first one from the choice, too; later
  // ones are as the preferences say by then.
  explicit PuzzleScene(std::uint64_t seed, const PuzzleChoice& choice = {});
  // Begins with this board, which must be solvable.
  PuzzleScene(const puzzle::Board& board, std::uint64_t seed);
  // Goes on with a game that was kept.
  PuzzleScene(const puzzle::SavedPuzzle& game, std::uint64_t seed);
  ~PuzzleScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  bool takes_files(const std::vector<std::string>& paths, App& app) override;
  void leave(App& app) override;

  const PuzzleTable& table() const;
  const puzzle::Puzzle& puzzle() const { return table().puzzle(); }

 private:
  bool go_elsewhere(const PuzzleCommand& command, App& app);

  struct State;
  std::unique_ptr<State> state_;
};

// The puzzle that was under way, else a new deal as the preferences say.
std::unique_ptr<Scene> make_puzzle(App& app);

}  // namespace damas
