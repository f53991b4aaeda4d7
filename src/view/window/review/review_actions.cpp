// The shortcuts and buttons of a review.
#include <memory>
#include <utility>

#include "core/fen.hpp"
#include "core/pdn/edit.hpp"
#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/review/comment_dialog.hpp"
#include "view/window/review/headers_dialog.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

void ReviewScene::perform(Action action, App& app) {
  app.redraw();
  if (step(action) || edit(action, app)) return;
  switch (action) {
    case Action::Select: {
      if (!controller_.has_cursor()) return controller_.move_cursor(0, 0, board());
      const auto taken = controller_.touch_cursor(app.language());
      if (taken.branched) app.notify(app.tr(Text::ReviewVariationAdded));
      return;
    }
    case Action::Flip:
      frame_.flip();
      return arrange();
    case Action::Hint:
      return hint(app);
    case Action::Pause:
      return toggle_autoplay(app);
    case Action::CopyGame:
      app.copy(write_pdn(document().game()));
      return;
    case Action::CopyPosition:
      app.copy(to_fen(controller_.game().position()));
      return;
    case Action::SaveGame:
      return save(app);
    case Action::OpenGame:
      return choose_files(app);
    case Action::PasteGame:
    case Action::PastePosition:
      return paste_games(app);
    case Action::NewGame:
      return set_up_game(std::nullopt, app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{controller_.game().variant(),
                                        controller_.game().draw_table(), HelpPage::Keys});
    case Action::Back:
      return go_back(app);
    default:
      return;
  }
}

bool ReviewScene::step(Action action) {
  if (const auto to = cursor_step(action)) return arrow(to->right, to->up), true;
  switch (action) {
    case Action::First:
      return controller_.go_to(PdnNode::Root), true;
    case Action::Previous:
      return controller_.backwards(), true;
    case Action::Next:
      return controller_.forwards(), true;
    case Action::Last:
      return controller_.to_end(), true;
    default:
      return false;
  }
}

// The arrow keys step through the game unless the board has a cursor.
void ReviewScene::arrow(int right, int up) {
  if (controller_.has_cursor()) return controller_.move_cursor(right, up, board());
  if (right > 0) controller_.forwards();
  if (right < 0) controller_.backwards();
  if (up != 0) controller_.choose(-up);
}

bool ReviewScene::edit(Action action, App& app) {
  switch (action) {
    case Action::Undo:
      if (!controller_.undo()) app.notify(app.tr(Text::ReviewNothingToUndo));
      return true;
    case Action::Redo:
      if (!controller_.redo()) app.notify(app.tr(Text::ReviewNothingToRedo));
      return true;
    case Action::EditComment:
      return edit_comment(app), true;
    case Action::Promote:
      if (!controller_.promote()) app.notify(app.tr(Text::ReviewOnMainLine));
      return true;
    case Action::DeleteMoves:
      return delete_from_here(app), true;
    default:
      return false;
  }
}

void ReviewScene::make_main_line(App& app) {
  if (!controller_.make_main_line()) app.notify(app.tr(Text::ReviewOnMainLine));
}

void ReviewScene::delete_from_here(App& app) {
  const bool deleted = controller_.delete_from_here();
  app.notify(app.tr(deleted ? Text::ReviewDeleted : Text::ReviewNothingToDelete));
}

void ReviewScene::toggle_autoplay(App& app) {
  if (autoplay_) {
    autoplay_.reset();
  } else if (controller_.next() != PdnNode::None) {
    autoplay_ = Milliseconds{0};
    app.wake_after(Milliseconds{0});
  }
}

void ReviewScene::edit_comment(App& app) {
  const PdnNode node = document().node();
  const std::string move = MoveBook(document().tree()).numbered(node);
  app.scenes().push(std::make_unique<CommentDialog>(
      move.empty() ? app.tr(Text::ReviewCommentOnGame) : move, document().tree().notes(node).after,
      [this](const std::string& text, App& a) {
        controller_.comment(text);
        a.redraw();
      }));
}

void ReviewScene::edit_headers(App& app) {
  app.scenes().push(std::make_unique<HeadersDialog>(
      document().game(), [this](const PdnHeaders& headers, const PdnResult& result, App& a) {
        controller_.set_headers(headers, result);
        a.redraw();
      }));
}

void ReviewScene::judge(int nag, App& app) {
  const PdnNode node = document().node();
  const bool move = node != PdnNode::Root && document().tree().setup(node) == nullptr;
  if (!move) return app.notify(app.tr(Text::ReviewNoMoveHere));
  controller_.judge(nag);
  app.redraw();
}

void ReviewScene::choose_judgement(App& app) {
  constexpr Text names[] = {Text::ReviewGoodMove,        Text::ReviewMistake,
                            Text::ReviewBrilliantMove,   Text::ReviewBlunder,
                            Text::ReviewInterestingMove, Text::ReviewDubiousMove};
  std::vector<Button> choices;
  for (int nag = 1; nag <= 6; ++nag) {
    const bool on = controller_.judgement() == nag;
    choices.push_back({on ? Icon::Check : Icon::Analysis, names[nag - 1],
                       [this, nag](App& a) { judge(nag, a); }});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::ReviewJudgement, std::move(choices)));
}

void ReviewScene::play_on(App& app) {
  set_up_game(controller_.game().position(), app);
}

// Asks about changes now, so that there is no question when the game begins.
void ReviewScene::set_up_game(const std::optional<AnyPosition>& start, App& app) {
  leave_for([start](App& a) { a.open(destination::NewGame{std::nullopt, start, true}); }, app);
}

void ReviewScene::save(App& app) {
  expect_saved(this, app);
  if (save_) return save_(document().game(), app);
  copy_to_keep(app);
}

bool ReviewScene::copy_to_keep(App& app) const {
  return app.copy(write_pdn(document().game()), app.tr(Text::ReviewCannotSave));
}

// Escape first closes the sheet or drops a selection.
void ReviewScene::go_back(App& app) {
  if (sheet_.open()) return sheet_.close();
  if (!controller_.cancel()) go_out(app);
}

void ReviewScene::go_out(App& app) {
  leave_for(
      [this](App& a) {
        if (a.scenes().all().front().get() == this) return a.start(destination::Menu{});
        a.scenes().close(*this);
      },
      app);
}

void ReviewScene::leave_for(const std::function<void(App&)>& go, App& app) {
  if (lets_go(app, go)) go(app);
}

bool ReviewScene::lets_go(App& app, const std::function<void(App&)>& then) {
  if (!document().changed()) return true;
  const auto keep = [this, then](App& a) {
    // A dialog saves later. If the game is only copied, that is the best possible safety.
    const bool copied = !save_ && copy_to_keep(a);
    if (save_) save(a);
    if (copied || !document().changed()) then(a);
  };
  std::vector<Button> choices;
  choices.push_back({save_ ? Icon::Save : Icon::Copy, save_ ? Text::Save : Text::ReviewCopyToKeep,
                     keep, true, true});
  choices.push_back({Icon::Close, Text::ReviewDiscard, then});
  choices.push_back({Icon::ChevronLeft, Text::ReviewStay, {}});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::ReviewAskSave, std::move(choices)));
  return false;
}

std::vector<Button> ReviewScene::edit_choices() {
  const PdnNode node = document().node();
  const bool somewhere = node != PdnNode::Root;
  const bool aside = somewhere && !is_main_line(document().tree(), node);
  return {
      {Icon::Analysis, Text::ReviewComment, Action::EditComment},
      {Icon::Check, Text::ReviewJudgement, [this](App& a) { choose_judgement(a); }, somewhere},
      {Icon::ChevronUp, Text::ReviewPromote, Action::Promote, aside},
      {Icon::First, Text::ReviewMainLine, [this](App& a) { make_main_line(a); }, aside},
      {Icon::Close, Text::ReviewDelete, Action::DeleteMoves, somewhere},
      {Icon::Undo, Text::Undo, Action::Undo, document().can_undo()},
      {Icon::Redo, Text::Redo, Action::Redo, document().can_redo()},
      {Icon::People, Text::ReviewHeaders, [this](App& a) { edit_headers(a); }},
  };
}

void ReviewScene::open_more(App& app) {
  autoplay_.reset();
  std::vector<Button> choices = edit_choices();
  choices.insert(choices.begin(), {Icon::Play, Text::ReviewPlayOn, [this](App& a) { play_on(a); },
                                   controller_.can_play_on()});
  if (app.desktop().start_program) {
    choices.push_back({Icon::Hint, Text::ReviewEngine, [this](App& a) { choose_engine(a); }});
  }
  choices.push_back({Icon::Save, Text::SaveGame, Action::SaveGame});
  choices.push_back({Icon::Copy, Text::CopyGame, Action::CopyGame});
  choices.push_back({Icon::Copy, Text::CopyPosition, Action::CopyPosition});
  if (layout_.compact()) {
    choices.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    choices.push_back({Icon::Hint, Text::Hint, Action::Hint});
    choices.push_back({Icon::Play, Text::ReviewAutoplay, Action::Pause});
    choices.push_back({Icon::Settings, Text::Settings, Action::Settings});
    choices.push_back({Icon::Help, Text::HelpMenu, Action::Help});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

}  // namespace damas
