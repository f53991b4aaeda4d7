#include "explorer/known_games.hpp"

#include <doctest/doctest.h>

#include "explorer/game_identity.hpp"

namespace damas {

TEST_CASE("Equal games of different dates are different games") {
  const auto date = [](const char* text) { return stored_date(parse_date(text)); };
  KnownGames known({7, 9}, {date("2001"), 0});
  CHECK(known.find_or_add(7, date("2001.05.05")) == 1);
  CHECK(known.find_or_add(7, date("2002")) == 0);
  CHECK(known.find_or_add(7, date("2003")) == 0);
  CHECK(known.find_or_add(7, date("2002.01")) == 3);
  CHECK(known.find_or_add(7, date("2003")) == 4);
  CHECK(known.find_or_add(9, date("2003")) == 2);
  CHECK(known.find_or_add(8, 0) == 0);
}

}  // namespace damas
