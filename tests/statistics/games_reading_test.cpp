#include "statistics/games_reading.hpp"

#include <doctest/doctest.h>

namespace damas::statistics {

namespace {

std::optional<int> no_level(std::string_view) {
  return std::nullopt;
}

std::string won(int games) {
  std::string text;
  for (int i = 0; i < games; ++i)
    text += "[GameType \"26\"]\n[WhiteType \"human\"]\n[BlackType \"program\"]\n\n1. c3-d4 1-0\n\n";
  return text;
}

}  // namespace

TEST_CASE("Games are read one at a time") {
  GamesReading reading(won(3), no_level);
  CHECK(reading.step());
  CHECK(reading.summary().all().games() == 1);
  CHECK(reading.progress() < 1);
  while (reading.step()) {
  }
  CHECK(reading.summary().all() == Score{3, 0, 0});
  CHECK(reading.progress() == 1);
  CHECK_FALSE(reading.step());
}

TEST_CASE("A broken game is counted by its tags, and does not stop the others") {
  const std::string broken =
      "[GameType \"26\"]\n[WhiteType \"human\"]\n[BlackType \"program\"]\n\n1. c3-z9 0-1\n\n";
  GamesReading reading(broken + won(1), no_level);
  while (reading.step()) {
  }
  CHECK(reading.summary().all() == Score{1, 0, 1});
}

TEST_CASE("An empty text has no games") {
  GamesReading reading("", no_level);
  CHECK(reading.progress() == 1);
  CHECK_FALSE(reading.step());
  CHECK(reading.summary().all().games() == 0);
}

}  // namespace damas::statistics
