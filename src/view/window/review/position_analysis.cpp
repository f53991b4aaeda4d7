#include "view/window/review/position_analysis.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/pdn/tree.hpp"
#include "view/text/ending_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

void PositionAnalysis::toggle_engine() {
  engines_.toggle();
}

void PositionAnalysis::toggle_threat(App& app) {
  LiveAnalysis& live = engines_.own();
  if (live.shows_threat()) return live.hide_threat();
  if (!live.show_threat(controller_.game())) return app.notify(app.tr(Text::AnalysisNoThreat));
  live.switch_on();
}

void PositionAnalysis::toggle_results(App& app) {
  endings_.mark(!endings_.marking());
  if (!endings_.marking()) return;
  const Game& game = controller_.game();
  app.notify(endings_.moves().empty()
                 ? std::string(app.tr(Text::EndingUnknown))
                 : summary_of(app.language(), endings_.moves(), game.side_to_move()));
}

void PositionAnalysis::follow(bool seen, std::chrono::milliseconds elapsed, App& app) {
  engines_.follow(controller_.game(), seen, elapsed, app);
  follow_played_move(seen, elapsed, app);
  endings_.follow(controller_.game(), app);
}

std::optional<Move> PositionAnalysis::next_move() const {
  const auto& question = live().question();
  if (!live().on() || !question || question->threat) return std::nullopt;
  const PdnTree& tree = controller_.document().tree();
  const PdnNode next = tree.first_child(controller_.document().node());
  if (next == PdnNode::None || tree.setup(next)) return std::nullopt;
  if (!question->game.is_legal(tree.move(next))) return std::nullopt;
  return tree.move(next);
}

bool PositionAnalysis::has_line(const Move& move) const {
  const std::vector<LiveLine>& lines = live().findings().lines;
  return std::any_of(lines.begin(), lines.end(),
                     [&](const LiveLine& line) { return line.move == move; });
}

// The engine's own lines come first.
void PositionAnalysis::follow_played_move(bool seen, std::chrono::milliseconds elapsed, App& app) {
  std::optional<Move> move = next_move();
  if (move && (live().findings().lines.empty() || has_line(*move))) move.reset();
  played_.follow(move ? live().question()->game : controller_.game(), move, seen, elapsed, app);
}

LiveFindings PositionAnalysis::findings(Language language) const {
  LiveFindings found = live().findings();
  if (!live().on()) return found;
  endings_.replace_chances(found, language);
  const std::optional<Move> next = next_move();
  if (!next) return found;
  for (LiveLine& line : found.lines)
    line.played = line.move == *next;
  if (const auto& line = played_.line(); line && line->moves.front() == *next && !has_line(*next)) {
    found.lines.push_back(live_line(live().question()->game, *line, language));
    found.lines.back().played = true;
  }
  return found;
}

// Beside the engine's lines the result stands above them.
Status PositionAnalysis::status(Language language) const {
  Status status = controller_.status(language);
  const std::string known = live().on() ? std::string{} : endings_.sentence(language);
  if (!known.empty() && status.tone == Status::Tone::Plain) status.sentence += " · " + known;
  return status;
}

// The engine's arrows are not shown with a hint or with marks of results, nor while the person
// chooses a move.
Marks PositionAnalysis::marks(const Preferences& preferences) const {
  Marks marks = controller_.marks(preferences);
  if (controller_.animation().running()) return marks;
  endings_.add_to(marks);
  const bool hinted = !controller_.hint().arrows().empty();
  const bool marked = !(marks.winning | marks.drawing | marks.losing).empty();
  if (!live().on() || hinted || marked || marks.selected) return marks;
  if (std::vector<MoveArrow> found = engines_.arrows(); !found.empty())
    marks.arrows = std::move(found);
  return marks;
}

}  // namespace damas
