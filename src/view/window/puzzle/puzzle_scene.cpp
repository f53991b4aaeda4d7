#include "view/window/puzzle/puzzle_scene.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "platform/gui.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/folder_view.hpp"
#include "view/window/puzzle/buttons.hpp"
#include "view/window/puzzle/help.hpp"
#include "view/window/puzzle/options.hpp"
#include "view/window/puzzle/painter.hpp"
#include "view/window/puzzle/scene_state.hpp"
#include "view/window/share/link_choices.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds second{1000};
// Per frame, so that the window stays responsive.
constexpr std::chrono::microseconds search_time{4000};

// The tables for all searches, filled when first needed and kept until the program ends.
puzzle::Tables& puzzle_tables() {
  static puzzle::Tables tables;
  return tables;
}

// Searches in the time that one frame has, or by a fixed amount of work where the result must not
// depend on the machine. Answers whether anything is left to do.
bool search(puzzle::Session& session, Drive drive) {
  constexpr int slice = 2000;  // steps; far less than a millisecond
  constexpr int good_deal = 1 << 21;
  if (drive != Drive::Thread) return session.work(good_deal);
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + search_time;
  while (session.work(slice)) {
    if (now() >= end) return true;
  }
  return false;
}

}  // namespace

PuzzleScene::State::State(const puzzle::Board& board, const puzzle::Random& chance)
    : session(board, chance, puzzle_tables()) {}

PuzzleStatus PuzzleScene::State::status(const App& app) const {
  return {session, refused, app.store().puzzle().records().of(session.puzzle().board().side()),
          bettered, app.uses_fingers()};
}

void PuzzleScene::State::arrange() {
  layout = puzzle_layout(window, session.puzzle().board().side());
}

void PuzzleScene::State::tick(Milliseconds elapsed, App& app) {
  const puzzle::Puzzle& puzzle = session.puzzle();
  const auto shown = puzzle.elapsed() / second;
  if (looked_at()) {
    session.tick(elapsed);
    if (session.advance(elapsed)) show_move(0, app);
  }
  if (puzzle.elapsed() / second != shown) app.redraw();
  if (motion.advance(elapsed)) app.redraw();
  if (!refused) return;
  refused_left -= elapsed;
  if (refused_left > Milliseconds{0}) return;
  refused.reset();
  app.redraw();
}

// Continues the search for solutions, and draws when it has news.
void PuzzleScene::State::update_search(App& app) {
  const bool searched = std::exchange(searching, search(session, app.drive()));
  if (!searched && !searching) return;
  const auto hint = session.hint();
  std::vector<std::string> now = puzzle_message(app.language(), status(app));
  if (std::exchange(hinted, hint) != hint && hint) app.announce(now.front());
  now.push_back(best_counter(app.language(), session).value);
  if (now == found) return;
  found = std::move(now);
  app.redraw();
}

void PuzzleScene::State::notice_focus(const Input& input, App& app) {
  const bool before = focused && !hidden;
  if (input.focus_lost) focused = false;
  if (input.focus_gained) focused = true;
  hidden = input.hidden;
  if ((focused && !hidden) != before) app.redraw();
}

void PuzzleScene::State::notice_pointer(const Pointer& input, App& app) {
  const auto command = pointer.follow(input, session.puzzle(), layout);
  if (command) perform(*command, app);
  const auto in_hand = pointer.dragged(session.puzzle().board());
  if (in_hand == dragged) return;
  if (in_hand) motion.finish();
  dragged = in_hand;
  app.redraw();
}

void PuzzleScene::State::ask_for_updates(App& app) const {
  if (motion.running() || searching) app.wake_after(Milliseconds{0});
  if (refused) app.wake_after(refused_left);
  if (!looked_at()) return;
  if (const auto due = session.due()) app.wake_after(*due);
  if (session.puzzle().state() == puzzle::State::Playing) {
    app.wake_after(second - session.puzzle().elapsed() % second);
  }
}

PuzzleScene::PuzzleScene(std::uint64_t seed, const PuzzleChoice& choice) {
  puzzle::Random random(seed);
  const puzzle::Board board = puzzle::deal(choice.side, choice.difficulty, random);
  state_ = std::make_unique<State>(board, random);
}

PuzzleScene::PuzzleScene(const puzzle::Board& board, std::uint64_t seed)
    : state_(std::make_unique<State>(board, puzzle::Random(seed))) {}

PuzzleScene::PuzzleScene(const puzzle::SavedPuzzle& game, std::uint64_t seed)
    : PuzzleScene(puzzle::dealt_board(game.puzzle), seed) {
  state_->session.resume(game);
}

PuzzleScene::~PuzzleScene() = default;

const puzzle::Session& PuzzleScene::session() const {
  return state_->session;
}

void PuzzleScene::layout(Size size) {
  state_->window = size;
  state_->arrange();
}

void PuzzleScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  State& s = *state_;
  const Preferences& preferences = app.preferences();
  s.motion.set_speed(preferences.motion_speed());
  s.apply(preferences.puzzle, app);
  s.tick(elapsed, app);
  s.notice_focus(input, app);
  s.covered = &app.scenes().top() != this;
  std::vector<PuzzleCommand> commands = std::exchange(s.clicked, {});
  for (const PuzzleCommand& command : puzzle_commands(input, preferences.keys))
    commands.push_back(command);
  for (const PuzzleCommand& command : commands) {
    if (go_elsewhere(command, app)) return;
    s.perform(command, app);
  }
  s.notice_pointer(input.pointer, app);
  s.update_search(app);
  s.ask_for_updates(app);
}

bool PuzzleScene::go_elsewhere(const PuzzleCommand& command, App& app) {
  State* const s = state_.get();
  const bool leaves = std::holds_alternative<puzzle_command::Leave>(command);
  if (leaves || std::holds_alternative<puzzle_command::GoOut>(command)) {
    app.redraw();
    if (leaves && s->session.stop()) return false;
    app.start(destination::Menu{});
  } else if (std::holds_alternative<puzzle_command::Help>(command)) {
    app.scenes().push(std::make_unique<PuzzleHelp>());
  } else if (std::holds_alternative<puzzle_command::Settings>(command)) {
    app.open(destination::Settings{});
  } else if (std::holds_alternative<puzzle_command::Options>(command)) {
    s->look_for_own(app);
    const auto to_deal = [s](const std::string& page, App&) {
      return link_to_deal(page, puzzle::dealt_board(s->session.puzzle()));
    };
    // The dialog is above this scene, so it is closed first.
    app.scenes().push(std::make_unique<PuzzleOptions>(
        app, s->pictures,
        PuzzleOptions::Answers{[s](const PuzzleCommand& asked) { s->clicked.push_back(asked); },
                               [s](App& a) { s->choose_picture(a); },
                               link_choice(LinkTo::Deal, to_deal, app)}));
  } else {
    return false;
  }
  return true;
}

void PuzzleScene::draw(Canvas& canvas, const App& app) const {
  const State& s = *state_;
  PuzzlePainter painter(canvas, s.pictures, s.layout, app.theme(), app.language());
  painter.draw({s.status(app), s.motion, s.dragged, !s.focused || s.hidden});
}

void PuzzleScene::panels(Gui& gui, App& app) {
  State& s = *state_;
  const auto clicked = draw_puzzle_buttons(gui, s.layout, s.session, app);
  if (!clicked) return;
  s.clicked.push_back(*clicked);
  app.wake_after(std::chrono::milliseconds{0});
}

// Games and lessons are opened as elsewhere; other dropped files are treated as pictures.
bool PuzzleScene::takes_files(const std::vector<std::string>& paths, App& app) {
  const auto meant = std::find_if(paths.begin(), paths.end(), [](const std::string& path) {
    return !is_opened_file(path) && extension(path) != ".txt";
  });
  if (meant == paths.end()) return false;
  state_->take_picture(*meant, app);
  return true;
}

std::optional<ReturnPoint> PuzzleScene::return_point(const App&) const {
  // A game that has begun is kept in the Store.
  destination::Puzzle to;
  const bool untouched = puzzle().state() == puzzle::State::Dealt;
  if (untouched && !session().day()) to.deal = puzzle().board();
  return ReturnPoint{std::move(to)};
}

void PuzzleScene::save_now(App& app) {
  state_->keep(app);
}

void PuzzleScene::leave(App& app) {
  state_->keep(app);
}

bool has_other_puzzle(const puzzle::Board& deal, const App& app) {
  const auto kept = puzzle::saved_from_text(app.store().puzzle().game());
  return kept && puzzle::dealt_board(kept->puzzle) != deal;
}

std::unique_ptr<Scene> make_puzzle(App& app, const std::optional<puzzle::Board>& deal) {
  const std::uint64_t seed = app.next_seed();
  const auto kept = puzzle::saved_from_text(app.store().puzzle().game());
  if (kept && (!deal || !has_other_puzzle(*deal, app)))
    return std::make_unique<PuzzleScene>(*kept, seed);
  if (deal) return std::make_unique<PuzzleScene>(*deal, seed);
  return std::make_unique<PuzzleScene>(seed, app.preferences().puzzle);
}

}  // namespace damas
