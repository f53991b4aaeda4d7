#include "view/window/review/review_scene.hpp"

#include <algorithm>
#include <utility>

#include "platform/canvas.hpp"
#include "share/move_book.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/review/chance_bar.hpp"
#include "view/window/review/explorer_commands.hpp"

namespace damas {

ReviewScene::ReviewScene(PdnGame game, GameSaver save, int ply, bool analyse, bool own,
                         std::shared_ptr<GameFile> file)
    : controller_(std::move(game)),
      changes_(controller_, std::move(save),
               [this](App& app) {
                 for (const auto& scene : app.scenes().all())
                   scene->expect_saved(*this);
               }),
      screen_(controller_.game().shape()),
      whole_(controller_, analyse),
      results_(controller_, whole_, own),
      file_(std::move(file)),
      explorer_(file_) {
  const std::vector<PdnNode> line = document().tree().main_line();
  const int last = std::min(ply, static_cast<int>(line.size()));
  if (last > 0) controller_.go_to(line[static_cast<std::size_t>(last - 1)]);
  controller_.animation().finish();
}

void ReviewScene::layout(Size size) {
  screen_.resize(size);
  arrange();
}

void ReviewScene::arrange() {
  CheckersParts parts;
  parts.buttons = buttons_in_landscape;
  parts.folded = buttons_when_folded;
  parts.sheet = moves_.sheet_up();
  parts.gauge = live().on();
  parts.graph = whole_.found() != nullptr ? graph_height : 0;
  parts.lines = above_.height();
  screen_.arrange(parts);
}

void ReviewScene::update(const Input& input, Milliseconds elapsed, App& app) {
  if (screen_.follow(app, controller_.game().info().numbering)) arrange();
  if (above_.follow(app)) arrange();
  handle_input(input, elapsed, app);
  if (moves_.slide(elapsed, app)) arrange();
  autoplay_.advance(elapsed, controller_, app);
  controller_.advance(elapsed, app);
  play_cues(controller_.animation(), app.sounds());
  const bool graph_before = whole_.found() != nullptr;
  const bool was_running = whole_.running();
  const bool changed_before = document().changed();
  whole_.advance(app);
  if (was_running && !whole_.running()) results_.keep(changed_before, app);
  if ((whole_.found() != nullptr) != graph_before) arrange();
  const bool seen = !input.hidden && !app.scenes().pending() && !whole_.running();
  position_.follow(seen, elapsed, app);
  opening_.follow(controller_.game(), app);
  explorer_.follow(controller_.game(), app);
  open_listed_games(explorer_, app);
  if (const auto before = shown_.change(describe(app), app)) announce_changes(*before, app);
  if (const auto next = controller_.next_update()) app.wake_after(*next);
}

ReviewScene::Content ReviewScene::describe(const App& app) {
  const auto card = coach_card(app);
  const auto progress = whole_.progress();
  return {{controller_.animation().picture(), position_.marks(app.preferences()),
           position_.status(app.language())},
          document().revision(),
          document().node(),
          controller_.next(),
          document().changed(),
          position_.findings(app.language()),
          position_.engines().comparison(),
          opening_.text(app.language()),
          explorer_.findings(),
          controller_.hints().announced(app.language()),
          card ? card->text : std::string(),
          progress ? static_cast<int>(100 * *progress) : -1};
}

// Announces the scene when it opens, then each step of a hint, the cursor's new square, and the
// move after a step.
void ReviewScene::announce_changes(const Content& before, const App& app) const {
  if (before == Content{}) return app.announce(title(app) + ". " + shown_->board.status.sentence);
  if (shown_->hint != before.hint && !shown_->hint.empty()) app.announce(shown_->hint);
  if (shown_->coach != before.coach && !shown_->coach.empty()) app.announce(shown_->coach);
  if (shown_->explored.heading != before.explored.heading && !shown_->explored.heading.empty())
    app.announce(shown_->explored.heading);
  announce_cursor(before.board.marks, shown_->board.marks, controller_.game(), app);
  const PdnNode node = shown_->node;
  if (node == before.node) return;
  if (node == PdnNode::Root) return app.announce(app.tr(Text::SaidStart));
  std::string said = MoveBook(document().tree()).numbered(node);
  for (const std::string& more : {whole_.judgement(app), endings().sentence(app.language())}) {
    if (!more.empty()) said += ". " + more;
  }
  app.announce(said);
}

// Board gestures come first; keys that typing does not claim may be shortcuts.
void ReviewScene::handle_input(const Input& input, Milliseconds elapsed, App& app) {
  if (input.pointer.just_pressed() || !input.keys.empty()) autoplay_.stop();
  const auto claimed = [this](const KeyPress& press) {
    return controller_.entry().typing().claims(press, board());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  handle_board(input, elapsed, app);
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void ReviewScene::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  const MoveInput& hand = controller_.entry().input();
  const auto square = board().square_at(input.pointer.pressed_at);
  const bool grabs = hand.selected() || (square && hand.movable().contains(*square));
  const StepGestures::Sorted sorted = gestures_.sort(input.pointer, grabs);
  Input rest = input;
  rest.pointer = sorted.pointer;
  const auto taken =
      controller_.take({rest, elapsed, board(), app.preferences().keys}, app.language());
  if (taken.branched) app.notify(app.tr(Text::ReviewVariationAdded));
  for (int i = 0; i < sorted.steps; ++i)
    controller_.forwards();
  for (int i = 0; i > sorted.steps; --i)
    controller_.backwards();
  if (taken.action) perform(*taken.action, app);
}

void ReviewScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  screen_.frame().draw_board(canvas, shown_->board, theme);
  screen_.frame().draw_status(canvas, shown_->board, theme);
  if (live().on() && places().portrait)
    draw_strip(canvas, places().gauge, shown_->live, theme, app.language());
  if (live().on() && !places().portrait)
    draw_standing_bar(canvas, board().frame(), shown_->live.white, board().flipped(), theme);
  draw_title(canvas, places().title, title(app), theme);
}

std::string ReviewScene::title(const App& app) const {
  const std::string variant = name(app.language(), controller_.game().variant());
  return app.tr(Text::ReviewTitle, variant) + (document().changed() ? " •" : "");
}

// The board must stay visible.
Rect ReviewScene::room_beside_board() const {
  return screen_.beside_board(places().moves.bottom());
}

// Above the coach's card.
Rect ReviewScene::notice_room(Size) const {
  Rect room = room_beside_board();
  if (!shown_->coach.empty()) room.h = std::max(0.0F, coach_card_.place().y - room.y);
  return room;
}

// The mistakes in a game that the person has changed may not be their own.
std::optional<ReturnPoint> ReviewScene::return_point(const App&) const {
  destination::Review to{document().game(), std::nullopt};
  to.changed = document().changed();
  to.own = results_.own() && !to.changed;
  if (const KeptGame* const place = changes_.place()) to.earlier = earlier_file(*place);
  to.way = controller_.way();
  to.flipped = board().flipped();
  const bool unsaved = to.changed;
  return ReturnPoint{std::move(to), unsaved};
}

void ReviewScene::come_back(const destination::Review& to) {
  controller_.go_along(to.way);
  if (to.changed) controller_.mark_changed();
  if (to.flipped != board().flipped()) screen_.flip();
}

void ReviewScene::leave(App& app) {
  app.sounds().cancel();
}

// There may be one review above another.
void ReviewScene::expect_saved(const Scene& which) {
  changes_.expect_saved(&which == this);
}

void ReviewScene::game_saved() {
  changes_.saved();
}

}  // namespace damas
