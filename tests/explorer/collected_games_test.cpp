#include "explorer/collected_games.hpp"

#include <string>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"

namespace damas::test {

namespace {

using State = CollectedGames::State;

constexpr std::size_t enough = 1 << 20;

std::shared_ptr<FakeBase> base_of(int games) {
  std::string pdn;
  for (int i = 0; i < games; ++i)
    pdn += "[White \"" + std::to_string(i) + "\"]\n[GameType \"26\"]\n1. c3-d4 *\n\n";
  return std::make_shared<FakeBase>(pdn);
}

}  // namespace

TEST_CASE("All games are collected, in several steps") {
  const auto base = base_of(250);
  CollectedGames collected(base, enough);
  CHECK(collected.step() == State::Asking);
  CHECK(collected.all() == 250);
  CHECK(collected.asked() == 100);
  CHECK(collected.step() == State::Asking);
  CHECK(collected.step() == State::Complete);
  CHECK(collected.asked() == 250);
  CHECK(collected.step() == State::Complete);
  const std::vector<PdnGame> read = read_pdn(collected.take_text());
  REQUIRE(read.size() == 250);
  CHECK(read.back().headers.value("White") == "249");
}

TEST_CASE("A busy database is asked again") {
  const auto base = base_of(3);
  base->writing = true;
  CollectedGames collected(base, enough);
  CHECK(collected.step() == State::Busy);
  base->writing = false;
  CHECK(collected.step() == State::Complete);
  CHECK(read_pdn(collected.take_text()).size() == 3);
}

TEST_CASE("A database without games is complete") {
  CollectedGames collected(base_of(0), enough);
  CHECK(collected.step() == State::Complete);
  CHECK(collected.take_text().empty());
}

TEST_CASE("A database that cannot be read is not one without games") {
  const auto base = base_of(3);
  base->fails = true;
  CollectedGames collected(base, enough);
  CHECK(collected.step() == State::Failed);
  CHECK(collected.take_text().empty());
}

TEST_CASE("A damaged game is left out, even if it is all of a part") {
  const auto base = base_of(101);
  base->damaged = 101;
  CollectedGames collected(base, enough);
  CHECK(collected.step() == State::Asking);
  CHECK(collected.step() == State::Complete);
  CHECK(read_pdn(collected.take_text()).size() == 100);
}

TEST_CASE("Too many games are left out as a whole") {
  CollectedGames collected(base_of(250), 1000);
  CHECK(collected.step() == State::TooLarge);
  CHECK(collected.step() == State::TooLarge);
  CHECK(collected.take_text().empty());
}

TEST_CASE("Games that can never fit are not all read") {
  CollectedGames collected(base_of(5000), 130'000);
  while (collected.step() == State::Asking) {
  }
  CHECK(collected.state() == State::TooLarge);
  CHECK(collected.asked() == 1000);
}

TEST_CASE("Games that are gone are told, instead of keeping a part") {
  const auto base = base_of(250);
  CollectedGames collected(base, enough);
  CHECK(collected.step() == State::Asking);
  base->clear();
  CHECK(collected.step() == State::Failed);
  CHECK(collected.take_text().empty());
}

}  // namespace damas::test
