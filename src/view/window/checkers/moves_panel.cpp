#include "view/window/checkers/moves_panel.hpp"

#include "view/window/app/app.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/opening_line.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

// Lower places cannot show a move, or a counter.
constexpr float least_moves = 32;
constexpr float least_counter = 24;

}  // namespace

std::optional<int> MovesPanel::moves(Ui& ui, App& app, const std::string& opening) {
  const float below =
      opening_line_height(ImGui::GetContentRegionAvail().y, opening, pressed_by_fingers());
  const auto clicked = table_.panel(ui, app.tr(Text::NoMovesYet), below);
  opening_row(ui, app, opening, below);
  return clicked;
}

std::optional<int> MovesPanel::beside_board(Ui& ui, App& app, const CheckersLayout& layout,
                                            const std::string& opening) {
  if (layout.moves.h < least_moves) return std::nullopt;
  const Panel panel("moves", layout.moves, Panel::Kind::Flat, false);
  return moves(ui, app, opening);
}

std::optional<int> MovesPanel::sheet(Ui& ui, App& app, const CheckersLayout& layout,
                                     const std::string& title,
                                     const std::vector<std::string>& counters,
                                     const std::string& opening) {
  std::optional<int> clicked;
  if (layout.sheet.h < Sheet::handle_height) return clicked;  // the answer buttons need its place
  const Panel panel("sheet", layout.sheet, Panel::Kind::Floating, false);
  const std::string last = table_.shown_move();
  const std::string behind = last.empty() ? std::string(app.tr(Text::MovesLabel)) : last;
  if (sheet_.handle(ui, layout.sheet, title + " · " + behind)) {
    app.wake_after(std::chrono::milliseconds{0});
    app.redraw();
  }
  if (layout.moves.h >= least_moves) {
    ImGui::SetCursorScreenPos(im(layout.moves.origin()));
    ImGui::BeginChild("moves", im(layout.moves.size()), 0,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
    clicked = moves(ui, app, opening);
    ImGui::EndChild();
  }
  if (layout.counters.h < least_counter) return clicked;
  ImGui::SetCursorScreenPos(im(layout.counters.origin()));
  if (counters.empty()) return clicked;
  const char* const nearest = counters.front().c_str();
  const bool fits = text_width(nearest) <= layout.counters.w;
  fits ? ui.wrapped(nearest) : ui.caption(nearest);
  return clicked;
}

}  // namespace damas
