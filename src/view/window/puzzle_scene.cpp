#include "view/window/puzzle_scene.hpp"

#include <string>
#include <utility>
#include <variant>

#include "platform/gui.hpp"
#include "platform/input.hpp"
#include "puzzle/deal.hpp"
#include "view/window/app.hpp"
#include "view/window/dialogs/settings.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/preferences.hpp"
#include "view/window/puzzle_buttons.hpp"
#include "view/window/puzzle_help.hpp"
#include "view/window/puzzle_painter.hpp"
#include "view/window/puzzle_pointer.hpp"

namespace damas {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr Milliseconds sentence_stays{4000};
constexpr Milliseconds second{1000};

// The tiles of one gesture, as its events tell; none when nothing moved.
PuzzleRun run_of(const std::vector<puzzle::Event>& events) {
  PuzzleRun run;
  for (const puzzle::Event& event : events) {
    const auto* moved = std::get_if<puzzle::TileMoved>(&event);
    if (moved == nullptr) continue;
    run.tiles.push_back(moved->tile);
    for (const puzzle::Direction way : puzzle::all_directions) {
      if (neighbour(moved->from, way) == moved->to) run.way = way;
    }
  }
  return run;
}

std::vector<int> all_tiles(const puzzle::Board& board) {
  std::vector<int> tiles;
  for (int tile = 1; tile < board.side() * board.side(); ++tile)
    tiles.push_back(tile);
  return tiles;
}

}  // namespace

struct PuzzleScene::State {
  State(const puzzle::Board& board, puzzle::Random chance) : puzzle(board), random(chance) {}

  void tick(Milliseconds elapsed, App& app);
  void notice_focus(const Input& input, App& app);
  void notice_pointer(const Pointer& input, App& app);
  void obey(const PuzzleCommand& command, App& app);
  std::optional<puzzle::Refusal> play(const PuzzleCommand& command);
  void show_move(float dragged, App& app);
  void refuse(puzzle::Refusal why, const PuzzleCommand& command, App& app);
  void go_on(App& app);
  void deal(App& app);
  void ask_for_updates(App& app) const;

  puzzle::Puzzle puzzle;
  puzzle::Random random;
  PuzzlePictures pictures;
  PuzzleLayout layout;
  PuzzleMotion motion;
  PuzzlePointer pointer;
  std::optional<PuzzleRun> dragged;
  std::optional<puzzle::Refusal> refused;
  Milliseconds refused_left{0};
  std::vector<PuzzleCommand> clicked;  // buttons, since the last update
  bool focused = true;
  bool covered = false;
};

void PuzzleScene::State::tick(Milliseconds elapsed, App& app) {
  const auto shown = puzzle.elapsed() / second;
  if (focused && !covered) puzzle.tick(elapsed);
  if (puzzle.elapsed() / second != shown) app.redraw();
  if (motion.advance(elapsed)) app.redraw();
  if (!refused) return;
  refused_left -= elapsed;
  if (refused_left > Milliseconds{0}) return;
  refused.reset();
  app.redraw();
}

void PuzzleScene::State::notice_focus(const Input& input, App& app) {
  const bool before = focused;
  if (input.focus_lost) focused = false;
  if (input.focus_gained) focused = true;
  if (focused != before) app.redraw();
}

void PuzzleScene::State::notice_pointer(const Pointer& input, App& app) {
  const auto command = pointer.follow(input, puzzle, layout);
  if (command) obey(*command, app);
  const auto in_hand = pointer.dragged(puzzle.board());
  if (in_hand == dragged) return;
  if (in_hand) motion.finish();
  dragged = in_hand;
  app.redraw();
}

void PuzzleScene::State::obey(const PuzzleCommand& command, App& app) {
  pointer.forget();
  dragged.reset();
  app.redraw();
  if (const auto* back = std::get_if<puzzle_command::PutBack>(&command)) {
    PuzzleRun run = run_from(back->touched, puzzle.board());
    run.by = back->dragged;
    motion.put_back(run);
  } else if (std::holds_alternative<puzzle_command::Deal>(command)) {
    deal(app);
  } else if (std::holds_alternative<puzzle_command::GoOn>(command)) {
    go_on(app);
  } else if (const auto why = play(command)) {
    refuse(*why, command, app);
  } else {
    const auto* slide = std::get_if<puzzle_command::Slide>(&command);
    show_move(slide != nullptr ? slide->dragged : 0, app);
  }
}

std::optional<puzzle::Refusal> PuzzleScene::State::play(const PuzzleCommand& command) {
  if (const auto* move = std::get_if<puzzle_command::Move>(&command))
    return puzzle.move_tile(move->way);
  if (const auto* slide = std::get_if<puzzle_command::Slide>(&command))
    return puzzle.slide(slide->touched);
  return std::holds_alternative<puzzle_command::Undo>(command) ? puzzle.undo() : puzzle.redo();
}

void PuzzleScene::State::show_move(float dragged_by, App& app) {
  PuzzleRun run = run_of(puzzle.take_events());
  run.by = dragged_by;
  motion.slide(run);
  refused.reset();
  app.sounds().play(SoundEffect::Slide);
  if (puzzle.state() != puzzle::State::Won) return;
  motion.win();
  app.sounds().play(SoundEffect::GameOver, puzzle_time::slide);
}

void PuzzleScene::State::refuse(puzzle::Refusal why, const PuzzleCommand& command, App& app) {
  const auto* move = std::get_if<puzzle_command::Move>(&command);
  if (move != nullptr && move->held) return;
  refused = why;
  refused_left = sentence_stays;
  app.sounds().play(SoundEffect::Refused);
  if (why == puzzle::Refusal::AtEdge) motion.shake(all_tiles(puzzle.board()), move->way);
  if (const auto* slide = std::get_if<puzzle_command::Slide>(&command);
      why == puzzle::Refusal::NotInLine) {
    motion.shake({puzzle.board().tile_at(slide->touched)}, puzzle::Direction::Right);
  }
}

// One who clicks fast sees the picture first.
void PuzzleScene::State::go_on(App& app) {
  if (puzzle.state() != puzzle::State::Won) return;
  if (motion.picture_complete()) {
    deal(app);
  } else {
    motion.finish();
    motion.finish_picture();
  }
}

void PuzzleScene::State::deal(App& app) {
  const puzzle::Board before = puzzle.board();
  puzzle.start(puzzle::deal(before.side(), random));
  puzzle.take_events();
  motion.deal(before, puzzle.board());
  refused.reset();
  app.sounds().play(SoundEffect::Slide);
}

void PuzzleScene::State::ask_for_updates(App& app) const {
  if (motion.running()) app.wake_after(Milliseconds{0});
  if (refused) app.wake_after(refused_left);
  if (puzzle.state() == puzzle::State::Playing && focused && !covered) {
    app.wake_after(second - puzzle.elapsed() % second);
  }
}

PuzzleScene::PuzzleScene(std::uint64_t seed, int side) {
  puzzle::Random random(seed);
  const puzzle::Board board = puzzle::deal(side, random);
  state_ = std::make_unique<State>(board, random);
}

PuzzleScene::PuzzleScene(const puzzle::Board& board, std::uint64_t seed)
    : state_(std::make_unique<State>(board, puzzle::Random(seed))) {}

PuzzleScene::~PuzzleScene() = default;

const puzzle::Puzzle& PuzzleScene::puzzle() const {
  return state_->puzzle;
}

void PuzzleScene::layout(Size size) {
  state_->layout = puzzle_layout(size, state_->puzzle.board().side());
}

void PuzzleScene::update(const Input& input, Milliseconds elapsed, App& app) {
  State& s = *state_;
  const Preferences& preferences = app.preferences();
  s.motion.set_speed(preferences.motion_speed());
  s.tick(elapsed, app);
  s.notice_focus(input, app);
  s.covered = &app.scenes().top() != this;
  std::vector<PuzzleCommand> commands = std::exchange(s.clicked, {});
  for (const PuzzleCommand& command : puzzle_commands(input, preferences.keys))
    commands.push_back(command);
  for (const PuzzleCommand& command : commands) {
    if (go_elsewhere(command, app)) return;
    s.obey(command, app);
  }
  s.notice_pointer(input.pointer, app);
  s.ask_for_updates(app);
}

bool PuzzleScene::go_elsewhere(const PuzzleCommand& command, App& app) {
  if (std::holds_alternative<puzzle_command::Leave>(command)) {
    app.scenes().start(make_menu(app));
  } else if (std::holds_alternative<puzzle_command::Help>(command)) {
    app.scenes().push(std::make_unique<PuzzleHelp>());
  } else if (std::holds_alternative<puzzle_command::Settings>(command)) {
    app.scenes().push(std::make_unique<SettingsScene>());
  } else {
    return false;
  }
  return true;
}

void PuzzleScene::draw(Canvas& canvas, const App& app) const {
  const State& s = *state_;
  PuzzlePainter painter(canvas, s.pictures, s.layout, app.theme(), app.language());
  painter.draw({s.puzzle, s.motion, s.dragged, s.refused, !s.focused});
}

void PuzzleScene::panels(Gui& gui, App& app) {
  State& s = *state_;
  const auto clicked = draw_puzzle_buttons(gui, s.layout, s.puzzle, app);
  if (!clicked) return;
  s.clicked.push_back(*clicked);
  app.wake_after(Milliseconds{0});
}

}  // namespace damas
