#include "view/window/frame/board_frame.hpp"

#include <algorithm>
#include <utility>

#include "platform/canvas.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/announcements.hpp"

namespace damas {

BoardFrame::BoardFrame(const BoardShape& shape, bool flipped) : view_(shape) {
  view_.set_flipped(flipped);
}

void BoardFrame::set_shape(const BoardShape& shape) {
  if (!(view_.shape() == shape)) view_.set_shape(shape);
}

void BoardFrame::set_labels(const BoardLabels& labels) {
  if (!(view_.labels() == labels)) view_.set_labels(labels);
}

void BoardFrame::follow_preferences(const App& app, Numbering numbering) {
  set_labels(board_labels(app.preferences(), numbering));
}

bool BoardFrame::follow_scale(const App& app) {
  const float label = least_label / std::min(1.0F, app.interface_size());
  const bool other_label = std::exchange(label_, label) != label;
  const bool other_finger = std::exchange(finger_, app.finger()) != app.finger();
  return std::exchange(scale_, app.scale()) != app.scale() || other_finger || other_label;
}

void BoardFrame::place(const Places& places) {
  places_ = places;
  view_.layout(places.board, scale_, label_);
}

void BoardFrame::draw_board(Canvas& canvas, const Content& content, const Theme& theme) const {
  view_.draw(canvas, content.picture, content.marks, theme);
}

void BoardFrame::draw_status(Canvas& canvas, const Content& content, const Theme& theme) const {
  canvas.rect(places_.status, gui_palette(theme).control);
  damas::draw(canvas, content.status, places_.sentence, theme);
}

bool BoardFrame::make_header(Ui& ui, App& app, const Header& header, const PerformAction& perform) {
  const bool row = !header_panel(ui, app, header, perform);
  if (std::exchange(title_row_, row) == row) return false;
  app.redraw();
  return true;
}

void draw_title(Canvas& canvas, const Rect& row, const std::string& title, const Theme& theme) {
  if (row.empty()) return;
  TextStyle style;
  style.color = theme.text;
  style.weight = FontWeight::SemiBold;
  canvas.text_in(row, title, style);
}

void announce_cursor(const Marks& before, const Marks& now, const Game& game, const App& app) {
  if (!now.cursor || now.cursor == before.cursor) return;
  app.announce(announcement(app.language(), *now.cursor, game));
}

void announce_selection(const Marks& before, const Marks& now, const Game& game, const App& app) {
  const bool same = now.selected == before.selected && now.destinations == before.destinations;
  if (!now.selected || same) return;
  app.announce(announcement(app.language(), *now.selected, now.destinations, game));
}

}  // namespace damas
