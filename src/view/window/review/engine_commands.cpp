#include "view/window/review/engine_commands.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/engine_dialog.hpp"
#include "view/window/review/position_analysis.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

bool EngineCommands::perform(Action action, const PerformAction& again, App& app) {
  switch (action) {
    case Action::Analyse:
      return position_.toggle_engine(), true;
    case Action::Compare:
      return compare(again, app), true;
    case Action::ShowThreat:
      return position_.toggle_threat(app), true;
    case Action::ShowResults:
      return position_.toggle_results(app), true;
    default:
      return false;
  }
}

// The first time there may be no program yet.
void EngineCommands::compare(const PerformAction& again, App& app) {
  if (!app.offers(Action::Compare)) return;
  if (program_to_compare(app)) return position_.toggle_comparison(app);
  choose_program(app, [again](App& a) {
    if (program_to_compare(a)) again(Action::Compare, a);
  });
}

void EngineCommands::choose_program(App& app, std::function<void(App&)> then) const {
  const Game& game = controller_.game();
  app.scenes().push(
      std::make_unique<EngineDialog>(app, game.variant(), game.draw_table(), std::move(then)));
}

void EngineCommands::choose_lines(App& app) const {
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

}  // namespace damas
