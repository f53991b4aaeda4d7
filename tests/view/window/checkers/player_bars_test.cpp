#include "view/window/checkers/player_bars.hpp"

#include <memory>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/checkers/game_controller.hpp"

namespace damas::test {

namespace {

// Two persons; White to move can only capture d4.
GameController white_captures(TimeControl time = {}) {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  setup.start = std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3:Bd4,h8"));
  setup.time = time;
  return GameController(std::make_unique<LocalSession>(Match(setup, Drive::Caller)));
}

void pass(GameController& controller, Milliseconds time) {
  controller.advance(time, Preferences{}.motion_speed());
}

}  // namespace

TEST_CASE("a bar counts the pieces captured before the position on the board") {
  GameController controller = white_captures();
  const PlayerBars bars(controller.session().game());
  CHECK(bars.bar(Side::White, controller).captured == 0);
  CHECK(bars.bar(Side::White, controller).to_move);
  const Move capture = controller.session().game().legal_moves().front();
  REQUIRE(controller.command(command::Play{capture}, Language::English));
  pass(controller, Milliseconds{16});
  CHECK(bars.bar(Side::White, controller).captured == 1);
  CHECK(bars.bar(Side::Black, controller).captured == 0);
  CHECK(bars.bar(Side::Black, controller).to_move);
  controller.view(0);
  CHECK(bars.bar(Side::White, controller).captured == 0);
}

TEST_CASE("pieces of a game in progress are counted from its start") {
  GameController controller = white_captures();
  const Move capture = controller.session().game().legal_moves().front();
  REQUIRE(controller.command(command::Play{capture}, Language::English));
  CHECK(PlayerBars(controller.session().game()).bar(Side::White, controller).captured == 1);
}

TEST_CASE("a bar shows its clock, and that little time is left") {
  GameController controller = white_captures({std::chrono::minutes(5), {}});
  const PlayerBars bars(controller.session().game());
  CHECK(bars.bar(Side::White, controller).clock == "5:00");
  CHECK_FALSE(bars.bar(Side::White, controller).short_of_time);
  pass(controller, std::chrono::seconds(290));
  CHECK(bars.bar(Side::White, controller).clock == "0:10");
  CHECK(bars.bar(Side::White, controller).short_of_time);
  CHECK_FALSE(bars.bar(Side::Black, controller).short_of_time);
}

TEST_CASE("only a running clock changes the bars without an event") {
  CHECK_FALSE(PlayerBars::next_change(white_captures().session()));
  GameController controller = white_captures({std::chrono::minutes(5), {}});
  pass(controller, Milliseconds{300});
  CHECK(PlayerBars::next_change(controller.session()) == Milliseconds{700});
  controller.toggle_pause();
  CHECK_FALSE(PlayerBars::next_change(controller.session()));
}

}  // namespace damas::test
