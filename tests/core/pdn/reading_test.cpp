#include "core/pdn/reading.hpp"

#include <doctest/doctest.h>

#include "core/pdn/random_pdn.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

namespace {

std::string many_games(int count) {
  RandomPdn random(7);
  std::string text;
  for (int i = 0; i < count; ++i)
    text += write_pdn(random.game(Variant::Russian, 20, false)) + "\n";
  return text;
}

std::string without_types(std::string text) {
  for (std::size_t at; (at = text.find("[GameType")) != std::string::npos;)
    text.erase(at, text.find('\n', at) + 1 - at);
  return text;
}

}  // namespace

TEST_CASE("A text is read game by game, and its progress rises to one") {
  const std::string text = many_games(20);
  PdnReading reading(text);
  CHECK(reading.progress() == 0);
  int steps = 0;
  for (float before = 0; reading.step(); before = reading.progress()) {
    CHECK(reading.progress() >= before);
    ++steps;
  }
  CHECK(steps >= 20);
  CHECK(reading.progress() == 1);
  CHECK_FALSE(reading.step());
  CHECK(reading.take().size() == 20);
}

TEST_CASE("Reading in steps guesses variants like reading at once") {
  const std::string text = without_types(many_games(12)) + "\n1. c3-b4 zz *\n";
  PdnReading reading(text);
  while (reading.step()) {
  }
  const std::vector<PdnGame> stepped = reading.take();
  const std::vector<PdnGame> whole = read_pdn(text);
  REQUIRE(stepped.size() == 13);
  REQUIRE(whole.size() == 13);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    CHECK(stepped[i].tree == whole[i].tree);
    CHECK(stepped[i].errors == whole[i].errors);
  }
  CHECK(stepped[12].errors.front().game == 13);
}

TEST_CASE("An empty text has no games, and is read at once") {
  PdnReading reading("");
  CHECK(reading.progress() == 1);
  while (reading.step()) {
  }
  CHECK(reading.take().empty());
}

}  // namespace damas
