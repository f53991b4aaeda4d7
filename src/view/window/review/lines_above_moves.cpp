#include "view/window/review/lines_above_moves.hpp"

#include <algorithm>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/review/engine_commands.hpp"
#include "view/window/review/explorer_commands.hpp"
#include "view/window/review/explorer_panel.hpp"
#include "view/window/review/lines_panel.hpp"
#include "view/window/review/position_analysis.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

bool LinesAboveMoves::follow(const App& app) {
  lines_ = position_.engines().lines(app);
  const PdnTree& tree = controller_.document().tree();
  const bool has_moves = tree.first_child(PdnNode::Root) != PdnNode::None;
  const int rows = lines_ + (has_moves ? 1 : 0);
  const bool other_rows = std::exchange(rows_, rows) != rows;
  const bool fingers = app.suits_fingers();
  const bool other_heights = std::exchange(for_fingers_, fingers) != fingers;
  return other_rows || other_heights;
}

float LinesAboveMoves::height() const {
  const bool live = position_.live().on();
  float height = live ? lines_height(rows_, position_.engines().compares(), for_fingers_) : 0;
  if (explorer_.on()) height += explorer_height(live, for_fingers_) + (live ? explorer_gap : 0);
  return height;
}

std::optional<Move> LinesAboveMoves::panel(Ui& ui, App& app, Rect place, const Content& content) {
  std::optional<Move> wanted;
  if (position_.live().on()) wanted = lines_of_engines(ui, app, place, content);
  if (!explorer_.on()) return wanted;
  const auto explored = explored_moves(ui, app, place, content.explored);
  return explored ? explored : wanted;
}

// Leaves the explorer its room.
std::optional<Move> LinesAboveMoves::lines_of_engines(Ui& ui, App& app, Rect& rest,
                                                      const Content& content) const {
  const bool two = position_.engines().compares();
  const float height =
      explorer_.on() ? std::min(lines_height(rows_, two, for_fingers_), rest.h) : rest.h;
  const Rect place = take_top(rest, height, std::min(explorer_gap, rest.h - height));
  const LinesPressed pressed = lines_panel(ui, app, place, content.live, content.comparison);
  if (pressed.verdict) engines_.choose_lines(app);
  if (pressed.program) engines_.choose_program(app);
  return position_.live().shows_threat() ? std::nullopt : pressed.move;
}

std::optional<Move> LinesAboveMoves::explored_moves(Ui& ui, App& app, const Rect& place,
                                                    const ExplorerFindings& found) {
  const bool moved = !(explored_ == explorer_.position());
  if (moved) explored_ = explorer_.position();
  const ExplorerPressed pressed = explorer_panel(ui, app, place, found, moved);
  if (pressed.games) list_games(explorer_, app);
  if (pressed.part) explorer_.toggle(*pressed.part);
  if (pressed.practice) practise_opening(controller_.game(), app);
  return pressed.move;
}

}  // namespace damas
