// Owns StartChoices: the language and the theme that the program was started with. They apply
// instead of the person's preferences, until the person chooses others, or the system's colours.
#pragma once

#include <optional>
#include <string>

#include "view/text/language.hpp"

namespace damas {

struct Preferences;
struct Theme;

class StartChoices {
 public:
  // `theme` is an id; both may be unset.
  StartChoices(std::optional<Language> language, std::string theme);

  // `locale` is the system's, for a person who has not chosen a language.
  Language language(const Preferences& preferences, const std::string& locale) const;
  const Theme& theme(const Preferences& preferences) const;
  // Call it after every change of the preferences.
  void follow(const Preferences& before, const Preferences& after);

 private:
  std::optional<Language> language_;
  std::string theme_;
};

}  // namespace damas
