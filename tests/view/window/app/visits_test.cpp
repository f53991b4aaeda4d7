#include "view/window/app/visits.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("Visits are read as they were written") {
  const std::string token(64, 'a');
  const OnlineVisits visits = {{"http://a/", {token, true}},
                               {"https://b.example/", {token, false}}};
  CHECK(visits_of(to_text(visits)) == visits);
  CHECK(visits_of("{}") == OnlineVisits{});
}

TEST_CASE("A text without tokens is not a list of visits") {
  for (const char* text : {"", "[]", "null", "{\"a\": 1}", "{\"a\": {\"token\": \"short\"}}",
                           "{\"a\": {\"playing\": true}}", "{\"a\": {\"token\": 7}}"}) {
    INFO(text);
    CHECK_FALSE(visits_of(text));
  }
}

}  // namespace damas::test
