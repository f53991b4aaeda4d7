// The parts of a review that show the engine's analysis.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "view/text/ending_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/chance_bar.hpp"
#include "view/window/review/lines_panel.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

namespace {
constexpr float bar_width = 14;
constexpr float bar_gap = 6;
}  // namespace

void ReviewScene::toggle_engine() {
  live_.on() ? live_.switch_off() : live_.switch_on();
  arrange();
}

// Also switches the engine on.
void ReviewScene::toggle_threat(App& app) {
  if (live_.shows_threat()) return live_.hide_threat();
  if (!live_.show_threat(controller_.game())) return app.notify(app.tr(Text::AnalysisNoThreat));
  if (!live_.on()) toggle_engine();
}

void ReviewScene::toggle_results(App& app) {
  endings_.mark(!endings_.marking());
  if (!endings_.marking()) return;
  const Game& game = controller_.game();
  app.notify(endings_.moves().empty()
                 ? std::string(app.tr(Text::EndingUnknown))
                 : summary_of(app.language(), endings_.moves(), game.side_to_move()));
}

LiveFindings ReviewScene::findings(Language language) const {
  LiveFindings found = live_.findings();
  if (live_.on()) endings_.tell(found, language);
  return found;
}

// Beside the engine's lines the result stands above them.
Status ReviewScene::status_line(Language language) const {
  Status status = controller_.status(language);
  const std::string known = live_.on() ? std::string{} : endings_.sentence(language);
  if (!known.empty() && status.tone == Status::Tone::Plain) status.sentence += " · " + known;
  return status;
}

void ReviewScene::toggle_game_analysis(App& app) {
  if (whole_.running()) {
    keep_findings();
    return app.notify(app.tr(Text::AnalysisStopped));
  }
  if (!document().game().is_whole()) return app.notify(app.tr(Text::AnalysisFaulty));
  if (document().tree().ply_count() == 0) return app.notify(app.tr(Text::NoMovesYet));
  whole_.start(document().tree(), app);
  so_far_ = whole_.result();
  arrange();
}

void ReviewScene::advance_game_analysis(App& app) {
  if (std::exchange(analyse_, false)) toggle_game_analysis(app);
  const bool graph_before = graph() != nullptr;
  const bool edited = chances_.follow(document().tree(), document().revision());
  if (whole_.running() && edited && !whole_.is_about(document().tree())) {
    // The results belong to moves that no longer exist.
    whole_.stop();
    so_far_.reset();
  }
  if (whole_.running()) {
    const float before = whole_.progress();
    const bool done = whole_.advance(app);
    if (done) {
      keep_findings();
      if (chances_.found()) app.notify(accuracy_text(app.language(), *chances_.found()));
    } else if (whole_.progress() != before) {
      so_far_ = whole_.result();
    }
  }
  if ((graph() != nullptr) != graph_before) arrange();
}

// Writes them into the game, so that they are saved with it.
void ReviewScene::keep_findings() {
  controller_.annotate(whole_.stop());
  so_far_.reset();
  chances_.follow(document().tree(), document().revision());
}

// Of the side that the person chooses, unless only one has made mistakes.
void ReviewScene::learn(App& app) {
  const analysis::AnalysedGame* const found = chances_.found();
  if (found == nullptr) return app.notify(app.tr(Text::LearnAnalyseFirst));
  std::vector<Button> choices;
  for (const Side side : {Side::White, Side::Black}) {
    std::vector<Lesson> lessons = lessons_in(chances_.game(), *found, side);
    if (lessons.empty()) continue;
    const Text text = side == Side::White ? Text::LearnWhite : Text::LearnBlack;
    const std::string label = app.tr(text, static_cast<int>(lessons.size()));
    choices.push_back({Icon::Puzzle, label, [lessons, side](App& a) {
                         a.scenes().push(
                             std::make_unique<MistakesScene>(lessons, side == Side::Black));
                       }});
  }
  if (choices.empty()) return app.notify(app.tr(Text::LearnNone));
  if (choices.size() == 1) return press(choices.front(), {}, app);
  app.scenes().push(std::make_unique<ChoicesScene>(Text::LearnMistakes, std::move(choices)));
}

const analysis::AnalysedGame* ReviewScene::graph() const {
  return so_far_ ? &*so_far_ : chances_.found();
}

void ReviewScene::chances_graph(Ui& ui, App& app) {
  if (graph() == nullptr) return;
  GraphContent content{graph(), chances_.ply_of(document().node()), std::nullopt};
  if (whole_.running()) content.progress = whole_.progress();
  const GraphPressed pressed = graph_panel(ui, app, layout_.graph, content);
  if (pressed.stop) toggle_game_analysis(app);
  const auto node = pressed.ply ? chances_.node_at(*pressed.ply) : std::nullopt;
  if (!node || *node == document().node()) return;
  autoplay_.stop();
  controller_.go_to(*node);
  app.redraw();
}

// "Mistake. Better was c3-d4."; empty for a good move.
std::string ReviewScene::judgement(const App& app) const {
  const analysis::AnalysedMove* move = chances_.move_to(document().node());
  if (move == nullptr) return {};
  Text name = Text::ReviewDubiousMove;
  switch (move->judgement) {
    case analysis::Judgement::Fine:
      return {};
    case analysis::Judgement::Inaccuracy:
      break;
    case analysis::Judgement::Mistake:
      name = Text::ReviewMistake;
      break;
    case analysis::Judgement::Blunder:
      name = Text::ReviewBlunder;
      break;
  }
  const std::string what = std::string(app.tr(name)) + ".";
  const std::string better = chances_.better_than(document().node());
  return better.empty() ? what : what + " " + app.tr(Text::AnalysisBetterWas, better);
}

void ReviewScene::choose_lines(App& app) {
  std::vector<Button> choices;
  for (int lines = 1; lines <= most_analysis_lines; ++lines) {
    const bool now = lines == app.preferences().analysis_lines;
    choices.push_back({now ? Icon::Check : Icon::Analysis, std::to_string(lines), [lines](App& a) {
                         a.change_preferences([&](Preferences& p) { p.analysis_lines = lines; });
                       }});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::AnalysisLines, std::move(choices)));
}

void ReviewScene::play_first_move(const Move& move, App& app) {
  if (live_.shows_threat() || !controller_.game().is_legal(move)) return;
  autoplay_.stop();
  if (controller_.play(move)) app.notify(app.tr(Text::ReviewVariationAdded));
  app.redraw();
}

// The engine's arrows are not shown with a hint or with marks of results, nor while the person
// chooses a move.
Marks ReviewScene::marks(const App& app) const {
  Marks marks = controller_.marks(app.preferences());
  const bool hinted = !controller_.hint().arrows().empty();
  if (!controller_.animation().running()) endings_.add_to(marks);
  const bool marked = !(marks.winning | marks.drawing | marks.losing).empty();
  if (!live_.on() || hinted || marked || marks.selected || controller_.animation().running())
    return marks;
  if (!live_.findings().arrows.empty()) marks.arrows = live_.findings().arrows;
  return marks;
}

void ReviewScene::draw_chances(Canvas& canvas, const Theme& theme) const {
  if (layout_.portrait) return draw_strip(canvas, layout_.gauge, shown_->live, theme);
  const Rect frame = board().frame();
  draw_standing_bar(canvas, {frame.x - bar_gap - bar_width, frame.y, bar_width, frame.h},
                    shown_->live.white, board().flipped(), theme);
}

void ReviewScene::engine_lines(Ui& ui, App& app) {
  const LinesPressed pressed = lines_panel(ui, app, layout_.lines, shown_->live);
  if (pressed.verdict) choose_lines(app);
  if (pressed.move) play_first_move(*pressed.move, app);
}

}  // namespace damas
