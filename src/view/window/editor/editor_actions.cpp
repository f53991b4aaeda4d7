// The shortcuts and buttons of the position editor.
#include <memory>

#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/frame/board_cursor.hpp"

namespace damas {

void EditorScene::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return controls_.move_cursor(to->right, to->up, view());
  switch (action) {
    case Action::Select:
      if (const auto square = controls_.cursor(view().shape())) use_tool(*square, app);
      return;
    case Action::Undo:
      // Invalid text in the field counts as the last change, so undo removes it first.
      return step(!fen_.error().empty() || history_.undo(), app);
    case Action::Redo:
      return step(history_.redo(), app);
    case Action::Previous:
      return choose_next(edit_tools.size() - 1);
    case Action::Next:
      return choose_next(1);
    case Action::Flip:
      frame_.flip();
      return arrange();
    case Action::CopyGame:
    case Action::CopyPosition:
      return copy(app);
    case Action::PasteGame:
    case Action::PastePosition:
      return paste(app);
    case Action::NewGame:
      return play(app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{board().variant(), 0, HelpPage::Keys});
    case Action::Back:
      return go_back(app);
    default:
      return;
  }
}

// Makes the palette usable with a gamepad's shoulder buttons.
void EditorScene::choose_next(std::size_t steps) {
  tool_ = edit_tools[(static_cast<std::size_t>(tool_) + steps) % edit_tools.size()];
}

void EditorScene::step(bool done, App& app) {
  if (!done) return;
  fen_.reset();
  refresh(app);
}

void EditorScene::set_variant(Variant variant, App& app) {
  const auto same = board().as(variant);
  change(same ? *same : BoardEdit(start_of(variant)), app);
  if (!same) app.notify(app.tr(Text::EditorOtherBoard, name(app.language(), variant)));
}

void EditorScene::swap_side(App& app) {
  BoardEdit other = board();
  other.set_side_to_move(opponent(other.side_to_move()));
  change(other, app);
}

// Copies only text that Damas can read again, and always for the board that is shown.
void EditorScene::copy(App& app) {
  if (!fen_.error().empty()) return complain(fen_.error(), app);
  const bool readable = !fault_ || fault_->kind == SetupFault::Kind::NoPieces ||
                        fault_->kind == SetupFault::Kind::GameOver;
  if (!readable) return complain(sentence(app.language(), *fault_, board()), app);
  app.copy(to_fen(board().position()));
}

void EditorScene::paste(App& app) {
  app.paste([this](const std::string& text, App& a) { take_pasted(text, a); });
}

void EditorScene::take_pasted(const std::string& text, App& app) {
  if (text.empty()) return complain(app.tr(Text::NothingToPaste), app);
  const auto read = read_position(board().variant(), text);
  if (const auto* error = std::get_if<FenError>(&read)) {
    return complain(sentence(app.language(), *error, text, board().variant()), app);
  }
  change(BoardEdit(std::get<AnyPosition>(read)), app);
  app.notify(app.tr(Text::EditorPasted));
}

void EditorScene::play(App& app) {
  if (!fen_.error().empty()) return complain(fen_.error(), app);
  if (fault_) return complain(sentence(app.language(), *fault_, board()), app);
  app.open(destination::NewGame{std::nullopt, board().position(), true});
}

// Escape drops a drag or a cursor first.
void EditorScene::go_back(App& app) {
  if (!controls_.cancel()) go_out(app);
}

void EditorScene::go_out(App& app) {
  const auto leave = [this](App& a) { a.scenes().close(*this); };
  if (lets_go(app, leave)) leave(app);
}

// Asks before edits or typed text are lost.
bool EditorScene::lets_go(App& app, const std::function<void(App&)>& then) {
  if (!history_.edited() && fen_.error().empty()) return true;
  app.scenes().push(ask(Text::AskLeaveEditor, Icon::Check, then));
  return false;
}

}  // namespace damas
