#include "view/window/library/pattern_scene.hpp"

#include <algorithm>
#include <utility>

#include "core/notation.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/library/pattern_palette.hpp"
#include "view/window/library/pattern_words.hpp"

namespace damas {

PatternScene::PatternScene(const PositionPattern& first, Find find)
    : edit_(first), find_(std::move(find)), edit_board_(edit_.shape()) {}

std::string PatternScene::spoken_title(const App& app) const {
  return app.tr(Text::FindPosition);
}

void PatternScene::layout(Size size) {
  size_ = size;
  arrange();
}

void PatternScene::arrange() {
  layout_ = arrange_pattern(size_);
  edit_board_.place({layout_.board, layout_.status, layout_.sentence});
}

void PatternScene::update(const Input& input, std::chrono::milliseconds, App& app) {
  if (edit_board_.follow(app, info(pattern().variant).numbering)) arrange();
  edit_board_.press_keys(input, app, keys(app));
  carry_out(edit_board_.pointer(input, pattern().occupied()), app);
  edit_board_.present({picture(), marks(), describe_status(app)}, app);
  announce_cursor(app);
}

EditBoard::Keys PatternScene::keys(App& app) {
  EditBoard::Keys keys;
  keys.tools = pattern_tools.size();
  keys.choose = [this, &app](std::size_t tool) {
    choose_tool([&] { edit_.choose(pattern_tools[tool]); }, app);
  };
  keys.cycle = [this, &app](Square s) { change([&] { edit_.cycle(s); }, app); };
  keys.take_off = [this, &app](Square s) { change([&] { edit_.take_off(s); }, app); };
  keys.turn_side = [this, &app] { turn_side(app); };
  keys.perform = [this, &app](Action action) { perform(action, app); };
  return keys;
}

void PatternScene::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return edit_board_.move_cursor(to->right, to->up);
  switch (action) {
    case Action::Select:
      if (const auto square = edit_board_.cursor()) change([&] { edit_.use_tool(*square); }, app);
      return;
    case Action::Undo:
      return change([&] { edit_.undo(); }, app);
    case Action::Redo:
      return change([&] { edit_.redo(); }, app);
    // These make the palette usable with a gamepad's shoulder buttons.
    case Action::Previous:
      return choose_tool([&] { edit_.choose_next(pattern_tools.size() - 1); }, app);
    case Action::Next:
      return choose_tool([&] { edit_.choose_next(1); }, app);
    case Action::Flip:
      edit_board_.flip();
      return arrange();
    case Action::Find:
    case Action::FindPosition:
      return find(app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{pattern().variant, 0, HelpPage::Keys});
    case Action::Back:
      if (!edit_board_.cancel()) app.scenes().close(*this);
      return;
    default:
      return;
  }
}

void PatternScene::carry_out(const EditAct& act, App& app) {
  if (const auto* use = std::get_if<edit_act::Use>(&act))
    change([&] { edit_.use_tool(use->square); }, app);
  if (const auto* changed = std::get_if<edit_act::Change>(&act))
    change([&] { edit_.change(changed->square); }, app);
  if (const auto* moved = std::get_if<edit_act::Move>(&act))
    change([&] { edit_.move(moved->from, moved->to); }, app);
  if (const auto* removed = std::get_if<edit_act::Remove>(&act))
    change([&] { edit_.take_off(removed->square); }, app);
}

void PatternScene::change(const std::function<void()>& edit, App& app) {
  const PositionPattern before = pattern();
  edit();
  if (!(pattern() == before)) app.sounds().play(SoundEffect::Move);
  app.redraw();
}

// A screen reader tells which tool it is; the palette's buttons tell their names themselves.
void PatternScene::choose_tool(const std::function<void()>& choose, App& app) {
  choose();
  app.announce(app.tr(name_of(edit_.tool())));
  app.redraw();
}

// From White to Black, and to either.
void PatternScene::turn_side(App& app) {
  std::optional<Side> next = Side::White;
  if (pattern().to_move == Side::White) next = Side::Black;
  if (pattern().to_move == Side::Black) next.reset();
  change([&] { edit_.set_to_move(next); }, app);
  app.announce(next ? turn_sentence(app.language(), *next) : app.tr(Text::PatternEitherSide));
}

void PatternScene::find(App& app) {
  std::optional<PositionPattern> wanted;
  if (!pattern().demands_nothing()) wanted = pattern();
  app.scenes().close(*this);
  find_(wanted, app);
}

// When the cursor has moved, and when what its square must hold has changed.
void PatternScene::announce_cursor(App& app) {
  const auto square = edit_board_.cursor();
  const std::string where =
      square ? to_text(*square, view().shape(), info(pattern().variant).numbering) : std::string{};
  const std::string now =
      square ? app.tr(Text::SaidSquare, where, app.tr(name_of(pattern().at(*square))))
             : std::string{};
  if (std::exchange(said_, now) != now) app.announce(now);
}

Status PatternScene::describe_status(const App& app) const {
  const Language language = app.language();
  return {
      words_of(language, pattern()), Status::Tone::Plain, {}, name(language, pattern().variant)};
}

BoardPicture PatternScene::picture() const {
  BoardPicture picture;
  for (const Square s : pattern().occupied())
    picture.resting.put(s, *piece_shown(pattern().at(s)));
  return picture;
}

Marks PatternScene::marks() const {
  Marks marks = edit_board_.marks();
  marks.hovered = edit_board_.hovered();
  marks.open = pattern().pieces[index(Side::White)] | pattern().pieces[index(Side::Black)];
  for (const Square s : view().shape().squares()) {
    if (pattern().at(s) == Demand::Anything) marks.open.insert(s);
  }
  // A dragged piece leaves its square.
  if (marks.dragged) marks.open.erase(marks.dragged->from);
  return marks;
}

void PatternScene::draw(Canvas& canvas, const App& app) const {
  edit_board_.draw(canvas, app);
}

}  // namespace damas
