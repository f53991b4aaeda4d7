#include "view/window/editor/editor_scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/game.hpp"
#include "platform/canvas.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

constexpr float ghost = 0.45F;  // opacity of the piece that a click would place

// Keys with a special meaning in this scene.
bool claimed(const KeyPress& press) {
  if (press.modifiers.ctrl || press.modifiers.alt) return false;
  constexpr std::array own = {Key::Space,  Key::Delete, Key::Backspace, Key::Digit1, Key::Digit2,
                              Key::Digit3, Key::Digit4, Key::Digit5,    Key::S};
  return std::find(own.begin(), own.end(), press.key) != own.end();
}

}  // namespace

EditorScene::EditorScene(const AnyPosition& start, bool flipped)
    : position_(start), frame_(board().shape(), flipped) {}

void EditorScene::layout(Size size) {
  size_ = size;
  arrange();
}

void EditorScene::arrange() {
  layout_ = arrange_editor(size_);
  frame_.set_shape(board().shape());
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void EditorScene::update(const Input& input, std::chrono::milliseconds, App& app) {
  frame_.follow_preferences(app, info(board().variant()).numbering);
  if (frame_.follow_scale(app)) arrange();
  press_keys(input, app);
  const SquareSet occupied = board().pieces(Side::White) | board().pieces(Side::Black);
  carry_out(controls_.pointer(input.pointer, view(), occupied), app);
  shown_.change({picture(), controls_.marks(), describe_status(app)}, app);
}

void EditorScene::press_keys(const Input& input, App& app) {
  for (const KeyPress& press : input.keys) {
    const auto square = controls_.cursor(view().shape());
    if (!square || press.modifiers.ctrl || press.modifiers.alt) continue;
    if (press.key == Key::Space) change([&] { position_.cycle(*square); }, app);
    if (press.key == Key::Delete || press.key == Key::Backspace)
      change([&] { position_.remove(*square); }, app);
  }
  for (const char c : input.text) {
    if (c >= '1' && c <= '5') position_.choose(edit_tools[static_cast<std::size_t>(c - '1')]);
    if (c == 's' || c == 'S') change([&] { position_.swap_side(); }, app);
    app.redraw();
  }
  for (const Action action : actions_in(input, app.preferences().keys, claimed)) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void EditorScene::carry_out(const EditAct& act, App& app) {
  if (const auto* use = std::get_if<edit_act::Use>(&act))
    try_change([&] { return position_.use_tool(use->square); }, app);
  if (const auto* crowned = std::get_if<edit_act::Change>(&act))
    try_change([&] { return position_.crown(crowned->square); }, app);
  if (const auto* moved = std::get_if<edit_act::Move>(&act))
    try_change([&] { return position_.move(moved->from, moved->to); }, app);
  if (const auto* removed = std::get_if<edit_act::Remove>(&act))
    change([&] { position_.remove(removed->square); }, app);
}

void EditorScene::change(const std::function<void()>& edit, App& app) {
  const auto never_refused = [&edit] {
    edit();
    return std::optional<EditedPosition::Refusal>{};
  };
  try_change(never_refused, app);
}

void EditorScene::try_change(const std::function<std::optional<EditedPosition::Refusal>()>& edit,
                             App& app) {
  const BoardEdit before = board();
  if (const auto refusal = edit()) {
    return complain(sentence(app.language(), refusal->fault, refusal->board), app);
  }
  fen_.reset();
  if (!(board() == before)) app.sounds().play(SoundEffect::Move);
  refresh(app);
}

void EditorScene::refresh(App& app) {
  complaint_.clear();
  if (!(view().shape() == board().shape())) controls_.reset();
  arrange();
  app.redraw();
}

void EditorScene::complain(std::string sentence, App& app) {
  complaint_ = std::move(sentence);
  app.sounds().play(SoundEffect::Refused);
  app.redraw();
}

Status EditorScene::describe_status(const App& app) const {
  const Language language = app.language();
  if (!complaint_.empty()) return {complaint_, Status::Tone::Refusal, {}};
  if (!fen_.error().empty()) return {fen_.error(), Status::Tone::Refusal, {}};
  const std::string variant = name(language, board().variant());
  if (const auto& fault = position_.fault())
    return {sentence(language, *fault, board()), Status::Tone::Notice, {}, variant};
  return {turn_sentence(language, board().side_to_move()) + std::string(" · ") +
              counted(language, position_.moves(), Counted::Moves),
          Status::Tone::Plain,
          {},
          variant};
}

BoardPicture EditorScene::picture() const {
  BoardPicture picture;
  for (const Side side : {Side::White, Side::Black}) {
    for (const Square s : board().pieces(side))
      picture.resting.put(s, *board().piece_at(s));
  }
  const auto piece = piece_of(tool());
  const auto hovered = controls_.hovered();
  if (!piece || !hovered || board().piece_at(*hovered)) return picture;
  if (check_put(board(), *hovered, *piece)) return picture;
  picture.sprites.push_back({*piece, spot_of(view().shape().cell(*hovered)), 0, ghost});
  return picture;
}

void EditorScene::draw(Canvas& canvas, const App& app) const {
  frame_.draw_board(canvas, *shown_, app.theme());
  frame_.draw_status(canvas, *shown_, app.theme());
}

}  // namespace damas
