// Owns the table of the program's languages, and the choice of one by the system's settings.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "view/text/plural.hpp"

namespace damas {

// By language_list.inc, which has one line for each language.
enum class Language : std::uint8_t {
#define DAMAS_LANGUAGE(language, ...) language,
#include "view/text/language_list.inc"
#undef DAMAS_LANGUAGE
};

inline constexpr std::array languages = {
#define DAMAS_LANGUAGE(language, ...) Language::language,
#include "view/text/language_list.inc"
#undef DAMAS_LANGUAGE
};

// Everything about a language except its texts, which are in languages/*.inc.
struct LanguageInfo {
  std::string_view code;  // in options and settings: "pt"
  const char* own_name;   // "Português"
  const char* page_code;  // in web pages: "pt-BR"
  char decimal_mark;      // "0,35"
  char group_mark;        // "10.000"
  PluralRule plural;
};
const LanguageInfo& language_info(Language language);

// "pt", as used in options and settings.
std::string_view code(Language language);
// Nothing for an unknown code.
std::optional<Language> language_by_code(std::string_view text);

// The language's name for itself.
const char* own_name(Language language);

// "10,000": a whole number in groups of three digits.
std::string grouped(Language language, std::size_t number);
// "0.35": hundredths as a number with two decimals; 0 or more.
std::string decimal(Language language, int hundredths);

// The language whose code begins the locale: Portuguese for "pt_BR.UTF-8", "pt-PT" and "pt".
// English if there is none.
Language language_of_locale(std::string_view locale);

// POSIX's variables; the first one that is set decides, in this order.
struct LocaleVariables {
  std::string_view lc_all;
  std::string_view lc_messages;
  std::string_view lang;
};
Language language_of(const LocaleVariables& variables);

}  // namespace damas
