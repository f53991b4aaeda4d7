#include "view/window/problems/choose_problems.hpp"

#include <string>
#include <utility>
#include <vector>

#include "problems/shipped_problems.hpp"
#include "problems/themes.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/variant_list.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;

}  // namespace

ChooseProblems::ChooseProblems(Variant variant, const training::Filter& filter, Count count,
                               Chosen chosen)
    : Overlay(dialog_width),
      present_(variant),
      variant_(variant),
      filter_(filter),
      count_(std::move(count)),
      chosen_(std::move(chosen)) {}

std::optional<int> ChooseProblems::shown_count() const {
  if (!counted_ || variant_ != present_) return std::nullopt;
  return counted_->second;
}

std::string ChooseProblems::title(const App& app) const {
  return app.tr(Text::ProblemChoose);
}

void ChooseProblems::variant_row(Ui& ui, const App& app) {
  Variant chosen = problems::nearest_with_problems(variant_);
  if (short_variant_list(ui, app.language(), variants_with(problems::has_problems), chosen))
    variant_ = chosen;
}

void ChooseProblems::theme_row(Ui& ui, const App& app) {
  std::vector<std::string> names = {app.tr(Text::ProblemAnyTheme)};
  for (const problems::Theme theme : problems::all_themes) {
    names.push_back(theme == problems::Theme::Shot ? std::string(app.tr(Text::ProblemAnyShot))
                                                   : name(app.language(), theme, 0));
  }
  int chosen = filter_.theme ? static_cast<int>(*filter_.theme) + 1 : 0;
  if (!ui.list(app.tr(Text::ProblemTheme), names, chosen)) return;
  filter_.theme.reset();
  if (chosen > 0) filter_.theme = static_cast<problems::Theme>(chosen - 1);
}

void ChooseProblems::content(Ui& ui, App& app) {
  variant_row(ui, app);
  const std::vector<std::string> degrees = {app.tr(Text::ProblemSuited), app.tr(Text::PuzzleEasy),
                                            app.tr(Text::PuzzleMedium), app.tr(Text::PuzzleHard)};
  int degree = static_cast<int>(filter_.degree);
  ui.segments(app.tr(Text::ProblemDegree), degrees, degree);
  filter_.degree = static_cast<training::Degree>(degree);
  theme_row(ui, app);
  ui.toggle(app.tr(Text::ProblemFavouritesOnly), filter_.favourites);
  int fitting = 1;  // for another variant the number is not known yet
  if (count_ && variant_ == present_) {
    if (!counted_ || !(counted_->first == filter_)) counted_ = {filter_, count_(filter_)};
    fitting = counted_->second;
    ui.caption(fitting == 0 ? app.tr(Text::ProblemNoneFit)
                            : app.tr(Text::ProblemsThatFit, fitting).c_str());
  }
  if (fitting > 0 && ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
}

void ChooseProblems::confirmed(App& app) {
  const Chosen chosen = chosen_;
  const Variant variant = variant_;
  const training::Filter filter = filter_;
  close(app);
  chosen(variant, filter, app);
}

}  // namespace damas
