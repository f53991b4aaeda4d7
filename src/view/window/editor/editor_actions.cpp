// The shortcuts and buttons of the position editor.
#include <memory>
#include <utility>

#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/games/find_position.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

void EditorScene::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return edit_board_.move_cursor(to->right, to->up);
  switch (action) {
    case Action::Select:
      if (const auto square = edit_board_.cursor()) carry_out(edit_act::Use{*square}, app);
      return;
    case Action::Undo:
      // Invalid text in the field counts as the last change, so undo removes it first.
      return step(!fen_.error().empty() || position_.undo(), app);
    case Action::Redo:
      return step(position_.redo(), app);
    // These make the palette usable with a gamepad's shoulder buttons.
    case Action::Previous:
      return position_.choose_next(edit_tools.size() - 1);
    case Action::Next:
      return position_.choose_next(1);
    case Action::Flip:
      edit_board_.flip();
      return arrange();
    case Action::CopyGame:
    case Action::CopyPosition:
      return copy(app);
    case Action::PasteGame:
    case Action::PastePosition:
      return paste(app);
    case Action::NewGame:
      return play(app);
    case Action::FindPosition:
      return find_games(app);
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

void EditorScene::step(bool done, App& app) {
  if (!done) return;
  fen_.reset();
  refresh(app);
}

void EditorScene::set_variant(Variant variant, App& app) {
  bool same_board = true;
  change([&] { same_board = position_.set_variant(variant); }, app);
  if (!same_board) app.notify(app.tr(Text::EditorOtherBoard, name(app.language(), variant)));
}

// No reader takes more pieces than a game has, or men on their crown row. A board without pieces is
// a diagram to print.
bool EditorScene::readable(App& app) {
  const std::optional<SetupFault>& fault = position_.fault();
  const bool valid = !fault || (fault->kind != SetupFault::Kind::TooManyPieces &&
                                fault->kind != SetupFault::Kind::CrownedMan);
  if (fen_.error().empty() && valid) return true;
  complain(fen_.error().empty() ? sentence(app.language(), *fault, board()) : fen_.error(), app);
  return false;
}

// Copies only text that Damas can read again, and always for the board that is shown.
void EditorScene::copy(App& app) {
  if (readable(app)) app.copy(to_fen(board().position()));
}

void EditorScene::share(App& app) {
  if (readable(app)) open_share(board().position(), view().flipped(), app);
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
  change([&] { position_.set(BoardEdit(std::get<AnyPosition>(read))); }, app);
  app.notify(app.tr(Text::EditorPasted));
}

void EditorScene::play(App& app) {
  if (!fen_.error().empty()) return complain(fen_.error(), app);
  if (const auto& fault = position_.fault())
    return complain(sentence(app.language(), *fault, board()), app);
  app.open(destination::NewGame{std::nullopt, board().position(), true});
}

// Also positions in which no game could go on.
void EditorScene::find_games(App& app) {
  if (!fen_.error().empty()) return complain(fen_.error(), app);
  find_games_with(board().position(), nullptr, app);
}

// Escape drops a drag or a cursor first.
void EditorScene::go_back(App& app) {
  if (!edit_board_.cancel()) go_out(app);
}

void EditorScene::go_out(App& app) {
  const auto leave = [this](App& a) { a.scenes().close(*this); };
  if (lets_go(app, leave)) leave(app);
}

std::optional<ReturnPoint> EditorScene::return_point(const App&) const {
  destination::Editor to{position_.first().position(), view().flipped()};
  if (position_.edited()) to.edited = board();
  to.typed = fen_.unread();
  const bool unsaved = position_.edited() || !to.typed.empty();
  return ReturnPoint{std::move(to), unsaved};
}

void EditorScene::come_back(const destination::Editor& to, Language language) {
  if (to.edited) {
    position_.set(*to.edited);
    edit_board_.set_shape(board().shape());
  }
  if (!to.typed.empty()) fen_.type(to.typed, board(), language);
}

// Asks before edits or typed text are lost.
bool EditorScene::lets_go(App& app, const std::function<void(App&)>& then) {
  if (!position_.edited() && fen_.error().empty()) return true;
  app.scenes().push(ask(Text::AskLeaveEditor, Icon::Check, then));
  return false;
}

}  // namespace damas
