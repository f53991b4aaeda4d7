#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

Game game_after_moves(Variant variant, const std::vector<std::string>& moves) {
  Game game(variant);
  for (const std::string& text : moves) {
    const auto& legal = game.legal_moves();
    const auto move = std::find_if(legal.begin(), legal.end(),
                                   [&](const Move& each) { return to_text(game, each) == text; });
    REQUIRE(move != legal.end());
    const Move chosen = *move;
    game.play(chosen);
  }
  return game;
}

}  // namespace

TEST_CASE("A quick match begins by Enter and is played by clicks, drags and typing") {
  OnlineStage play;
  REQUIRE(play.stage.shows<LobbyScene>());
  CHECK(play.server.dialed() == std::vector<std::string>{"ws://play.example:8080/ws"});
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::QueueJoin>() == 1);
  play.begin(Side::White);
  REQUIRE(play.stage.plays<OnlinePlay>());
  CHECK(play.announced("you play White against Bia"));
  CHECK(play.status() == "Your turn");

  play.stage.click("c3");
  play.stage.click("d4");
  play.settle();
  CHECK(play.server.course().game().ply() == 1);
  CHECK(play.status() == "Bia is to move");
  play.server.opponent_moves("f6", "g5");
  play.settle();
  CHECK(play.stage.game().ply() == 2);
  CHECK(play.announced("Black: f6-g5"));

  play.stage.drag("b2", "c3");
  play.settle();
  play.server.opponent_moves("g7", "f6");
  play.settle();
  play.stage.type("a1b2");
  play.settle();
  CHECK(play.server.course().game().ply() == 5);
}

TEST_CASE("A match after an opening that was drawn tells it, and goes on from there") {
  OnlineStage play;
  const Game game = game_after_moves(Variant::Russian, {"c3-d4", "b6-a5"});
  play.server.drawn = game;
  play.begin(Side::White);
  CHECK(play.announced("The opening was drawn by lot: c3-d4 b6-a5."));
  CHECK(play.stage.game().ply() == 2);
  CHECK(play.stage.game().position() == game.position());
  CHECK(play.status() == "Your turn");
  play.stage.type("b2c3");
  play.settle();
  CHECK(play.server.last<net::request::Move>().ply == 3);
  CHECK(play.server.course().game().ply() == 3);
}

TEST_CASE("The moves of a drawn opening are not taken back, but an own first move after it is") {
  OnlineStage play;
  // After an odd number of moves Black moves first.
  Side own = Side::White;
  SUBCASE("by White") {
    play.server.drawn = game_after_moves(Variant::Russian, {"c3-d4", "b6-a5"});
  }
  SUBCASE("by Black") {
    play.server.drawn = game_after_moves(Variant::Russian, {"c3-d4", "b6-a5", "b2-c3"});
    own = Side::Black;
  }
  const int drawn = play.server.drawn->ply();
  play.begin(own);
  const auto undo = [&play] {
    play.stage.key(Key::Z, with_ctrl);
    play.settle();
  };
  undo();
  CHECK(play.server.asked<net::request::Takeback>() == 0);
  play.stage.type(own == Side::White ? "b2c3" : "f6g5");
  play.settle();
  REQUIRE(play.stage.game().ply() == drawn + 1);
  undo();
  REQUIRE(play.server.asked<net::request::Takeback>() == 1);
  play.server.tell(net::record::Takeback{opponent(own), net::Answer::Accept, drawn, {}});
  play.settle();
  CHECK(play.stage.game().ply() == drawn);
  CHECK(play.stage.game().position() == play.server.drawn->position());
  CHECK(play.status() == "Your turn");
  undo();
  CHECK(play.server.asked<net::request::Takeback>() == 1);
}

TEST_CASE("After a drawn opening the opponent's first move is not one's own to take back") {
  OnlineStage play;
  play.server.drawn = game_after_moves(Variant::Russian, {"c3-d4", "b6-a5"});
  play.begin(Side::Black);
  play.server.opponent_moves("b2", "c3");
  play.settle();
  REQUIRE(play.stage.game().ply() == 3);
  play.stage.key(Key::Z, with_ctrl);
  play.settle();
  CHECK(play.server.asked<net::request::Takeback>() == 0);
}

TEST_CASE("A match after a drawn opening is watched from there, and followed") {
  OnlineStage play;
  const Game game = game_after_moves(Variant::Russian, {"c3-d4", "b6-a5"});
  play.server.drawn = game;
  play.begin_watching();
  CHECK(play.announced("The opening was drawn by lot: c3-d4 b6-a5."));
  CHECK(play.stage.game().position() == game.position());
  CHECK(play.stage.game().ply() == 2);
  play.server.opponent_moves("b2", "c3");
  play.settle();
  CHECK(play.stage.game().ply() == 3);
  CHECK(play.stage.game().position() == play.server.course().game().position());
}

TEST_CASE("A rematch without a drawn opening says so if the match before had one") {
  OnlineStage play;
  play.server.drawn = game_after_moves(Variant::Russian, {"c3-d4", "b6-a5"});
  play.begin(Side::White);
  CHECK_FALSE(play.announced("No opening was drawn"));
  play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
  play.settle();
  play.stage.wait(Milliseconds{500});
  bool older = true;
  SUBCASE("because the other player now has an older program") {
    play.server.drawn.reset();
  }
  SUBCASE("not if another one was drawn") {
    play.server.drawn = game_after_moves(Variant::Russian, {"g3-h4", "b6-a5"});
    older = false;
  }
  play.server.tell(net::record::Rematch{Side::Black, net::Answer::Offer, {}});
  play.settle();
  play.answer(true);
  REQUIRE(play.stage.plays<OnlinePlay>());
  REQUIRE_FALSE(play.stage.checkers().session().over());
  CHECK(play.stage.game().ply() == (older ? 0 : 2));
  CHECK(play.announced("No opening was drawn") == older);
}

TEST_CASE("A drawn opening alone is no game to keep") {
  OnlineStage play;
  play.server.drawn = game_after_moves(Variant::Russian, {"c3-d4"});
  play.begin(Side::White);
  play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
  play.settle();
  CHECK_FALSE(play.online().kept_match().has_value());
}

TEST_CASE("A player with Black sees Black at the bottom") {
  OnlineStage play;
  play.begin(Side::Black);
  CHECK(play.stage.checkers().board().flipped());
  CHECK(play.status() == "Bia is to move");
  play.server.opponent_moves("c3", "d4");
  play.settle();
  play.stage.type("f6g5");
  play.settle();
  CHECK(play.server.course().game().ply() == 2);
}

TEST_CASE("An unconfirmed move is shown, and described as such if that takes long") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.hold = true;
  play.stage.type("c3d4");
  play.settle();
  CHECK(play.stage.game().ply() == 1);
  CHECK_FALSE(play.stage.checkers().session().may_move());
  play.stage.wait(Milliseconds{1000});
  CHECK(play.status() == "Sending your move…");
  play.server.answer_held();
  play.settle();
  CHECK(play.status() == "Bia is to move");
  CHECK(play.stage.game().ply() == 1);
}

TEST_CASE("A refused move is taken back, and the status line says why") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.refuse_next = net::ErrorCode::Illegal;
  play.stage.type("c3d4");
  play.settle();
  CHECK(play.stage.game().ply() == 0);
  CHECK(play.status() == "The rules do not allow this move.");
  play.stage.type("c3b4");
  play.settle();
  CHECK(play.server.course().game().ply() == 1);
}

TEST_CASE("Undo asks the opponent, who may agree") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.key(Key::Z, with_ctrl);
  play.settle();
  CHECK(play.server.asked<net::request::Takeback>() == 0);
  play.stage.type("c3d4");
  play.settle();
  play.stage.key(Key::Z, with_ctrl);
  play.settle();
  REQUIRE(play.server.asked<net::request::Takeback>() == 1);
  CHECK(play.status() == "You have asked to take back 1 move · Bia is to move");
  play.server.tell(net::record::Takeback{Side::Black, net::Answer::Accept, 0, {}});
  play.settle();
  CHECK(play.stage.game().ply() == 0);
  CHECK(play.status() == "Your turn");
}

TEST_CASE("A repeated offer says when it can be made again, a refused move does not") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.refuse_next = net::ErrorCode::NotNow;
  play.stage.type("c3d4");
  play.settle();
  CHECK(play.status() == "This cannot be done now.");
  play.stage.type("c3d4");
  play.settle();
  play.server.refuse_next = net::ErrorCode::NotNow;
  play.stage.key(Key::Z, with_ctrl);
  play.settle();
  CHECK(play.status() == "This was asked for already: ask again after the next move.");
}

TEST_CASE("A takeback offer names the number of moves, and that their time is restored") {
  OnlineStage play;
  play.begin(Side::White, {std::chrono::minutes(5), {}});
  play.stage.type("c3d4");
  play.settle();
  play.server.opponent_moves("f6", "g5");
  play.server.tell(net::record::Takeback{Side::Black, net::Answer::Offer, {}, {}});
  play.settle();
  CHECK(play.status() == "Bia asks to take back 1 move, and the time with it · Your turn");
  play.answer(false);
  play.stage.type("b2c3");
  play.settle();
  play.server.tell(net::record::Takeback{Side::Black, net::Answer::Offer, {}, {}});
  play.settle();
  CHECK(play.status() == "Bia asks to take back 2 moves, and the time with it · Bia is to move");
}

TEST_CASE("The time refunded for lag is shown below the clock, if there is any") {
  OnlineStage play;
  play.begin(Side::White, {std::chrono::minutes(5), {}});
  CHECK(play.scene().shown_bar(Side::White).below_clock.empty());
  net::record::Move move =
      play.server.course().record_of(*play.server.course().way_along({Cell{2, 2}, Cell{3, 3}}));
  move.clock = net::ClockState{{299'000, 300'000}, Side::Black, {4650, 5000}};
  play.server.tell(move);
  play.settle();
  CHECK(play.scene().shown_bar(Side::White).below_clock == "network +0.3 s");
  CHECK(play.scene().shown_bar(Side::Black).below_clock.empty());
}

TEST_CASE("A match that was too short for the ratings says so at its end") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
  play.settle();
  const std::string end = play.scene().end_sentence(play.stage.app());
  CHECK(end.ends_with(" Too short to count for ratings."));
}

TEST_CASE("A spectator is led to the rematch") {
  OnlineStage play;
  play.begin_watching();
  play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
  play.server.tell(net::record::Rematch{Side::White, net::Answer::Offer, {}});
  play.server.tell(net::record::Rematch{Side::Black, net::Answer::Accept, FakeServer::match_id(2)});
  play.server.begin(std::nullopt, {}, false);
  play.settle();
  play.stage.wait(Milliseconds{500});
  const Rect board = play.stage.checkers().board().frame();
  play.stage.click(board.center());
  play.settle();
  CHECK(play.server.last<net::request::Watch>().match == FakeServer::match_id(2));
  CHECK(play.stage.plays<OnlinePlay>());
}

TEST_CASE("An offer can be read although a move was refused meanwhile") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell(net::record::Draw{Side::Black, net::Answer::Offer});
  play.settle();
  play.stage.click("c3");
  play.stage.click("c5");
  CHECK(play.status().starts_with("Bia offers a draw · "));
  CHECK(play.status() != "Bia offers a draw · Your turn");
}

TEST_CASE("The sentence beside the answers is their question, whatever the person has offered") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.type("c3d4");
  play.settle();
  play.server.tell(net::record::Draw{Side::Black, net::Answer::Offer});
  play.settle();
  play.stage.key(Key::Z, with_ctrl);
  play.settle();
  REQUIRE(play.server.asked<net::request::Takeback>() == 1);
  CHECK(play.status().starts_with("Bia offers a draw · "));
  play.stage.key(Key::Escape);
  play.settle();
  REQUIRE(play.server.asked<net::request::Draw>() == 1);
  CHECK(play.server.last<net::request::Draw>().answer == net::Answer::Decline);
  CHECK(play.status().starts_with("You have asked to take back 1 move"));
}

TEST_CASE("The program asks before it offers a draw") {
  OnlineStage play;
  play.begin(Side::White);
  const Rect row = play.stage.checkers().places().buttons;
  const Point offer{row.x + 64 + 24, row.y + 24};  // the second
  const auto ask = [&] {
    play.stage.click(offer);
    play.stage.wait(Milliseconds{100});
    REQUIRE(play.stage.shows<ChoicesScene>());
  };
  ask();
  CHECK(play.announced("Offer a draw?"));
  play.press(Key::Escape);
  CHECK(play.server.asked<net::request::Draw>() == 0);
  ask();
  play.press(Key::Down);
  CHECK(play.announced("Yes"));
  play.press(Key::Enter);
  REQUIRE(play.server.asked<net::request::Draw>() == 1);
  CHECK(play.server.last<net::request::Draw>().answer == net::Answer::Offer);
}

TEST_CASE("A declined offer is reported, except if a move is the answer") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.type("c3d4");
  play.settle();
  for (const bool by_move : {false, true}) {
    play.server.tell(net::record::Draw{Side::White, net::Answer::Offer});
    play.settle();
    CHECK(play.status().starts_with("You have offered a draw"));
    play.server.tell(net::record::Draw{Side::Black, net::Answer::Decline});
    if (by_move) play.server.opponent_moves("f6", "g5");
    CHECK_FALSE(play.announced("Bia declines"));
    play.settle();
    CHECK(play.announced("Bia declines") == !by_move);
    CHECK_FALSE(play.announced(tr(Language::English, Text::DrawDeclined)));
    play.stage.announced.clear();
  }
}

TEST_CASE("An Enter for the board does not accept an offer") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.key(Key::Comma, with_ctrl);
  play.stage.wait(Milliseconds{100});
  play.press(Key::Down);  // shows where the keyboard is in that dialog
  play.press(Key::Escape);
  REQUIRE(play.stage.plays<OnlinePlay>());
  play.press(Key::Right);
  play.stage.announced.clear();
  play.server.tell(net::record::Draw{Side::Black, net::Answer::Offer});
  play.settle();
  play.press(Key::Enter);
  play.press(Key::Right);
  play.press(Key::Enter);
  CHECK(play.server.asked<net::request::Draw>() == 0);
  CHECK_FALSE(play.announced("Accept"));
}

TEST_CASE("The opponent's offer is answered in the status line, and declined by Escape") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell(net::record::Draw{Side::Black, net::Answer::Offer});
  play.settle();
  CHECK(play.status() == "Bia offers a draw · Your turn");
  CHECK(play.announced("Bia offers a draw"));
  play.stage.key(Key::Escape);
  play.settle();
  REQUIRE(play.server.asked<net::request::Draw>() == 1);
  CHECK(play.server.last<net::request::Draw>().answer == net::Answer::Decline);
  CHECK(play.stage.plays<OnlinePlay>());

  play.stage.type("c3d4");
  play.settle();
  play.server.opponent_moves("f6", "g5");
  play.server.tell(net::record::Takeback{Side::Black, net::Answer::Offer, {}, {}});
  play.settle();
  play.answer(true);
  CHECK(play.stage.game().ply() == 1);

  play.server.tell(net::record::Draw{Side::Black, net::Answer::Offer});
  play.settle();
  play.answer(true);
  REQUIRE(play.stage.checkers().session().over());
  CHECK(play.stage.checkers().session().match().outcome()->reason == EndReason::Agreement);
}

TEST_CASE("There are no hints online, and nothing is reviewed before the end") {
  OnlineStage play;
  play.begin(Side::White);
  play.stage.type("h");
  play.stage.wait(Milliseconds{2000});
  CHECK(play.announced("no hints"));
  CHECK_FALSE(play.stage.checkers().controller().hint().searching());
  for (const Action nothing : {Action::Pause, Action::Redo, Action::NewGame}) {
    const Chord chord = play.stage.app().preferences().keys.chords(nothing).front();
    play.stage.key(chord.key, chord.modifiers);
    play.settle();
    CHECK(play.stage.plays<OnlinePlay>());
  }
}

TEST_CASE("After the end both can offer a rematch, with colours exchanged") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell(net::record::End{Side::White,
                                    EndReason::Resignation,
                                    net::BySide<net::RatingChange>{{1500, 1530}, {1612, 1600}},
                                    {}});
  play.settle();
  play.stage.wait(Milliseconds{500});
  REQUIRE(play.stage.checkers().session().over());
  play.server.tell(net::record::Rematch{Side::Black, net::Answer::Offer, {}});
  play.settle();
  play.answer(true);
  REQUIRE(play.stage.plays<OnlinePlay>());
  CHECK_FALSE(play.stage.checkers().session().over());
  CHECK(play.scene().session().only_person() == Side::Black);
}

TEST_CASE("A win against an absent opponent can be claimed in time") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell_presence(Side::Black, {false, 3000});
  play.settle();
  CHECK(play.announced("Bia is away."));
  play.answer_only();
  CHECK(play.server.asked<net::request::Claim>() == 0);
  play.stage.wait(Milliseconds{4000});
  play.answer_only();
  REQUIRE(play.server.asked<net::request::Claim>() == 1);
  CHECK(play.stage.checkers().session().match().outcome()->reason == EndReason::Abandonment);
}

TEST_CASE("A player on another screen, or who has left, is told how the match ended") {
  for (const bool leaves : {false, true}) {
    OnlineStage play;
    play.begin(Side::White);
    play.press(Key::Escape);
    REQUIRE(play.stage.shows<LobbyScene>());
    const auto& lobby = dynamic_cast<const LobbyScene&>(play.stage.app().scenes().top());
    if (leaves) lobby.online()->client().leave_match();
    play.stage.wait(Milliseconds{100});
    play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
    play.stage.wait(Milliseconds{100});
    CHECK(play.announced("Your match is over: you have won."));
  }
}

TEST_CASE("Phrases are said and heard") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell(net::record::Say{Side::Black, net::Phrase::GoodLuck});
  play.settle();
  CHECK(play.announced("Bia: Good luck!"));
}

}  // namespace damas::test
