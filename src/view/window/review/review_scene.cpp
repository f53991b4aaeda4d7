#include "view/window/review/review_scene.hpp"

#include <algorithm>
#include <utility>

#include "platform/canvas.hpp"
#include "share/move_book.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/review/lines_panel.hpp"

namespace damas {

ReviewScene::ReviewScene(PdnGame game, GameSaver save, int ply, bool analyse)
    : controller_(std::move(game)),
      save_(std::move(save)),
      frame_(controller_.game().shape()),
      analyse_(analyse) {
  chances_.follow(document().tree(), document().revision());
  const std::vector<PdnNode> line = document().tree().main_line();
  const int last = std::min(ply, static_cast<int>(line.size()));
  if (last > 0) controller_.go_to(line[static_cast<std::size_t>(last - 1)]);
  controller_.animation().finish();
}

void ReviewScene::layout(Size size) {
  size_ = size;
  arrange();
}

void ReviewScene::arrange() {
  CheckersParts parts;
  parts.buttons = buttons_in_landscape;
  parts.folded = buttons_when_folded;
  parts.sheet = sheet_.up();
  parts.title_row = frame_.title_row();
  parts.gauge = live_.on();
  parts.graph = graph() != nullptr ? graph_height : 0;
  parts.lines = live_.on() ? lines_height(lines_) : 0;
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void ReviewScene::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow_preferences(app, controller_.game().info().numbering);
  if (frame_.follow_scale(app)) arrange();
  if (std::exchange(lines_, app.preferences().analysis_lines) != lines_) arrange();
  handle_input(input, elapsed, app);
  if (sheet_.slide(elapsed, app)) arrange();
  autoplay_.advance(elapsed, controller_, app);
  controller_.advance(elapsed, app);
  play_cues(controller_.animation(), app.sounds());
  advance_game_analysis(app);
  const bool seen = !input.hidden && !app.scenes().pending() && !whole_.running();
  live_.follow(controller_.game(), seen, elapsed, app);
  endings_.follow(controller_.game(), app);
  const auto card = coach_card(app);
  const Content now{{controller_.animation().picture(), marks(app), status_line(app.language())},
                    document().revision(),
                    document().node(),
                    controller_.next(),
                    document().changed(),
                    findings(app.language()),
                    card ? card->text : std::string(),
                    whole_.running() ? static_cast<int>(100 * whole_.progress()) : -1};
  if (const auto before = shown_.change(now, app)) announce_changes(*before, app);
  if (const auto next = controller_.next_update()) app.wake_after(*next);
}

// Announces the scene when it opens, then the cursor's new square, and the move after a step.
void ReviewScene::announce_changes(const Content& before, const App& app) const {
  if (before == Content{}) return app.announce(title(app) + ". " + shown_->board.status.sentence);
  if (shown_->coach != before.coach && !shown_->coach.empty()) app.announce(shown_->coach);
  announce_cursor(before.board.marks, shown_->board.marks, controller_.game(), app);
  const PdnNode node = shown_->node;
  if (node == before.node) return;
  if (node == PdnNode::Root) return app.announce(app.tr(Text::SaidStart));
  std::string said = MoveBook(document().tree()).numbered(node);
  for (const std::string& more : {judgement(app), endings_.sentence(app.language())}) {
    if (!more.empty()) said += ". " + more;
  }
  app.announce(said);
}

// Board gestures come first; keys that typing does not claim may be shortcuts.
void ReviewScene::handle_input(const Input& input, Milliseconds elapsed, App& app) {
  if (input.pointer.just_pressed() || !input.keys.empty()) autoplay_.stop();
  const auto claimed = [this](const KeyPress& press) {
    return controller_.entry().typing().claims(press, board().shape());
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
  frame_.draw_board(canvas, shown_->board, theme);
  frame_.draw_status(canvas, shown_->board, theme);
  if (live_.on()) draw_chances(canvas, theme);
  draw_title(canvas, layout_.title, title(app), theme);
}

std::string ReviewScene::title(const App& app) const {
  const std::string variant = name(app.language(), controller_.game().variant());
  return app.tr(Text::ReviewTitle, variant) + (document().changed() ? " •" : "");
}

// Beside or below the board, which must stay visible.
Rect ReviewScene::room_beside_board() const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), size_.w, size_.h - l.status.bottom()};
}

// Above the coach's card.
Rect ReviewScene::notice_room(Size) const {
  Rect room = room_beside_board();
  if (!shown_->coach.empty()) room.h = std::max(0.0F, coach_card_.place().y - room.y);
  return room;
}

void ReviewScene::leave(App& app) {
  app.sounds().hush();
}

// There may be one review above another, so `which` names the one that is being saved.
void ReviewScene::expect_saved(const ReviewScene* which, App& app) {
  for (const auto& scene : app.scenes().all()) {
    auto* review = dynamic_cast<ReviewScene*>(scene.get());
    if (review != nullptr) review->saving_ = review == which;
  }
}

void ReviewScene::game_saved() {
  if (saving_) controller_.mark_saved();
}

}  // namespace damas
