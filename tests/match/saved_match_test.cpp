#include "match/saved_match.hpp"

#include <random>

#include "core/diagram.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;

Match restored(const std::string& text) {
  auto result = restore(text, Drive::Caller);
  if (const auto* error = std::get_if<SaveError>(&result)) FAIL(error->what);
  return std::move(std::get<Match>(result));
}

std::string error_of(const std::string& text) {
  CAPTURE(text);
  const auto result = restore(text, Drive::Caller);
  REQUIRE(std::holds_alternative<SaveError>(result));
  return std::get<SaveError>(result).what;
}

Match some_match() {
  MatchSetup setup;
  setup.variant = Variant::Casual;
  setup.players = {Human{}, Computer{3}};
  setup.time = {5min, 2s};
  setup.takebacks = 4;
  setup.seed = 0xFEDCBA9876543210;
  setup.id = 0x8000000000000001;
  setup.drawn_plies = 3;
  Game game(Variant::Casual);
  for (int i = 0; i < 9; ++i) {
    game.play(game.legal_moves()[static_cast<std::size_t>(i) % game.legal_moves().size()]);
  }
  game.undo();
  return Match(setup, MatchProgress{game, {100s, 250s}, {1, 2}}, Drive::Caller);
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a match comes back as it was saved") {
  const Match match = some_match();
  const Match again = restored(save(match));
  CHECK(again.setup().variant == Variant::Casual);
  CHECK(again.setup().players == match.setup().players);
  CHECK(again.setup().time == match.setup().time);
  CHECK(again.setup().takebacks == 4);
  CHECK(again.setup().seed == 0xFEDCBA9876543210);
  CHECK(again.setup().id == 0x8000000000000001);
  CHECK(again.setup().drawn_plies == 3);
  CHECK(again.game().ply() == 8);
  CHECK(again.game().last_ply() == 9);
  CHECK(again.game().position() == match.game().position());
  CHECK(again.clock().remaining(Side::White) == 100s);
  CHECK(again.clock().remaining(Side::Black) == 250s);
  CHECK(again.takebacks_left(Side::Black) == 2);
  CHECK(save(again) == save(match));
}

TEST_CASE("a save without an id can be read, one with an invalid id cannot") {
  const std::string text = save(some_match());
  CHECK(restored(with(text, "  \"id\": 9223372036854775809,\n", "")).setup().id == 0);
  CHECK(error_of(with(text, "9223372036854775809", "\"x\"")) ==
        "expected \"id\" to be a whole number of at most 64 bits");
}

TEST_CASE("random games of every variant survive saving") {
  std::mt19937_64 random(21);
  for (std::size_t v = 0; v < variants.size(); ++v) {
    for (int i = 0; i < 40; ++i) {
      Game game(static_cast<Variant>(v), random() % variants[v].draw_tables.size());
      while (!game.outcome() && game.ply() < 150) {
        game.play(game.legal_moves()[random() % game.legal_moves().size()]);
      }
      MatchSetup setup;
      setup.variant = game.variant();
      setup.draw_table = game.draw_table();
      const Match again = restored(save(Match(setup, MatchProgress{game}, Drive::Caller)));
      CHECK(again.game().position() == game.position());
      CHECK(again.game().ply() == game.ply());
      CHECK(again.game().draw_table() == game.draw_table());
    }
  }
}

TEST_CASE("a match ended by resignation, agreement or time stays ended") {
  for (const Command& last : {Command{command::Resign{}}, Command{command::OfferDraw{}}}) {
    MatchSetup setup;
    setup.players = {Human{}, Human{}};
    Match match(setup);
    match.submit(Side::White, last);
    match.submit(Side::Black, command::AnswerDraw{true});
    REQUIRE(match.outcome());
    CHECK(restored(save(match)).outcome() == match.outcome());
  }
  MatchSetup timed;
  timed.players = {Human{}, Human{}};
  timed.time = {1s, 0s};
  Match match(timed);
  match.tick(2s);
  CHECK(restored(save(match)).outcome() == Outcome{Side::Black, EndReason::Time});
}

TEST_CASE("a match that tables decided stays decided") {
  for (const std::optional<Side> winner :
       {std::optional<Side>{}, std::optional(Side::White), std::optional(Side::Black)}) {
    MatchSetup setup;
    setup.players = {Human{}, Human{}};
    Match match(setup);
    match.end({winner, EndReason::Adjudication});
    CHECK(restored(save(match)).outcome() == Outcome{winner, EndReason::Adjudication});
  }
}

TEST_CASE("an invalid value is named in the error") {
  const std::string good = save(some_match());
  CHECK(error_of("").find("expected") != std::string::npos);
  CHECK(error_of("null").find("\"damas\"") != std::string::npos);
  CHECK(error_of(with(good, "\"damas\": 1", "\"damas\": 2")) ==
        "expected a save of version 1 (\"damas\": 1), found version 2");
  CHECK(error_of("[1, 2]").find("\"damas\"") != std::string::npos);
  CHECK(error_of(with(good, "\"casual\",\n  ", "\"chess\",\n  ")).find("chess") !=
        std::string::npos);
  CHECK(error_of(with(good, "\"level\": 3", "\"level\": 77")).find("1 to 10") != std::string::npos);
  CHECK(error_of(with(good, "\"ply\": 8", "\"ply\": 80")).find("\"ply\"") != std::string::npos);
  CHECK(error_of(with(good, "\"drawn_plies\": 3", "\"drawn_plies\": 9")).find("drawn_plies") !=
        std::string::npos);
  CHECK(restored(with(good, "\"drawn_plies\": 3", "\"older\": 3")).setup().drawn_plies == 0);
  CHECK(error_of(with(good, "\"moves\": [", "\"moves\": [\"a1-h8\",")).find("move 1") !=
        std::string::npos);
  CHECK(error_of(with(good, "\"start\": \"W:", "\"start\": \"X:")).find("character 1") !=
        std::string::npos);
  CHECK(error_of(with(good, "\"initial_ms\": 300000", "\"initial_ms\": -3")).find("initial_ms") !=
        std::string::npos);
}

TEST_CASE("an ending that cannot be is refused") {
  const std::string good = save(some_match());
  for (const char* ended :
       {R"({"reason": "agreement", "winner": "white"})", R"({"reason": "time", "winner": null})",
        R"({"reason": "luck"})", "7"}) {
    CHECK(error_of(with(good, "\"ended\": null", std::string("\"ended\": ") + ended))
              .find("\"ended\"") != std::string::npos);
  }
}

TEST_CASE("endlessly nested values are refused") {
  const std::string good = save(some_match());
  const std::string deep = std::string(300000, '[') + std::string(300000, ']');
  CHECK(error_of(deep).find("expected") != std::string::npos);
  CHECK(error_of(with(good, "\"ended\": null", "\"ended\": " + deep)).find("ended") !=
        std::string::npos);
  CHECK(error_of(with(good, "\"moves\": [", "\"moves\": [" + deep + ",")).find("move 1") !=
        std::string::npos);
}

TEST_CASE("damaged saves are refused or read, and nothing else happens") {
  const std::string good = save(some_match());
  std::mt19937_64 random(22);
  for (int i = 0; i < 2000; ++i) {
    std::string text = good.substr(0, random() % 3 == 0 ? random() % good.size() : good.size());
    for (auto n = random() % 4; n > 0 && !text.empty(); --n) {
      text[random() % text.size()] = static_cast<char>(random() % 256);
    }
    const auto result = restore(text, Drive::Caller);
    if (const auto* error = std::get_if<SaveError>(&result)) CHECK_FALSE(error->what.empty());
  }
}

}  // namespace damas
