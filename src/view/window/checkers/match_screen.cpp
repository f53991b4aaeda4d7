#include "view/window/checkers/match_screen.hpp"

#include <utility>

#include "platform/input.hpp"
#include "view/window/checkers/match_content.hpp"

namespace damas {

MatchScreen::MatchScreen(const BoardShape& shape, bool flipped) : frame_(shape, flipped) {}

void MatchScreen::arrange(CheckersParts parts) {
  parts.title_row = frame_.title_row();
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

bool MatchScreen::follow(const App& app, Numbering numbering) {
  frame_.follow_preferences(app, numbering);
  return frame_.follow_scale(app);
}

Rect MatchScreen::beside_board() const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.counters.bottom() - l.moves.y};
  return {0, l.status.bottom(), size_.w, size_.h - l.status.bottom()};
}

bool MatchScreen::touches_status(const Pointer& pointer) const {
  return pointer.touch && pointer.just_pressed() && layout_.status.contains(pointer.pressed_at);
}

void MatchScreen::draw(Canvas& canvas, const MatchContent& content, const Theme& theme) const {
  frame_.draw_board(canvas, content.board, theme);
  damas::draw(canvas, content.top, layout_.top_bar, theme);
  damas::draw(canvas, content.bottom, layout_.bottom_bar, theme);
  frame_.draw_status(canvas, content.board, theme);
  if (layout_.portrait) return;
  draw_title(canvas, layout_.title, content.title, theme);
  draw_counters(canvas, content.counters, layout_.counters, theme);
}

bool MatchScreen::header(Ui& ui, App& app, const std::string& title, std::vector<Button> buttons,
                         const PerformAction& perform) {
  return frame_.make_header(ui, app, {"header", layout_.header, title, std::move(buttons)},
                            perform);
}

}  // namespace damas
