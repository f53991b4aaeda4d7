#include "view/window/app/start_choices.hpp"

#include <utility>

#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

StartChoices::StartChoices(std::optional<Language> language, std::string theme)
    : language_(language), theme_(std::move(theme)) {}

Language StartChoices::language(const Preferences& preferences, const std::string& locale) const {
  if (language_) return *language_;
  return preferences.language.value_or(language_of_locale(locale));
}

const Theme& StartChoices::theme(const Preferences& preferences) const {
  const PanelTone tone = preferences.light_panel ? PanelTone::Light : PanelTone::Dark;
  return theme_by_id(theme_.empty() ? preferences.theme : theme_, tone);
}

void StartChoices::follow(const Preferences& before, const Preferences& after) {
  if (after.language != before.language) language_.reset();
  const bool gave_up_own = before.own_colors && !after.own_colors;
  if (after.theme != before.theme || gave_up_own) theme_.clear();
}

}  // namespace damas
