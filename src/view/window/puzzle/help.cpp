#include "view/window/puzzle/help.hpp"

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 560;

std::string first_chord(const App& app, Action action) {
  const std::vector<Chord>& chords = app.preferences().keys.chords(action);
  return chords.empty() ? "-" : name(app.language(), chords.front());
}
}  // namespace

PuzzleHelp::PuzzleHelp() : Overlay(dialog_width) {}

std::string PuzzleHelp::title(const App& app) const {
  return app.tr(Text::PuzzleTitle);
}

void PuzzleHelp::content(Ui& ui, App& app) {
  ui.item(app.tr(Text::PuzzleHelpGoal));
  ui.item(app.tr(Text::PuzzleHelpKeys));
  ui.item(app.tr(Text::PuzzleHelpPointer));
  ui.item(app.tr(Text::PuzzleHelpMore, first_chord(app, Action::Undo),
                 first_chord(app, Action::Redo), first_chord(app, Action::Back))
              .c_str());
  ui.item(app.tr(Text::PuzzleHelpTime));
  ui.item(app.tr(Text::PuzzleHelpBest, first_chord(app, Action::Hint),
                 first_chord(app, Action::Pause), first_chord(app, Action::Next))
              .c_str());
  ui.item(app.tr(Text::PuzzleHelpLarge));
  ui.item(app.tr(Text::PuzzleHelpOptions));
}

}  // namespace damas
