// The parts of a review that show the engine's analysis.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/chance_bar.hpp"
#include "view/window/review/explorer_panel.hpp"
#include "view/window/review/kept_analysis.hpp"
#include "view/window/review/lines_panel.hpp"
#include "view/window/review/mistake_collection.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

namespace {
constexpr float bar_width = 14;
constexpr float bar_gap = 6;
}  // namespace

void ReviewScene::toggle_explorer(App& app) {
  explorer_.on() ? explorer_.switch_off() : explorer_.switch_on(controller_.game().variant(), app);
  arrange();
}

void ReviewScene::collect(App& app) {
  if (!own_ || !chances().found()) return;
  const int added =
      collect_mistakes(chances().game(), *chances().found(), *own_, document().game().headers, app);
  if (added > 0) app.notify(counted(app.language(), added, Counted::OwnMistakesCollected));
}

// A game that had no other changes is now in My games as it is here, so nothing is unsaved.
void ReviewScene::finish_game_analysis(bool changed_before, App& app) {
  collect(app);
  const analysis::AnalysedGame* const found = chances().found();
  if (!match_ || found == nullptr || !found->is_whole()) return;
  const bool kept = keep_analysis(chances().game(), *found, *match_, app);
  if (kept && !changed_before) controller_.mark_saved();
}

// Of the side that the person chooses, unless only one has made mistakes.
void ReviewScene::learn(App& app) {
  const analysis::AnalysedGame* const found = chances().found();
  if (found == nullptr) return app.notify(app.tr(Text::LearnAnalyseFirst));
  // It may have been analysed elsewhere.
  collect(app);
  std::vector<Button> choices;
  for (const Side side : {Side::White, Side::Black}) {
    std::vector<Mistake> mistakes = mistakes_in(chances().game(), *found, side);
    if (mistakes.empty()) continue;
    const Text text = side == Side::White ? Text::LearnWhite : Text::LearnBlack;
    const std::string label = app.tr(text, static_cast<int>(mistakes.size()));
    choices.push_back({Icon::Puzzle, label, [mistakes, side](App& a) {
                         a.scenes().push(
                             std::make_unique<MistakesScene>(mistakes, side == Side::Black));
                       }});
  }
  if (choices.empty()) return app.notify(app.tr(Text::LearnNone));
  if (choices.size() == 1) return press(choices.front(), {}, app);
  app.scenes().push(std::make_unique<ChoicesScene>(Text::LearnMistakes, std::move(choices)));
}

void ReviewScene::chances_graph(Ui& ui, App& app) {
  const GraphContent content = whole_.graph();
  if (content.found == nullptr) return;
  const GraphPressed pressed = graph_panel(ui, app, layout_.graph, content);
  if (pressed.stop) toggle_game_analysis(app);
  const auto node = pressed.ply ? chances().node_at(*pressed.ply) : std::nullopt;
  if (!node || *node == document().node()) return;
  autoplay_.stop();
  controller_.go_to(*node);
  app.redraw();
}

void ReviewScene::choose_lines(App& app) {
  if (position_.engines().one_line()) return app.notify(app.tr(Text::CompareOneLine));
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
  if (live().shows_threat() || !controller_.game().is_legal(move)) return;
  autoplay_.stop();
  if (controller_.play(move)) app.notify(app.tr(Text::ReviewVariationAdded));
  app.redraw();
}

void ReviewScene::draw_chances(Canvas& canvas, const Theme& theme) const {
  if (layout_.portrait) return draw_strip(canvas, layout_.gauge, shown_->live, theme);
  const Rect frame = board().frame();
  draw_standing_bar(canvas, {frame.x - bar_gap - bar_width, frame.y, bar_width, frame.h},
                    shown_->live.white, board().flipped(), theme);
}

void ReviewScene::lines_above_moves(Ui& ui, App& app) {
  Rect rest = layout_.lines;
  if (live().on()) {
    const bool two = position_.engines().compares();
    const float height = explorer_.on() ? std::min(lines_height(lines_, two), rest.h) : rest.h;
    const Rect place = take_top(rest, height, std::min(explorer_gap, rest.h - height));
    const LinesPressed pressed = lines_panel(ui, app, place, shown_->live, shown_->comparison);
    if (pressed.verdict) choose_lines(app);
    if (pressed.program) choose_engine(app);
    if (pressed.move) play_first_move(*pressed.move, app);
  }
  if (!explorer_.on()) return;
  const ExplorerPressed pressed = explorer_panel(ui, app, rest, shown_->explored);
  if (pressed.move) play_explored(*pressed.move, app);
  if (pressed.games) list_explored_games(app);
  if (pressed.part) explorer_.toggle(*pressed.part);
  if (pressed.practice) practise(app);
}

void ReviewScene::list_explored_games(App& app) const {
  auto file =
      std::make_shared<GameFile>("", app.tr(Text::ExplorerGamesTitle), explorer_.games_here(),
                                 PdnOptions{}, GameFile::Owner::Copies);
  app.open(destination::GameList{{std::move(file)}});
}

void ReviewScene::practise(App& app) const {
  app.open(
      destination::OpeningPractice{controller_.game().variant(), controller_.game().position()});
}

void ReviewScene::play_explored(const Move& move, App& app) {
  if (!controller_.game().is_legal(move)) return;
  autoplay_.stop();
  if (controller_.play(move)) app.notify(app.tr(Text::ReviewVariationAdded));
  app.redraw();
}

}  // namespace damas
