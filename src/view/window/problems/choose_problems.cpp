#include "view/window/problems/choose_problems.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "problems/shipped_problems.hpp"
#include "problems/themes.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;

std::vector<Variant> variants_with_problems() {
  std::vector<Variant> all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (problems::has_problems(variant)) all.push_back(variant);
  }
  return all;
}

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
  const std::vector<Variant> all = variants_with_problems();
  std::vector<std::string> names;
  for (const Variant variant : all)
    names.push_back(name(app.language(), variant));
  const auto found = std::find(all.begin(), all.end(), variant_);
  int chosen = found == all.end() ? 0 : static_cast<int>(found - all.begin());
  if (ui.list(app.tr(Text::VariantLabel), names, chosen))
    variant_ = all[static_cast<std::size_t>(chosen)];
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
