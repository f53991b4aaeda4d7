#include "view/window/lab/lab_help.hpp"

#include "view/window/app/app.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 560;
}

LabHelp::LabHelp() : Overlay(dialog_width) {}

std::string LabHelp::title(const App& app) const {
  return app.tr(Text::SlidingLab);
}

void LabHelp::content(Ui& ui, App& app) {
  for (const Text text : {Text::LabHelpPointer, Text::LabHelpKeys, Text::LabHelpSteps,
                          Text::LabHelpNumbers, Text::LabHelpMagic})
    ui.item(app.tr(text));
}

}  // namespace damas
