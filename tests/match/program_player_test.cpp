// Matches in which an external program plays a side.
#include <doctest/doctest.h>

#include "match/fake_program.hpp"
#include "match/match.hpp"
#include "match/saved_match.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;
using test::FakeProgram;
using test::FakeScript;

const ProgramPlayer fake{{"/opt/fake", "hub", "Fake 1.0"}, 500ms};

struct Fixture {
  std::shared_ptr<FakeScript> script = std::make_shared<FakeScript>();

  Match match_with(const TimeControl& time = {}) const {
    MatchSetup setup;
    setup.players = {Human{}, fake};
    setup.time = time;
    return Match(setup, Drive::Caller);
  }
  void hire(Match& match) const { match.use(std::make_shared<FakeProgram>(script)); }
  static void play(Match& match) {
    REQUIRE_FALSE(
        match.submit(Side::White, command::Play{match.game().legal_moves().front(), std::nullopt}));
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture,
                  "a program moves for its side, and uses its own time if there is no clock") {
  Match match = match_with();
  hire(match);
  play(match);
  match.tick(10ms);
  CHECK(match.game().ply() == 2);
  REQUIRE(script->times.size() == 1);
  CHECK(script->times[0].move == 500ms);
  CHECK_FALSE(script->times[0].clock);
}

TEST_CASE_FIXTURE(Fixture, "a program gets the time on the clock") {
  Match match = match_with({1min, 2s});
  hire(match);
  play(match);
  match.tick(10s);
  REQUIRE(script->times.size() == 1);
  CHECK(script->times[0].clock == 50s);
  CHECK(script->times[0].increment == 2s);
  CHECK_FALSE(script->times[0].move);
}

TEST_CASE_FIXTURE(Fixture,
                  "the game and its clock stop while the program is missing or has failed") {
  Match match = match_with({1min, 0s});
  play(match);
  match.tick(2min);
  CHECK_FALSE(match.outcome());
  CHECK(match.clock().remaining(Side::Black) == 1min);
  hire(match);
  script->trouble = ProgramTrouble{ProgramTrouble::Kind::Silent};
  match.tick(2min);
  CHECK(match.game().ply() == 1);
  CHECK(match.clock().remaining(Side::Black) == 1min);
  script->trouble.reset();
  match.tick(1s);
  CHECK(match.game().ply() == 2);
}

TEST_CASE_FIXTURE(Fixture, "another player can take over the side of a program during a search") {
  Match match = match_with();
  hire(match);
  script->thinks_on = true;
  play(match);
  match.tick(10ms);
  CHECK(match.game().ply() == 1);
  match.set_player(Side::Black, Computer{1});
  CHECK(script->stopped == 1);
  match.tick(10ms);
  CHECK(match.game().ply() == 2);
  play(match);
  match.set_player(Side::Black, Human{});
  CHECK_FALSE(match.computer_to_move());
}

TEST_CASE_FIXTURE(Fixture, "a program answers draw offers by its last score, if there is one") {
  for (const bool told : {true, false}) {
    script->score = -150;
    script->depth = told ? 5 : 0;
    Match match = match_with();
    hire(match);
    play(match);
    match.tick(10ms);
    REQUIRE_FALSE(match.submit(Side::White, command::OfferDraw{}));
    CHECK(match.outcome().has_value() == told);
  }
}

TEST_CASE_FIXTURE(Fixture, "a draw offer stays valid when the program reports its name") {
  Match match = match_with();
  play(match);
  REQUIRE_FALSE(match.submit(Side::White, command::OfferDraw{}));
  REQUIRE(match.draw_offer() == Side::White);
  ProgramPlayer named = fake;
  named.program.name = "Fake 2.0";
  match.set_player(Side::Black, named);
  CHECK(match.draw_offer() == Side::White);
  match.set_player(Side::Black, Human{});
  CHECK_FALSE(match.draw_offer().has_value());
}

TEST_CASE_FIXTURE(Fixture, "a saved match restores the program") {
  Match match = match_with();
  auto restored = restore(save(match), Drive::Caller);
  REQUIRE(std::holds_alternative<Match>(restored));
  CHECK(std::get<Match>(restored).setup().player(Side::Black) == Player{fake});
}

TEST_CASE_FIXTURE(Fixture, "a save with an incomplete program is refused") {
  std::string text = save(match_with());
  const std::string name = "\"name\"";
  text.replace(text.find(name), name.size(), "\"nam\"");
  const auto restored = restore(text);
  REQUIRE(std::holds_alternative<SaveError>(restored));
  CHECK(std::get<SaveError>(restored).what == "expected \"name\" of a program to be a text");
}

}  // namespace damas
