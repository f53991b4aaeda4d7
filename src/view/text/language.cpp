#include "view/text/language.hpp"

#include <algorithm>
#include <cctype>
#include <string>

namespace damas {

namespace {

constexpr std::array<LanguageInfo, languages.size()> infos = {{
#define DAMAS_LANGUAGE(language, code, own_name, page_code, decimal, group, plural) \
  {code, own_name, page_code, decimal, group, plural_rules::plural},
#include "view/text/language_list.inc"
#undef DAMAS_LANGUAGE
}};

}  // namespace

const LanguageInfo& language_info(Language language) {
  return infos[static_cast<std::size_t>(language)];
}

std::string_view code(Language language) {
  return language_info(language).code;
}

std::optional<Language> language_by_code(std::string_view text) {
  const auto found = std::find_if(languages.begin(), languages.end(),
                                  [text](Language l) { return code(l) == text; });
  if (found == languages.end()) return std::nullopt;
  return *found;
}

const char* own_name(Language language) {
  return language_info(language).own_name;
}

std::string grouped(Language language, std::size_t number) {
  std::string digits = std::to_string(number);
  for (auto at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), 1, language_info(language).group_mark);
  return digits;
}

std::string decimal(Language language, int hundredths) {
  const std::string cents = std::to_string(hundredths % 100);
  return std::to_string(hundredths / 100) + language_info(language).decimal_mark +
         (cents.size() < 2 ? "0" : "") + cents;
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
