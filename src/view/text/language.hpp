// Owns the languages of the program, and the choice of one by the system's settings.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace damas {

enum class Language : std::uint8_t { English, Portuguese };

inline constexpr std::array languages = {Language::English, Language::Portuguese};

// "en" or "pt", as used in options and settings.
std::string_view code(Language language);
// Nothing for an unknown code.
std::optional<Language> language_by_code(std::string_view text);

// The language's name for itself.
const char* own_name(Language language);

// "pt_BR.UTF-8", "pt-PT" or "pt" is Portuguese; everything else is English.
Language language_of_locale(std::string_view locale);

// POSIX's variables; the first one that is set decides, in this order.
struct LocaleVariables {
  std::string_view lc_all;
  std::string_view lc_messages;
  std::string_view lang;
};
Language language_of(const LocaleVariables& variables);

}  // namespace damas
