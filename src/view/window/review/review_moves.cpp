#include "view/window/review/review_moves.hpp"

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/opening_line.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

namespace {

constexpr float least_list = 32;  // a lower place cannot show a move

}  // namespace

std::optional<PdnNode> ReviewMoves::list(Ui& ui, App& app, bool tall,
                                         const ReviewController& controller,
                                         const std::string& opening) {
  const ReviewDocument& document = controller.document();
  const float below =
      opening_line_height(ImGui::GetContentRegionAvail().y, opening, pressed_by_fingers());
  const TreeList::Look look{
      document.node(),           controller.next(), tall, app.tr(Text::NoMovesYet),
      app.tr(Text::ReviewSetup), app.language(),    below};
  const auto clicked = list_.panel(ui, document.tree(), document.revision(), look);
  opening_row(ui, app, opening, below);
  return clicked;
}

std::optional<PdnNode> ReviewMoves::beside_board(Ui& ui, App& app, const CheckersLayout& layout,
                                                 const ReviewController& controller,
                                                 const std::string& opening) {
  if (layout.moves.h < least_list) return std::nullopt;
  const Panel panel("moves", layout.moves, Panel::Kind::Flat, false);
  return list(ui, app, false, controller, opening);
}

std::optional<PdnNode> ReviewMoves::sheet(Ui& ui, App& app, const CheckersLayout& layout,
                                          const ReviewController& controller,
                                          const std::string& opening,
                                          const std::function<void()>& lines) {
  const Panel panel("sheet", layout.sheet, Panel::Kind::Floating, false);
  const ReviewDocument& document = controller.document();
  const MoveBook& book = list_.book(document.tree(), document.revision());
  const std::string move = book.numbered(document.node());
  const std::string variant = name(app.language(), controller.game().variant());
  const std::string behind = move.empty() ? std::string(app.tr(Text::MovesLabel)) : move;
  if (sheet_.handle(ui, layout.sheet, variant + " · " + behind)) {
    app.wake_after(std::chrono::milliseconds{0});
    app.redraw();
  }
  if (!layout.lines.empty()) lines();
  const Rect room = {layout.moves.x, layout.moves.y, layout.moves.w,
                     layout.moves.h + layout.counters.h};
  if (room.h < least_list) return std::nullopt;
  ImGui::SetCursorScreenPos(im(room.origin()));
  ImGui::BeginChild("room", im(room.size()), 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  const auto clicked = list(ui, app, true, controller, opening);
  ImGui::EndChild();
  return clicked;
}

}  // namespace damas
