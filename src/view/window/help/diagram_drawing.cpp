#include "view/window/help/diagram_drawing.hpp"

#include <algorithm>

#include "core/variant_rules.hpp"

namespace damas {

Path way_of(const Game& game, const Move& m) {
  std::vector<Path> all = compiled_rules(game.variant()).paths(game.position(), m);
  const auto shortest = std::min_element(
      all.begin(), all.end(), [](const Path& a, const Path& b) { return a.size() < b.size(); });
  return shortest == all.end() ? Path{} : *shortest;
}

RuleDiagram pieces_only(const Game& game, const CellWindow& window) {
  RuleDiagram diagram{game, window};
  diagram.picture.resting = Placement(game);
  return diagram;
}

void show_targets(RuleDiagram& diagram, const std::vector<Move>& moves) {
  for (const Move& m : moves) {
    diagram.moves.push_back(m);
    diagram.marks.destinations.insert(m.to);
    diagram.marks.victims = diagram.marks.victims | m.captured;
  }
}

void show_way(RuleDiagram& diagram, const Move& m) {
  diagram.moves.push_back(m);
  diagram.marks.victims = diagram.marks.victims | m.captured;
  show_path(diagram, way_of(diagram.game, m));
}

void show_path(RuleDiagram& diagram, const Path& path) {
  diagram.marks.arrows.push_back({path, false, true});
}

void show_done(RuleDiagram& diagram, const Move& m) {
  diagram.moves.push_back(m);
  diagram.marks.last_move = way_of(diagram.game, m);
  diagram.marks.victims = m.captured;
  Game done = diagram.game;
  done.play(m);
  diagram.picture.resting.remove(m.from);
  diagram.picture.resting.put(m.to, *done.piece_at(m.to));
}

void show_semi_captured(RuleDiagram& diagram, const Move& m) {
  show_done(diagram, m);
  diagram.marks.victims = {};
  for (const Square s : m.captured) {
    Sprite sprite{*diagram.game.piece_at(s), spot_of(diagram.game.shape().cell(s))};
    sprite.semi_captured = true;
    diagram.picture.sprites.push_back(sprite);
    diagram.picture.resting.remove(s);
  }
}

void show_ruled_out(RuleDiagram& diagram, const Path& path) {
  if (path.empty()) return;
  diagram.marks.ruled_out.insert(path.back());
  diagram.marks.arrows.push_back({path, true, true});
}

}  // namespace damas
