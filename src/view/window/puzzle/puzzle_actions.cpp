// The commands of the puzzle's scene.
#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

#include "puzzle/session.hpp"
#include "view/text/puzzle_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/dialogs/file_trouble.hpp"
#include "view/window/puzzle/own_picture.hpp"
#include "view/window/puzzle/scene_state.hpp"

namespace damas {

namespace {

using namespace puzzle_command;
using MoveTile = puzzle_command::Move;

constexpr std::chrono::milliseconds sentence_stays{4000};

// The tiles of one gesture, from its events; none if nothing moved.
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

// The session's command for a command of the scene; nothing if the scene carries it out itself.
struct AskedOfSession {
  using Asked = std::optional<puzzle::Command>;

  Asked operator()(const MoveTile& move) const { return puzzle::command::MoveTile{move.way}; }
  Asked operator()(const Slide& slide) const { return puzzle::command::Slide{slide.touched}; }
  Asked operator()(const Undo&) const { return puzzle::command::Undo{}; }
  Asked operator()(const Redo&) const { return puzzle::command::Redo{}; }
  Asked operator()(const Hint&) const { return puzzle::command::Hint{}; }
  Asked operator()(const Show&) const { return puzzle::command::Show{}; }
  Asked operator()(const Step&) const { return puzzle::command::Step{}; }
  template <class Other>
  Asked operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

void PuzzleScene::State::perform(const PuzzleCommand& asked, App& app) {
  pointer.forget();
  dragged.reset();
  app.redraw();
  const bool shows = session.showing() != puzzle::Session::Showing::No;
  // While a solution is shown, Redo shows its next step.
  const PuzzleCommand command = shows && std::holds_alternative<Redo>(asked) ? Step{} : asked;
  if (const auto of_session = std::visit(AskedOfSession{}, command)) {
    play(*of_session, command, app);
  } else {
    std::visit([&](const auto& c) { carry_out(c, app); }, command);
  }
}

void PuzzleScene::State::play(const puzzle::Command& of_session, const PuzzleCommand& command,
                              App& app) {
  if (const auto why = session.submit(of_session)) return refuse(*why, command, app);
  const auto* slide = std::get_if<Slide>(&command);
  show_move(slide != nullptr ? slide->dragged : 0, app);
  searching = true;
}

void PuzzleScene::State::carry_out(const Leave&, App&) {
  refused.reset();
}

void PuzzleScene::State::carry_out(const PutBack& back, App&) {
  PuzzleRun run = run_from(back.touched, session.puzzle().board());
  run.by = back.dragged;
  motion.put_back(run);
}

void PuzzleScene::State::show_move(float dragged_by, App& app) {
  refused.reset();
  PuzzleRun run = run_of(session.take_events());
  if (run.tiles.empty()) return;
  run.by = dragged_by;
  motion.slide(run);
  app.redraw();
  app.sounds().play(SoundEffect::Slide);
  app.announce(moved_sentence(app.language(), run.tiles, run.way));
  if (session.won()) win(app);
  keep(app);
}

// An untouched or won puzzle is not saved.
void PuzzleScene::State::keep(App& app) const {
  const bool playing = session.puzzle().state() == puzzle::State::Playing;
  app.store().puzzle().keep_game(playing ? puzzle::text_of({session.puzzle(), session.day()})
                                         : std::string{});
}

void PuzzleScene::State::win(App& app) {
  motion.win();
  app.sounds().play(SoundEffect::GameOver, puzzle_time::slide);
  const puzzle::Puzzle& puzzle = session.puzzle();
  bettered = {};
  if (!puzzle.helped()) {
    bettered =
        app.store().puzzle().note_record(puzzle.board().side(), puzzle.moves(), puzzle.elapsed());
  }
  app.announce(puzzle_result(app.language(), session));
}

void PuzzleScene::State::refuse(puzzle::Refusal why, const PuzzleCommand& command, App& app) {
  const auto* move = std::get_if<MoveTile>(&command);
  if (move != nullptr && move->held) return;
  refused = why;
  refused_left = sentence_stays;
  app.sounds().play(SoundEffect::Refused);
  app.announce(sentence(app.language(), why));
  const puzzle::Board& board = session.puzzle().board();
  if (why == puzzle::Refusal::AtEdge) motion.shake(all_tiles(board), move->way);
  if (const auto* slide = std::get_if<Slide>(&command); why == puzzle::Refusal::NotInLine) {
    motion.shake({board.tile_at(slide->touched)}, puzzle::Direction::Right);
  }
}

// A fast click shows the complete picture first.
void PuzzleScene::State::carry_out(const GoOn&, App& app) {
  if (session.showing() != puzzle::Session::Showing::No) {
    session.submit(puzzle::command::Show{});
    return;
  }
  if (!session.won()) return;
  if (motion.picture_complete()) {
    carry_out(Deal{}, app);
  } else {
    motion.finish();
    motion.finish_picture();
  }
}

void PuzzleScene::State::carry_out(const Deal&, App& app) {
  const puzzle::Board before = session.puzzle().board();
  const PuzzleChoice& choice = app.preferences().puzzle;
  session.submit(puzzle::command::Deal{choice.side, choice.difficulty});
  begin(before, app);
}

void PuzzleScene::State::carry_out(const Daily&, App& app) {
  std::string today = app.desktop().today ? app.desktop().today() : std::string{};
  std::replace(today.begin(), today.end(), '.', '-');
  const auto date = puzzle::date_from_text(today);
  if (!date) return carry_out(Deal{}, app);
  const puzzle::Board before = session.puzzle().board();
  session.submit(puzzle::command::DealOfDay{*date, app.preferences().puzzle.side});
  begin(before, app);
}

void PuzzleScene::State::begin(const puzzle::Board& before, App& app) {
  const puzzle::Board& board = session.puzzle().board();
  session.take_events();
  keep(app);
  arrange();
  motion.deal(before, board);
  refused.reset();
  searching = true;
  app.sounds().play(SoundEffect::Slide);
  app.announce(board_sentence(app.language(), board));
}

// Results with help are not shared, because they do not compare with others.
void PuzzleScene::State::carry_out(const Share&, App& app) {
  if (!session.won()) return;
  if (session.puzzle().helped()) return app.notify(app.tr(Text::PuzzleHelped));
  const std::string text = session.text_to_share();
  if (!app.copy(text, app.tr(Text::PuzzleShared, text)))
    app.notify(app.tr(Text::PuzzleNotShared, text));
}

void PuzzleScene::State::apply(const PuzzleChoice& choice, App& app) {
  pictures.choose(choice.face, choice.numbered);
  if (!std::exchange(greeted, true)) {
    app.announce(board_sentence(app.language(), session.puzzle().board()));
    if (app.desktop().fetch_pictures) app.desktop().fetch_pictures();
  }
  if (choice.face == PuzzleFace::Own) look_for_own(app);
}

// Loads the saved own picture when it is first needed.
void PuzzleScene::State::look_for_own(App& app) {
  if (std::exchange(own_looked_for, true)) return;
  auto kept = picture_of(app.store().puzzle().picture());
  if (auto* picture = std::get_if<Image>(&kept)) pictures.set_own(std::move(*picture));
}

void PuzzleScene::State::take_picture(const std::string& typed, App& app) {
  const std::string path = app.disk().absolute(typed);
  auto read = read_picture(app.disk(), path);
  if (const auto* trouble = std::get_if<PictureTrouble>(&read))
    return app.notify(sentence(app.language(), *trouble, place_name(app, path)));
  use_picture(std::get<Image>(std::move(read)), app);
}

// Stores the reduced picture, so that a large photo is not decoded at every start.
void PuzzleScene::State::use_picture(Image picture, App& app) {
  Expected<std::string> png = encode_png(picture);
  if (!png || !app.store().puzzle().keep_picture(std::move(png).value()))
    app.notify(app.tr(Text::PictureNotKept));
  pictures.set_own(std::move(picture));
  own_looked_for = true;
  app.change_preferences([](Preferences& p) { p.puzzle.face = PuzzleFace::Own; });
  app.wake_after(std::chrono::milliseconds{0});  // the next update shows the new picture
  app.redraw();
}

void PuzzleScene::State::choose_picture(App& app) {
  if (app.desktop().open_picture) return app.desktop().open_picture();
  // When a valid file has been checked, its picture is already decoded.
  const auto decoded = std::make_shared<Image>();
  const auto against = [decoded](const std::string& path, const App& a) {
    auto read = read_picture(a.disk(), path);
    if (const auto* trouble = std::get_if<PictureTrouble>(&read))
      return sentence(a.language(), *trouble, path);
    *decoded = std::get<Image>(std::move(read));
    return std::string{};
  };
  // The dialog is above this scene, so it is closed first.
  app.scenes().push(std::make_unique<FileChooser>(
      app, FileChooser::Purpose::OpenPicture, "",
      [this, decoded](const std::string&, App& a) { use_picture(std::move(*decoded), a); },
      against));
}

}  // namespace damas
