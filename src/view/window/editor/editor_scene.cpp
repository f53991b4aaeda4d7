#include "view/window/editor/editor_scene.hpp"

#include <utility>

#include "core/game.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

constexpr float ghost = 0.45F;  // opacity of the piece that a click would place

}  // namespace

EditorScene::EditorScene(const AnyPosition& start, bool flipped)
    : position_(start), edit_board_(board().shape(), flipped) {}

void EditorScene::layout(Size size) {
  size_ = size;
  arrange();
}

void EditorScene::arrange() {
  layout_ = arrange_editor(size_);
  edit_board_.set_shape(board().shape());
  edit_board_.place({layout_.board, layout_.status, layout_.sentence});
}

void EditorScene::update(const Input& input, std::chrono::milliseconds, App& app) {
  if (edit_board_.follow(app, info(board().variant()).numbering)) arrange();
  edit_board_.press_keys(input, app, keys(app));
  const SquareSet occupied = board().pieces(Side::White) | board().pieces(Side::Black);
  carry_out(edit_board_.pointer(input, occupied), app);
  edit_board_.present({picture(), edit_board_.marks(), describe_status(app)}, app);
}

EditBoard::Keys EditorScene::keys(App& app) {
  EditBoard::Keys keys;
  keys.tools = edit_tools.size();
  keys.choose = [this, &app](std::size_t tool) {
    position_.choose(edit_tools[tool]);
    app.redraw();
  };
  keys.cycle = [this, &app](Square s) { change([&] { position_.cycle(s); }, app); };
  keys.take_off = [this, &app](Square s) { change([&] { position_.remove(s); }, app); };
  keys.turn_side = [this, &app] { change([&] { position_.swap_side(); }, app); };
  keys.perform = [this, &app](Action action) { perform(action, app); };
  return keys;
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
  if (!complaint_.empty()) return Status::refusal(complaint_);
  if (!fen_.error().empty()) return Status::refusal(fen_.error());
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
  const auto hovered = edit_board_.hovered();
  if (!piece || !hovered || board().piece_at(*hovered)) return picture;
  if (check_put(board(), *hovered, *piece)) return picture;
  picture.sprites.push_back({*piece, spot_of(view().shape().cell(*hovered)), 0, ghost});
  return picture;
}

void EditorScene::draw(Canvas& canvas, const App& app) const {
  edit_board_.draw(canvas, app);
}

}  // namespace damas
