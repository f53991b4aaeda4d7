// Owns PuzzleScene: the sliding puzzle in the window, for any number of deals.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/session.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/puzzle/command.hpp"

namespace damas {

class PuzzleScene final : public Scene {
 public:
  // All deals except daily ones follow from the seed, the first one also from `choice`; later ones
  // use the current preferences.
  explicit PuzzleScene(std::uint64_t seed, const PuzzleChoice& choice = {});
  // Begins with this board, which must be solvable.
  PuzzleScene(const puzzle::Board& board, std::uint64_t seed);
  // Continues a saved game.
  PuzzleScene(const puzzle::SavedPuzzle& game, std::uint64_t seed);
  ~PuzzleScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  bool takes_files(const std::vector<std::string>& paths, App& app) override;
  std::optional<ReturnPoint> return_point(const App&) const override;
  void save_now(App& app) override;
  void leave(App& app) override;

  const puzzle::Session& session() const;
  const puzzle::Puzzle& puzzle() const { return session().puzzle(); }

 private:
  bool go_elsewhere(const PuzzleCommand& command, App& app);

  struct State;
  std::unique_ptr<State> state_;
};

// The unfinished puzzle began with another deal.
bool has_other_puzzle(const puzzle::Board& deal, const App& app);

// Continues the unfinished puzzle, or begins a new deal with the current preferences. A given deal,
// which must be solvable, replaces an unfinished puzzle that began with another one.
std::unique_ptr<Scene> make_puzzle(App& app, const std::optional<puzzle::Board>& deal = {});

}  // namespace damas
