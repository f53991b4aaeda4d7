#include "view/window/frame/board_screen.hpp"

#include <utility>

#include "platform/input.hpp"

namespace damas {

BoardScreen::BoardScreen(const BoardShape& shape, bool flipped) : frame_(shape, flipped) {}

void BoardScreen::arrange(CheckersParts parts) {
  parts.title_row = frame_.title_row();
  parts.finger = frame_.finger();
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void BoardScreen::grow_heading(float more) {
  layout_.top_bar.h += more;
  if (!layout_.lines.empty()) layout_.lines.y += more;
  layout_.moves.y += more;
  layout_.moves.h -= more;
}

bool BoardScreen::follow(const App& app, Numbering numbering) {
  frame_.follow_preferences(app, numbering);
  return frame_.follow_scale(app);
}

Rect BoardScreen::beside_board(float bottom) const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, bottom - l.moves.y};
  return {0, l.status.bottom(), size_.w, size_.h - l.status.bottom()};
}

bool BoardScreen::touches_status(const Pointer& pointer) const {
  return pointer.touch && pointer.just_pressed() && layout_.status.contains(pointer.pressed_at);
}

bool BoardScreen::header(Ui& ui, App& app, const std::string& title, std::vector<Button> buttons,
                         const PerformAction& perform) {
  return frame_.make_header(ui, app, {"header", layout_.header, title, std::move(buttons)},
                            perform);
}

}  // namespace damas
