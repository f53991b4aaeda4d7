#include "view/window/welcome/country_rules.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace damas {

namespace {

struct Place {
  std::string_view locale;  // a language, or a language and a country, in lower case
  Variant variant;
};

// A country stands before its language.
constexpr std::array places{
    Place{"pt-pt", Variant::Portuguese}, Place{"pt", Variant::Brazilian},
    Place{"en-jm", Variant::Jamaican},   Place{"en-ca", Variant::Canadian},
    Place{"fr-ca", Variant::Canadian},   Place{"en-lk", Variant::SriLankan},
    Place{"en", Variant::English},       Place{"es", Variant::Spanish},
    Place{"it", Variant::Italian},       Place{"cs", Variant::Czech},
    Place{"sk", Variant::Czech},         Place{"th", Variant::Thai},
    Place{"tr", Variant::Turkish},       Place{"ar", Variant::Turkish},
    Place{"el", Variant::Turkish},       Place{"he", Variant::Turkish},
    Place{"hy", Variant::Armenian},      Place{"fy", Variant::Frisian},
    Place{"si", Variant::SriLankan},     Place{"ta-lk", Variant::SriLankan},
    Place{"ru", Variant::Russian},       Place{"uk", Variant::Russian},
    Place{"be", Variant::Russian},       Place{"kk", Variant::Russian},
    Place{"ky", Variant::Russian},       Place{"uz", Variant::Russian},
    Place{"et", Variant::Russian},       Place{"lv", Variant::Russian},
    Place{"lt", Variant::Russian},       Place{"ka", Variant::Russian},
    Place{"az", Variant::Russian},
};

// "pt-br" of "pt_BR.UTF-8".
std::string plain(std::string_view locale) {
  std::string name(locale.substr(0, locale.find_first_of(".@")));
  for (char& c : name)
    c = c == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name;
}

}  // namespace

Variant variant_of_locale(std::string_view locale) {
  const std::string name = plain(locale);
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) {
    if (!name.starts_with(place.locale)) return false;
    return name.size() == place.locale.size() || name[place.locale.size()] == '-';
  });
  return found == places.end() ? Variant::International : found->variant;
}

Variant suggested_variant(std::string_view locale, Language language) {
  const bool names_country = plain(locale).find('-') != std::string::npos;
  if (language == Language::Portuguese && !names_country) return Variant::Brazilian;
  return variant_of_locale(locale);
}

}  // namespace damas
