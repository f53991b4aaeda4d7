#include "view/window/review/edit_commands.hpp"

#include <memory>
#include <utility>

#include "core/pdn/clock.hpp"
#include "core/pdn/edit.hpp"
#include "share/move_book.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/comment_dialog.hpp"
#include "view/window/review/headers_dialog.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

bool EditCommands::perform(Action action, App& app) {
  switch (action) {
    case Action::Undo:
      if (!controller_.edit(edits::undo)) app.notify(app.tr(Text::ReviewNothingToUndo));
      return true;
    case Action::Redo:
      if (!controller_.edit(edits::redo)) app.notify(app.tr(Text::ReviewNothingToRedo));
      return true;
    case Action::EditComment:
      return comment(app), true;
    case Action::Promote:
      if (!controller_.edit(edits::promote)) app.notify(app.tr(Text::ReviewOnMainLine));
      return true;
    case Action::DeleteMoves:
      return delete_from_here(app), true;
    default:
      return false;
  }
}

void EditCommands::make_main_line(App& app) {
  if (!controller_.edit(edits::make_main_line)) app.notify(app.tr(Text::ReviewOnMainLine));
}

void EditCommands::delete_from_here(App& app) {
  const bool deleted = controller_.edit(edits::delete_from_here);
  app.notify(app.tr(deleted ? Text::ReviewDeleted : Text::ReviewNothingToDelete));
}

void EditCommands::comment(App& app) {
  const ReviewDocument& document = controller_.document();
  const std::string move = MoveBook(document.tree()).numbered(document.node());
  app.scenes().push(std::make_unique<CommentDialog>(
      move.empty() ? app.tr(Text::ReviewCommentOnGame) : move,
      prose_of(document.tree().notes(document.node()).after),
      [this](const std::string& text, App& a) {
        controller_.edit([&](ReviewDocument& edited) { return edits::comment(edited, text); });
        a.redraw();
      },
      remark_(app)));
}

void EditCommands::headers(App& app) {
  app.scenes().push(std::make_unique<HeadersDialog>(
      controller_.document().game(),
      [this](const PdnHeaders& headers, const PdnResult& result, App& a) {
        controller_.edit(
            [&](ReviewDocument& edited) { return edits::set_headers(edited, headers, result); });
        a.redraw();
      }));
}

void EditCommands::judge(int nag, App& app) {
  const ReviewDocument& document = controller_.document();
  const PdnNode node = document.node();
  const bool move = node != PdnNode::Root && document.tree().setup(node) == nullptr;
  if (!move) return app.notify(app.tr(Text::ReviewNoMoveHere));
  controller_.edit([nag](ReviewDocument& edited) { return edits::judge(edited, nag); });
  app.redraw();
}

void EditCommands::choose_judgement(App& app) {
  constexpr Text names[] = {Text::ReviewGoodMove,        Text::ReviewMistake,
                            Text::ReviewBrilliantMove,   Text::ReviewBlunder,
                            Text::ReviewInterestingMove, Text::ReviewDubiousMove};
  std::vector<Button> choices;
  for (int nag = 1; nag <= 6; ++nag) {
    const bool on = edits::judgement_of(controller_.document()) == nag;
    choices.push_back({on ? Icon::Check : Icon::Analysis, names[nag - 1],
                       [this, nag](App& a) { judge(nag, a); }});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::ReviewJudgement, std::move(choices)));
}

std::vector<Button> EditCommands::choices() {
  const ReviewDocument& document = controller_.document();
  const PdnNode node = document.node();
  const bool somewhere = node != PdnNode::Root;
  const bool aside = somewhere && !is_main_line(document.tree(), node);
  return {
      {Icon::Analysis, Text::ReviewComment, Action::EditComment},
      {Icon::Check, Text::ReviewJudgement, [this](App& a) { choose_judgement(a); }, somewhere},
      {Icon::ChevronUp, Text::ReviewPromote, Action::Promote, aside},
      {Icon::First, Text::ReviewMainLine, [this](App& a) { make_main_line(a); }, aside},
      {Icon::Close, Text::ReviewDelete, Action::DeleteMoves, somewhere},
      {Icon::Undo, Text::Undo, Action::Undo, document.can_undo()},
      {Icon::Redo, Text::Redo, Action::Redo, document.can_redo()},
      {Icon::People, Text::ReviewHeaders, [this](App& a) { headers(a); }},
  };
}

}  // namespace damas
