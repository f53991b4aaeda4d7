#include "view/window/lab/lab_scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "platform/canvas.hpp"
#include "view/window/app/app.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/lab/lab_piece.hpp"
#include "view/window/lab/lab_text.hpp"

namespace damas {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr BoardShape whole_board{8, 8, true};

damas::Square on_view(sliding::Square s) {
  return *whole_board.square({index(file_of(s)), index(rank_of(s))});
}

sliding::Square in_lab(damas::Square s) {
  const Cell cell = whole_board.cell(s);
  return square_at(static_cast<sliding::File>(cell.file), static_cast<sliding::Rank>(cell.rank));
}

SquareSet on_view(sliding::Bitboard squares) {
  SquareSet all;
  for (const sliding::Square s : squares)
    all.insert(on_view(s));
  return all;
}

// Keys with a special meaning in this scene.
bool claimed(const KeyPress& press) {
  if (press.modifiers.ctrl || press.modifiers.alt) return false;
  constexpr std::array own = {Key::Space, Key::Delete, Key::Backspace};
  const bool digit = press.key >= Key::Digit1 && press.key <= Key::Digit8;
  return digit || std::find(own.begin(), own.end(), press.key) != own.end();
}

}  // namespace

LabScene::LabScene(const LabBoard& board)
    : history_(board), live_(board), slide_(board), frame_(whole_board) {
  frame_.set_labels({true, false, Numbering::Algebraic});
}

// A board that shows all kinds of steps.
LabBoard LabScene::first_board() {
  using enum sliding::Square;
  return {LabPiece::Rook, D4, {B4, F7}, {D7, F2, G4}};
}

void LabScene::layout(Size size) {
  size_ = size;
  arrange();
}

void LabScene::arrange() {
  layout_ = arrange_lab(size_, for_fingers_);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void LabScene::update(const Input& input, Milliseconds elapsed, App& app) {
  const bool fingers = app.suits_fingers();
  const bool other_heights = std::exchange(for_fingers_, fingers) != fingers;
  if (frame_.follow_scale(app) || other_heights) arrange();
  play_on(elapsed, app);
  press_keys(input, app);
  const SquareSet occupied = on_view(board().occupied() | sliding::Bitboard{board().at});
  carry_out(controls_.pointer(input.pointer, view(), occupied), app);
  look(app);
  const Status sentence{status(app.language()), Status::Tone::Plain, {}};
  shown_.change({{picture(), marks(), sentence}, live_}, app);
}

void LabScene::play_on(Milliseconds elapsed, App& app) {
  if (slide_.advance(elapsed)) app.redraw();
  if (const auto due = slide_.due()) app.wake_after(*due);
}

// If the board changes, a partly shown slide starts again.
void LabScene::look(App& app) {
  const LabBoard now = with_drag();
  if (!(now == live_)) {
    live_ = now;
    slide_.look_at(live_);
    app.redraw();
  }
  const LabNumbers::Progress search = numbers_.advance(live_);
  if (search.more) app.wake_after(Milliseconds{0});
  if (search.changed) app.redraw();
}

LabBoard LabScene::with_drag() const {
  LabBoard result = board();
  const auto dragged = controls_.marks().dragged;
  if (!dragged) return result;
  const auto over = view().square_at(dragged->at);
  if (over) result.carry(in_lab(dragged->from), in_lab(*over));
  return result;
}

void LabScene::press_keys(const Input& input, App& app) {
  for (const KeyPress& press : input.keys) {
    const auto square = controls_.cursor(view().shape());
    if (!square || press.modifiers.ctrl || press.modifiers.alt) continue;
    if (press.key == Key::Space) carry_out(edit_act::Change{*square}, app);
    if (press.key == Key::Delete || press.key == Key::Backspace)
      carry_out(edit_act::Remove{*square}, app);
  }
  for (const char c : input.text) {
    if (c >= '1' && c <= '8') choose(lab_tools[static_cast<std::size_t>(c - '1')], app);
  }
  for (const Action action : actions_in(input, app.preferences().keys, claimed)) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void LabScene::carry_out(const EditAct& act, App& app) {
  LabBoard next = board();
  if (const auto* use = std::get_if<edit_act::Use>(&act)) next.use(tool_, in_lab(use->square));
  if (const auto* other = std::get_if<edit_act::Change>(&act)) next.cycle(in_lab(other->square));
  if (const auto* move = std::get_if<edit_act::Move>(&act))
    next.carry(in_lab(move->from), in_lab(move->to));
  if (const auto* out = std::get_if<edit_act::Remove>(&act)) next.erase(in_lab(out->square));
  change(next, app);
}

Marks LabScene::marks() const {
  Marks marks = controls_.marks();
  marks.hovered = controls_.hovered();
  const LabSight sight = slide_.sight();
  marks.destinations = on_view(sight.reached - sight.victims);
  marks.victims = on_view(sight.victims);
  marks.ruled_out = on_view(sight.stops);
  if (const LabStep* const present = slide_.present())
    marks.arrows.push_back({{on_view(live_.at), on_view(present->step.at)}, false, true});
  return marks;
}

BoardPicture LabScene::picture() const {
  BoardPicture picture;
  for (const sliding::Square s : board().friends)
    picture.resting.put(on_view(s), {Side::White, Kind::Man});
  for (const sliding::Square s : board().enemies)
    picture.resting.put(on_view(s), {Side::Black, Kind::Man});
  return picture;
}

void LabScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  frame_.draw_board(canvas, shown_->board, theme);
  const damas::Square home = on_view(board().at);
  const auto& dragged = shown_->board.marks.dragged;
  const bool carried = dragged && dragged->from == home;
  draw_lab_piece(canvas, carried ? dragged->at : view().center(home), view().square_size(),
                 board().piece, carried ? 1.0F : 0.0F, theme);
  frame_.draw_status(canvas, shown_->board, theme);
}

std::string LabScene::status(Language language) const {
  if (const LabStep* const present = slide_.present()) return step_sentence(language, *present);
  if (slide_.shown() < slide_.count()) return tr(language, Text::LabAtStart);
  return reach_sentence(language, slide_.sight());
}

}  // namespace damas
