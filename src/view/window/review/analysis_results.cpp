#include "view/window/review/analysis_results.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/kept_analysis.hpp"
#include "view/window/review/mistake_collection.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_controller.hpp"
#include "view/window/review/whole_analysis.hpp"

namespace damas {

AnalysisResults::AnalysisResults(ReviewController& controller, const WholeAnalysis& analysis,
                                 bool own)
    : controller_(controller),
      analysis_(analysis),
      own_(own ? std::optional(analysis.chances().game()) : std::nullopt) {}

void AnalysisResults::collect(App& app) const {
  const MainLineChances& chances = analysis_.chances();
  if (!own_ || !chances.found()) return;
  const int added = collect_mistakes(chances.game(), *chances.found(), *own_,
                                     controller_.document().game().headers, app);
  if (added > 0) app.notify(counted(app.language(), added, Counted::OwnMistakesCollected));
}

// A game that had no other changes is now in My games as it is here, so nothing is unsaved.
void AnalysisResults::keep(bool changed_before, App& app) const {
  collect(app);
  const analysis::AnalysedGame* const found = analysis_.chances().found();
  if (!match_ || found == nullptr || !found->is_whole()) return;
  const bool kept = keep_analysis(analysis_.chances().game(), *found, *match_, app);
  if (kept && !changed_before) controller_.mark_saved();
}

void AnalysisResults::practise(App& app) const {
  const MainLineChances& chances = analysis_.chances();
  const analysis::AnalysedGame* const found = chances.found();
  if (found == nullptr) return app.notify(app.tr(Text::LearnAnalyseFirst));
  // It may have been analysed elsewhere.
  collect(app);
  const std::vector<Side> own = own_sides(controller_.document().game().headers);
  const bool known = own.size() == 1;
  std::vector<Button> choices;
  for (const Side side : {Side::White, Side::Black}) {
    std::vector<Mistake> mistakes = mistakes_in(chances.game(), *found, side);
    if (mistakes.empty()) continue;
    const Text text = side == Side::White ? Text::LearnWhite : Text::LearnBlack;
    const std::string label = app.tr(text, static_cast<int>(mistakes.size()));
    const Button choice{
        Icon::Puzzle, label, [mistakes, side](App& a) {
          a.scenes().push(std::make_unique<MistakesScene>(mistakes, side == Side::Black));
        }};
    if (known && side == own.front()) return press(choice, {}, app);
    choices.push_back(choice);
  }
  if (choices.empty()) return app.notify(app.tr(Text::LearnNone));
  if (!known && choices.size() == 1) return press(choices.front(), {}, app);
  auto question = std::make_unique<ChoicesScene>(Text::LearnMistakes, std::move(choices));
  if (known) question->explain(app.tr(Text::LearnNoneOwn));
  app.scenes().push(std::move(question));
}

}  // namespace damas
