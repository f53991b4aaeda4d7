#include "view/window/review/review_scene.hpp"

#include <algorithm>
#include <utility>

#include "platform/canvas.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/announcements.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/review/move_book.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds pace{1200};  // between moves of the automatic playback

}  // namespace

ReviewScene::ReviewScene(PdnGame game, GameSaver save, int ply)
    : controller_(std::move(game)), save_(std::move(save)), view_(controller_.game().shape()) {
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
  parts.folded = buttons_in_portrait;
  parts.sheet = sheet_.up();
  parts.title_row = title_row_;
  layout_ = arrange_checkers(size_, parts);
  view_.set_flipped(flipped_);
  view_.layout(layout_.board, scale_);
}

void ReviewScene::update(const Input& input, Milliseconds elapsed, App& app) {
  const Numbering numbering = controller_.game().info().numbering;
  const BoardLabels labels = board_labels(app.preferences(), numbering);
  if (!(labels == view_.labels())) view_.set_labels(labels);
  if (std::exchange(scale_, app.scale()) != app.scale()) arrange();
  obey(input, elapsed, app);
  slide_sheet(elapsed, app);
  play_on_by_itself(elapsed, app);
  controller_.advance(elapsed, app.preferences().motion_speed());
  mind_engine(app);
  play_cues(controller_.animation(), app.sounds());
  Shown now{controller_.animation().picture(),
            controller_.marks(app.preferences()),
            controller_.status(app.language()),
            document().revision(),
            document().node(),
            controller_.next(),
            document().changed()};
  if (!(now == shown_)) {
    say(now, app);
    shown_ = std::move(now);
    app.redraw();
  }
  if (const auto next = controller_.next_update()) app.wake_after(*next);
}

// Announces the cursor's new square, and the move after a step.
void ReviewScene::say(const Shown& now, const App& app) const {
  const std::optional<Cell> cursor = now.marks.cursor;
  if (cursor && cursor != shown_.marks.cursor) {
    app.announce(announcement(app.language(), *cursor, controller_.game()));
  }
  if (now.node == shown_.node) return;
  if (now.node == PdnNode::Root) return app.announce(app.tr(Text::SaidStart));
  app.announce(MoveBook(document().tree()).numbered(now.node));
}

// Board gestures come first; keys that typing does not claim may be shortcuts.
void ReviewScene::obey(const Input& input, Milliseconds elapsed, App& app) {
  if (input.pointer.just_pressed() || !input.keys.empty()) autoplay_.reset();
  const auto claimed = [this](const KeyPress& press) {
    return controller_.entry().typing().claims(press, view_.shape());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  take(input, elapsed, app);
  wheel(input.pointer.wheel.y);
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void ReviewScene::take(const Input& input, Milliseconds elapsed, App& app) {
  const MoveInput& hand = controller_.entry().input();
  const auto square = view_.square_at(input.pointer.pressed_at);
  const bool grabs = hand.selected() || (square && hand.movable().contains(*square));
  const Swipe::Sorted sorted = swipe_.sort(input.pointer, grabs);
  Input rest = input;
  rest.pointer = sorted.pointer;
  const auto taken = controller_.take(rest, elapsed, view_, app.preferences().keys, app.language());
  if (taken.branched) app.notify(app.tr(Text::ReviewVariationAdded));
  if (sorted.steps > 0) controller_.forwards();
  if (sorted.steps < 0) controller_.backwards();
  if (taken.action) perform(*taken.action, app);
}

void ReviewScene::wheel(float notches) {
  wheel_ += notches;
  for (; wheel_ >= 1; wheel_ -= 1)
    controller_.backwards();
  for (; wheel_ <= -1; wheel_ += 1)
    controller_.forwards();
}

void ReviewScene::play_on_by_itself(Milliseconds elapsed, App& app) {
  if (!autoplay_) return;
  *autoplay_ -= elapsed;
  if (*autoplay_ <= Milliseconds{0}) {
    controller_.forwards();
    autoplay_ = pace;
  }
  if (controller_.next() == PdnNode::None) {
    autoplay_.reset();
    app.redraw();
  } else {
    app.wake_after(*autoplay_);
  }
}

void ReviewScene::slide_sheet(Milliseconds elapsed, App& app) {
  const bool still = app.preferences().motion_speed() == MotionSpeed::Off;
  if (!sheet_.slide(elapsed, still)) return;
  arrange();
  app.redraw();
  app.wake_after(Milliseconds{0});
}

void ReviewScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  view_.draw(canvas, shown_.picture, shown_.marks, theme);
  canvas.rect(layout_.status, gui_palette(theme).control);
  damas::draw(canvas, shown_.status, layout_.sentence, theme);
  if (layout_.title.empty()) return;
  TextStyle style;
  style.color = theme.text;
  style.weight = FontWeight::SemiBold;
  canvas.text_in(layout_.title, title(app), style);
}

std::string ReviewScene::title(const App& app) const {
  const std::string variant = name(app.language(), controller_.game().variant());
  return app.tr(Text::ReviewTitle, variant) + (document().changed() ? " •" : "");
}

// Beside or below the board, which must stay visible.
Rect ReviewScene::notice_room(Size window) const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
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
