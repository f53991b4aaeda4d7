#include "view/text/opening_sentences.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("The line of an opening has its name, the form of the language, and its moves") {
  NamedOpening opening;
  opening.line = "11-15 23-18";
  opening.name = "Cross";
  CHECK(opening_line(Language::English, opening) == "Opening: Cross (11-15 23-18)");
  CHECK(opening_line(Language::Portuguese, opening) == "Abertura: Cross (11-15 23-18)");
  opening.name = "Кол";
  opening.forms["en"] = "Kol";
  CHECK(name_of(Language::English, opening) == "Kol, Кол");
  CHECK(name_of(Language::Portuguese, opening) == "Кол");
}

}  // namespace damas
