#include "view/window/puzzle/puzzle_play.hpp"

#include <memory>
#include <utility>

#include "puzzle/diagram.hpp"
#include "view/window/puzzle/status.hpp"

namespace damas::test {

namespace {

constexpr int enough_frames = 100;

StageSetup setup_of(const PuzzleStage& stage) {
  StageSetup setup;
  setup.size = stage.size;
  setup.scale = stage.scale;
  setup.language = stage.language;
  setup.theme = stage.theme;
  setup.folder = stage.folder;
  setup.disk = stage.disk;
  setup.connect = stage.connect;
  return setup;
}

}  // namespace

PuzzleStage kept_in(const Folder& folder) {
  PuzzleStage stage;
  stage.folder = folder.path();
  return stage;
}

PuzzlePlay::PuzzlePlay(const std::string& board, const PuzzleStage& stage, std::uint64_t seed)
    : stage_(setup_of(stage)), layout_(puzzle_layout(stage.size, puzzle::board_of(board).side())) {
  app().change_preferences([&](Preferences& p) { p.puzzle = stage.choice; });
  auto scene = std::make_unique<PuzzleScene>(puzzle::board_of(board), seed);
  scene_ = scene.get();
  app().scenes().start(std::move(scene));
  settle();
  redraws_ = 0;
}

std::string PuzzlePlay::board() const {
  return puzzle::diagram(puzzle().board());
}

std::string PuzzlePlay::message() const {
  const PuzzleStatus status{session(), std::nullopt, std::nullopt, {}};
  return puzzle_message(Language::English, status).front();
}

Pulse PuzzlePlay::feed(const Input& input, Milliseconds elapsed) {
  const Pulse pulse = stage_.screen().frame(input, elapsed);
  if (pulse.redraw) ++redraws_;
  return pulse;
}

void PuzzlePlay::feed(const std::vector<Input>& inputs) {
  for (const Input& input : inputs)
    feed(input);
}

void PuzzlePlay::resize(Size size) {
  layout_ = puzzle_layout(size, puzzle().board().side());
  feed(made::resize(size));
}

// Even if nothing moves, ImGui may have clicks to pass to its windows.
void PuzzlePlay::settle() {
  int at_rest = 0;
  for (int i = 0; i < enough_frames && at_rest < 4; ++i)
    at_rest = wait(frame).next > Milliseconds{0} ? at_rest + 1 : 0;
}

}  // namespace damas::test
