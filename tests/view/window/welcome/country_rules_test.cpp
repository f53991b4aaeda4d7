#include "view/window/welcome/country_rules.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("The rules of the country are suggested, else those of the language") {
  CHECK(variant_of_locale("pt-BR") == Variant::Brazilian);
  CHECK(variant_of_locale("pt") == Variant::Brazilian);
  CHECK(variant_of_locale("pt_PT.UTF-8") == Variant::Portuguese);
  CHECK(variant_of_locale("en_US.UTF-8") == Variant::English);
  CHECK(variant_of_locale("en-CA") == Variant::Canadian);
  CHECK(variant_of_locale("ru_RU") == Variant::Russian);
  CHECK(variant_of_locale("it@euro") == Variant::Italian);
  CHECK(variant_of_locale("nl-NL") == Variant::International);
}

TEST_CASE("Where nothing is known, the rules are international") {
  for (const char* locale : {"", "C", "C.UTF-8", "POSIX", "engelsk", "-", "??"}) {
    CAPTURE(locale);
    CHECK(variant_of_locale(locale) == Variant::International);
  }
}

TEST_CASE("If no country is known, readers of Portuguese are asked about Brazilian rules") {
  for (const char* locale : {"", "C", "C.UTF-8", "pt", "en"}) {
    CAPTURE(locale);
    CHECK(suggested_variant(locale, Language::Portuguese) == Variant::Brazilian);
  }
  CHECK(suggested_variant("pt_PT.UTF-8", Language::Portuguese) == Variant::Portuguese);
  CHECK(suggested_variant("it-IT", Language::Portuguese) == Variant::Italian);
  CHECK(suggested_variant("C.UTF-8", Language::English) == Variant::International);
}

}  // namespace damas::test
