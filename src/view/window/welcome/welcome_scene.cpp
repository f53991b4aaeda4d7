#include "view/window/welcome/welcome_scene.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "platform/gui_internals.hpp"
#include "training/progress.hpp"
#include "view/text/names.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/variant_list.hpp"
#include "view/window/welcome/country_rules.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;
constexpr float usual_content = 260;
constexpr Size row{0, 48};

// Its rules are Brazilian.
constexpr std::string_view lesson_of_basics = "board";

// The English course begins with how men move, capture and win. The International one takes that
// for granted, so novices begin with the basics, whose rules are those of a smaller board.
std::string_view first_lesson(Variant variant, bool novice) {
  if (variant == Variant::English) return "eng-board";
  return variant == Variant::International && !novice ? "int-board" : lesson_of_basics;
}

// Whether the first lesson has other rules than those that the person has chosen.
bool begins_with_other_rules(Variant variant, bool novice) {
  return variant != Variant::Brazilian && first_lesson(variant, novice) == lesson_of_basics;
}

// In most variants, about a third of the shipped problems is rated below people who play a little,
// and about two thirds below club players.
constexpr std::array skills{
    WelcomeScene::Skill{Text::WelcomeNever, 1, training::rating_of_newcomer},
    WelcomeScene::Skill{Text::WelcomeLittle, default_level, 1050},
    WelcomeScene::Skill{Text::WelcomeClub, 6, 1200}};
constexpr const WelcomeScene::Skill& novice = skills.front();

}  // namespace

WelcomeScene::WelcomeScene(App& app, std::optional<Language> language)
    : Overlay(dialog_width),
      told_(language),
      question_(language ? Question::Rules : Question::Language) {
  suggest_rules(app);
}

void WelcomeScene::suggest_rules(const App& app) {
  variant_ = static_cast<int>(suggested_variant(app.desktop().language, app.language()));
}

std::string WelcomeScene::title(const App& app) const {
  switch (question_) {
    case Question::Language:
      return app.tr(Text::WelcomeLanguage);
    case Question::Rules:
      return app.tr(Text::WelcomeRules);
    case Question::Skill:
      return app.tr(Text::WelcomeSkill);
    case Question::Beginning:
      break;
  }
  return app.tr(Text::WelcomeBeginning);
}

std::string WelcomeScene::announcement(const App& app) const {
  const bool notes = question_ == Question::Beginning &&
                     begins_with_other_rules(app.preferences().new_game.variant, novice_);
  return notes ? title(app) + " " + app.tr(Text::LessonRulesNote) : title(app);
}

void WelcomeScene::content(Ui& ui, App& app) {
  reserve(usual_content);
  focuses_best_ = false;
  if (std::exchange(begins_, false)) {
    note_other_rows();
    focuses_best_ = focus_is_visible();
  }
  // Rows of different questions may have the same words; the focus must not stay on them.
  ImGui::PushID(static_cast<int>(question_));
  question_rows(ui, app);
  ImGui::PopID();
}

void WelcomeScene::question_rows(Ui& ui, App& app) {
  switch (question_) {
    case Question::Language:
      return language_rows(ui, app);
    case Question::Rules:
      return rules_rows(ui, app);
    case Question::Skill:
      return skill_rows(ui, app);
    case Question::Beginning:
      return beginning_rows(ui, app);
  }
}

// A person who walks by keys begins at the answer that stands out.
bool WelcomeScene::answer_row(Ui& ui, const Button& button, const App& app) const {
  if (button.on && focuses_best_) ImGui::SetKeyboardFocusHere();
  return row_button(ui, button, row, app);
}

void WelcomeScene::language_rows(Ui& ui, App& app) {
  for (const Language language : languages) {
    const Button button{
        Icon::Speech, std::string(own_name(language)), {}, true, language == app.language()};
    if (answer_row(ui, button, app)) return take_language(language, app);
  }
  skip_row(ui, app);
}

void WelcomeScene::rules_rows(Ui& ui, App& app) {
  variant_list(ui, app.language(), app.tr(Text::VariantLabel), variant_);
  ui.caption(about(app.language(), static_cast<Variant>(variant_)).c_str());
  const Button button{Icon::Check, Text::WelcomeTakeRules, {}, true, true};
  if (answer_row(ui, button, app)) return take_rules(app);
  skip_row(ui, app);
}

void WelcomeScene::skill_rows(Ui& ui, App& app) {
  for (const Skill& skill : skills) {
    const Button button{Icon::Person, skill.name, {}, true, &skill == &novice};
    if (answer_row(ui, button, app)) return take_skill(skill, app);
  }
  skip_row(ui, app);
}

void WelcomeScene::beginning_rows(Ui& ui, App& app) {
  const Button lesson{Icon::Speech, Text::WelcomeLesson, {}, true, novice_};
  const Button game{Icon::Play, Text::WelcomeGame, {}, true, !novice_};
  if (begins_with_other_rules(app.preferences().new_game.variant, novice_))
    ui.caption(app.tr(Text::LessonRulesNote));
  if (answer_row(ui, lesson, app)) return begin_lesson(app);
  if (answer_row(ui, game, app)) return begin_game(app);
  if (row_button(ui, {Icon::Menu, Text::WelcomeMenu}, row, app)) close(app);
}

// Names its key, except to fingers.
void WelcomeScene::skip_row(Ui& ui, App& app) {
  Button button{Icon::ChevronRight, Text::WelcomeSkip, Action::Back};
  if (!app.suits_fingers()) button.text = tooltip(button, app);
  if (row_button(ui, button, row, app)) go_on(app);
}

void WelcomeScene::take_language(Language language, App& app) {
  app.change_preferences([&](Preferences& p) { p.language = language; });
  go_on(app);
}

void WelcomeScene::take_rules(App& app) {
  app.change_preferences([&](Preferences& p) {
    p.new_game.variant = static_cast<Variant>(variant_);
    p.new_game.draw_table = 0;
    p.online.variant = p.new_game.variant;
  });
  go_on(app);
}

// Sets the level for games and the rating for problems, in the variant that was chosen before.
void WelcomeScene::take_skill(const Skill& skill, App& app) {
  novice_ = &skill == &novice;
  app.change_preferences([&](Preferences& p) { p.new_game.level = skill.level; });
  app.store().progress().change([variant = app.preferences().new_game.variant,
                                 rating = skill.problem_rating](training::Progress& progress) {
    training::begin_at(progress.of(variant), rating);
  });
  go_on(app);
}

void WelcomeScene::begin_lesson(App& app) {
  close(app);
  const Variant variant = app.preferences().new_game.variant;
  app.open(destination::Lessons{std::string(first_lesson(variant, novice_))});
}

void WelcomeScene::begin_game(App& app) {
  NewGameChoice choice = app.preferences().new_game;
  choice.opponent = Opponent::Computer;
  close(app);
  app.start(destination::LocalMatch{choice, {}});
}

void WelcomeScene::keep_told(App& app) {
  if (!told_) return;
  app.change_preferences([this](Preferences& p) { p.language = told_; });
  told_.reset();
}

void WelcomeScene::go_on(App& app) {
  keep_told(app);
  question_ = static_cast<Question>(static_cast<int>(question_) + 1);
  if (question_ == Question::Rules) suggest_rules(app);
  begins_ = true;
  app.announce(announcement(app));
  app.redraw();
}

void WelcomeScene::cancelled(App& app) {
  if (question_ == Question::Beginning) return close(app);
  go_on(app);
}

void WelcomeScene::confirmed(App& app) {
  switch (question_) {
    case Question::Language:
      return take_language(app.language(), app);
    case Question::Rules:
      return take_rules(app);
    case Question::Skill:
      return take_skill(novice, app);
    case Question::Beginning:
      return novice_ ? begin_lesson(app) : begin_game(app);
  }
}

// Otherwise a person who skips everything would be asked again at the next start.
void WelcomeScene::leave(App& app) {
  keep_told(app);
  app.store().note_welcome();
}

}  // namespace damas
