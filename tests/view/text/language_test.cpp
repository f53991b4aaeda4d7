#include "view/text/language.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("a locale's first word decides the language") {
  for (const char* locale : {"pt_BR.UTF-8", "pt", "pt-PT", "PT_br", "pt_BR@latin"}) {
    CAPTURE(locale);
    CHECK(language_of_locale(locale) == Language::Portuguese);
  }
  for (const char* locale : {"", "C", "POSIX", "en_US.UTF-8", "tlh_QS", "ptx", "C.UTF-8"}) {
    CAPTURE(locale);
    CHECK(language_of_locale(locale) == Language::English);
  }
}

TEST_CASE("LC_ALL goes before LC_MESSAGES before LANG, empty ones are skipped") {
  CHECK(language_of({"", "", ""}) == Language::English);
  CHECK(language_of({"", "", "pt_BR"}) == Language::Portuguese);
  CHECK(language_of({"", "pt_BR", "en_US"}) == Language::Portuguese);
  CHECK(language_of({"C", "pt_BR", "pt_BR"}) == Language::English);
}

TEST_CASE("codes convert both ways, and unknown ones are refused") {
  for (const Language language : languages)
    CHECK(language_by_code(code(language)) == language);
  CHECK_FALSE(language_by_code("tlh"));
  CHECK_FALSE(language_by_code(""));
  CHECK(std::string(own_name(Language::Portuguese)) == "Português");
}

TEST_CASE("numbers have the marks of the language") {
  CHECK(grouped(Language::English, 999) == "999");
  CHECK(grouped(Language::English, 1234567) == "1,234,567");
  CHECK(grouped(Language::Portuguese, 10000) == "10.000");
  CHECK(decimal(Language::English, 35) == "0.35");
  CHECK(decimal(Language::Portuguese, 1205) == "12,05");
}

}  // namespace damas
