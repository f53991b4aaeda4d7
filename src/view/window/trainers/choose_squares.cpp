#include "view/window/trainers/choose_squares.hpp"

#include <string>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/dialogs/variant_list.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 480;
}

ChooseSquares::ChooseSquares(const SquaresChoice& present, Chosen chosen)
    : Overlay(dialog_width), choice_(present), chosen_(std::move(chosen)) {}

std::string ChooseSquares::title(const App& app) const {
  return app.tr(Text::SquaresTitle);
}

void ChooseSquares::content(Ui& ui, App& app) {
  int variant = static_cast<int>(choice_.variant);
  if (variant_list(ui, app.language(), app.tr(Text::VariantLabel), variant)) {
    choice_.variant = static_cast<Variant>(variant);
  }
  const std::vector<std::string> tasks = {app.tr(Text::SquaresName), app.tr(Text::SquaresFind)};
  int task = static_cast<int>(choice_.task);
  ui.segments(app.tr(Text::TrainerTask), tasks, task);
  choice_.task = static_cast<training::SquareTask>(task);
  const std::vector<std::string> times = {app.tr(Text::SquaresTimed), app.tr(Text::SquaresEndless)};
  int time = choice_.timed ? 0 : 1;
  ui.segments(app.tr(Text::SquaresTime), times, time);
  choice_.timed = time == 0;
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
}

void ChooseSquares::confirmed(App& app) {
  const Chosen chosen = chosen_;
  const SquaresChoice choice = choice_;
  close(app);
  chosen(choice, app);
}

}  // namespace damas
