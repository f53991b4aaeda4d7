#include "view/text/language.hpp"

#include <algorithm>
#include <cctype>
#include <string>

namespace damas {

std::string_view code(Language language) {
  return language == Language::Portuguese ? "pt" : "en";
}

std::optional<Language> language_by_code(std::string_view text) {
  const auto found = std::find_if(languages.begin(), languages.end(),
                                  [text](Language l) { return code(l) == text; });
  if (found == languages.end()) return std::nullopt;
  return *found;
}

const char* own_name(Language language) {
  return language == Language::Portuguese ? "Português" : "English";
}

Language language_of_locale(std::string_view locale) {
  std::string name(locale.substr(0, locale.find_first_of("_-.@")));
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return language_by_code(name).value_or(Language::English);
}

Language language_of(const LocaleVariables& variables) {
  for (const std::string_view locale : {variables.lc_all, variables.lc_messages, variables.lang}) {
    if (!locale.empty()) return language_of_locale(locale);
  }
  return Language::English;
}

}  // namespace damas
