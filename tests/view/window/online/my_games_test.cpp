// The user's own games in the lobby, and their replays.
#include <doctest/doctest.h>

#include "view/window/online/game_line.hpp"
#include "view/window/online/online_stage.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

net::GameLine resigned_game() {
  net::GameLine game;
  game.match = FakeServer::match_id(3);
  game.players.white = {{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"}, "", 1612, false};
  game.players.black = {{"11111111-2222-4333-8444-555555555555"}, "", 1500, true};
  game.plies = 2;
  game.began = 1'700'000'000'000;
  game.ended = 1'700'000'900'000;
  game.winner = Side::White;
  game.reason = EndReason::Resignation;
  return game;
}

const ReviewScene& replay_of(OnlineStage& play, const net::GameLine& game) {
  play.server.lines = {game};
  if (play.server.pdn.empty())
    play.server.pdn =
        "[GameType \"26\"]\n[White \"Anonymous\"]\n[Black \"Anonymous\"]\n\n1. c3-d4 f6-g5 1-0\n";
  auto& lobby = dynamic_cast<LobbyScene&>(play.stage.app().scenes().top());
  lobby.turn_to(LobbyScene::Page::Games, play.stage.app());
  play.stage.wait(Milliseconds{100});
  lobby.online()->client().ask_game(game.match);
  play.stage.wait(Milliseconds{200});
  const auto* review = dynamic_cast<const ReviewScene*>(&play.stage.app().scenes().top());
  REQUIRE(review != nullptr);
  return *review;
}

}  // namespace

TEST_CASE("A replay calls its players what the lobby calls them") {
  OnlineStage play;
  const ReviewScene& review = replay_of(play, resigned_game());
  const PdnHeaders& headers = review.document().game().headers;
  CHECK(headers.value("White") == "Visitor 3690");
  CHECK(headers.value("Black") == "You");
}

TEST_CASE("A player's own name is the one used on the day of the game") {
  OnlineStage play;
  net::GameLine game = resigned_game();
  game.players.white.name = "Bia";
  play.server.pdn = "[GameType \"26\"]\n[White \"Bibi\"]\n\n1. c3-d4 1-0\n";
  const ReviewScene& review = replay_of(play, game);
  CHECK(review.document().game().headers.value("White") == "Bibi");
}

TEST_CASE("A player without a name on the day of the game is not given a later one") {
  OnlineStage play;
  net::GameLine game = resigned_game();
  game.players.white.name = "Bia";
  game.players.black.name = "Ana";
  const ReviewScene& review = replay_of(play, game);
  const PdnHeaders& headers = review.document().game().headers;
  CHECK(headers.value("White") == "Visitor 3690");
  CHECK(headers.value("Black") == "You");
}

TEST_CASE("A replay ends with the result and its reason") {
  OnlineStage play;
  const ReviewScene& review = replay_of(play, resigned_game());
  play.press(Key::End);
  play.stage.wait(Milliseconds{500});
  CHECK(review.status() == "White wins: Black resigned.");
}

TEST_CASE("A list of games tells that an opening was drawn") {
  OnlineStage play;
  net::GameLine game = resigned_game();
  const App& app = play.stage.app();
  CHECK(text_of(game, std::nullopt, app).about.find("opening drawn") == std::string::npos);
  game.opening = net::OpeningLot::Ballot;
  CHECK(text_of(game, std::nullopt, app).about.ends_with(" · opening drawn"));
}

TEST_CASE("The date of a game is in the desktop's local time") {
  StageSetup setup = OnlineStage::in_lobby();
  setup.connect = [](Desktop& desktop) {
    desktop.day_of = [](std::int64_t ms) {
      return std::string(ms == 1'700'000'900'000 ? "2023.11.15" : "another day");
    };
  };
  OnlineStage play(setup);
  CHECK(text_of(resigned_game(), std::nullopt, play.stage.app()).when == "2023-11-15");
}

}  // namespace damas::test
