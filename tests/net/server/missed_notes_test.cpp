// Changes by other processes are known in time, even without notes.
#include <doctest/doctest.h>

#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

// The last message about a player's presence.
std::optional<Presence> last_presence(const std::vector<Reply>& told) {
  std::optional<Presence> last;
  for (const Reply& reply : told) {
    if (const auto* seat = std::get_if<reply::SeatPresence>(&reply.body)) last = seat->presence;
  }
  return last;
}

// Ana waits at one process; Rui connects to the other and begins a match. Its note has not arrived
// yet.
struct MissedNote {
  MissedNote() {
    here.pass(1s);  // both processes are alive
    there.pass(1s);
    here.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
    there.ask(rui, request::QueueJoin{Variant::Brazilian, {}});
    here.told(ana);
  }
  MatchId match() { return here.storage().matches().playing(here.user_of("Ana")).value(); }

  Crowd here;
  Crowd there{here, 2};
  const Crowd::Who ana = here.comes("Ana");
  const Crowd::Who rui = there.comes("Rui");
};

}  // namespace

TEST_CASE("a claim is judged by the stored presence, not by received notes") {
  Crowd here;
  const auto pair = here.begin();
  Crowd there(here, 2);
  here.pass(1s);  // both processes are alive
  there.pass(1s);
  const std::string black = here.name_of(pair.black);
  here.goes(pair.black);
  there.comes(black, here.token_of(black));
  here.pass(130s);
  CHECK_FALSE(last_presence(here.told(pair.white))->on);
  CHECK(here.refusal(pair.white, request::Claim{pair.match}) == ErrorCode::NotNow);
  CHECK(last_presence(here.told(pair.white)) == Presence{true, {}});
}

TEST_CASE("presence is read again when notes may have been missed") {
  Crowd here;
  const auto pair = here.begin();
  Crowd there(here, 2);
  here.pass(1s);  // both processes are alive
  there.pass(1s);
  const std::string black = here.name_of(pair.black);
  here.goes(pair.black);
  here.told(pair.white);
  const auto back = there.comes(black, here.token_of(black));
  here.look_again();
  CHECK(last_presence(here.told(pair.white)) == Presence{true, {}});
  there.goes(back);
  here.look_again();
  CHECK(last_presence(here.told(pair.white)) == Presence{false, 120'000});
}

TEST_CASE("records are read again when notes may have been missed") {
  Crowd here;
  const auto pair = here.begin();
  Crowd there(here, 2);
  here.pass(1s);  // both processes are alive
  there.pass(1s);
  const std::string white = here.name_of(pair.white);
  const auto guest = there.comes(white, here.token_of(white));
  there.ask(guest, request::Move{pair.match, 1, {{2, 2}, {3, 3}}, {}});
  there.ask(guest, request::Resign{pair.match});
  here.news(pair.black);
  here.look_again();
  const auto news = here.news(pair.black);
  REQUIRE(news.size() == 2);
  CHECK(std::holds_alternative<record::Move>(news[0]));
  CHECK(std::holds_alternative<record::End>(news[1]));
}

TEST_CASE("leaving a match is known to a process that loads the match later") {
  Crowd here;
  const auto pair = here.begin();
  here.ask(pair.black, request::Leave{pair.match});
  Crowd there(here, 2);
  here.pass(1s);  // both processes are alive
  there.pass(1s);
  const std::string white = here.name_of(pair.white);
  const auto guest = there.comes(white, here.token_of(white));
  const auto snap = there.answer<reply::Snap>(guest, request::Sync{pair.match, 0});
  CHECK(snap.presence.black == Presence{false, 10'000});
  here.ask(pair.black, request::Sync{pair.match, 1});
  there.note(UserNote{here.user_of(here.name_of(pair.black)), {}});
  CHECK(last_presence(there.told(guest)) == Presence{true, {}});
}

TEST_CASE("players are told of their match even if someone watched it before the note arrived") {
  MissedNote meeting;
  meeting.here.ask(meeting.here.comes("Eva"), request::Watch{meeting.match()});
  SUBCASE("which came") {
    meeting.here.note(MatchNote{meeting.match(), 1});
  }
  SUBCASE("which was lost") {
    meeting.here.look_again();
    meeting.here.look_again();
  }
  SUBCASE("which came twice") {
    meeting.here.note(MatchNote{meeting.match(), 1});
    meeting.here.note(MatchNote{meeting.match(), 1});
    meeting.here.look_again();
  }
  const auto news = meeting.here.news(meeting.ana);
  REQUIRE(news.size() == 1);
  CHECK(std::holds_alternative<record::Start>(news[0]));
}

TEST_CASE("players receive all of their match even if someone watched it in between") {
  MissedNote meeting;
  meeting.there.ask(meeting.rui, request::Say{meeting.match(), Phrase::Hello});
  meeting.here.ask(meeting.here.comes("Eva"), request::Watch{meeting.match()});
  SUBCASE("by notes") {
    meeting.here.note(MatchNote{meeting.match(), 1});
    meeting.here.note(MatchNote{meeting.match(), 2});
  }
  SUBCASE("by looking again") {
    meeting.here.look_again();
  }
  const auto news = meeting.here.news(meeting.ana);
  REQUIRE(news.size() == 2);
  CHECK(std::holds_alternative<record::Start>(news[0]));
  CHECK(std::holds_alternative<record::Say>(news[1]));
}

TEST_CASE("players are told of a match that ended before they knew of it") {
  MissedNote meeting;
  const MatchId match = meeting.match();
  meeting.there.ask(meeting.rui, request::Resign{match});
  SUBCASE("by notes") {
    meeting.here.note(MatchNote{match, 1});
    meeting.here.note(MatchNote{match, 2});
    meeting.here.look_again();
  }
  SUBCASE("by looking again") {
    meeting.here.look_again();
    meeting.here.look_again();
  }
  const auto news = meeting.here.news(meeting.ana);
  REQUIRE(news.size() == 2);
  CHECK(std::holds_alternative<record::Start>(news[0]));
  CHECK(std::holds_alternative<record::End>(news[1]));
}

TEST_CASE("players are told of a rematch that ended before they knew of it") {
  MissedNote meeting;
  const MatchId first = meeting.match();
  meeting.here.note(MatchNote{first, 1});
  meeting.here.ask(meeting.ana, request::Resign{first});
  meeting.here.ask(meeting.ana, request::Rematch{first, Answer::Offer});
  meeting.there.ask(meeting.rui, request::Rematch{first, Answer::Accept});
  const MatchId second = meeting.match();
  meeting.there.ask(meeting.rui, request::Resign{second});
  meeting.here.news(meeting.ana);
  meeting.here.look_again();
  const auto news = meeting.here.news(meeting.ana);
  REQUIRE(news.size() == 3);
  CHECK(std::get<record::Rematch>(news[0]).match == second);
  CHECK(std::holds_alternative<record::Start>(news[1]));
  CHECK(std::holds_alternative<record::End>(news[2]));
}

TEST_CASE("a late note about an old match is ignored after the end of a newer one") {
  MissedNote meeting;
  const MatchId first = meeting.match();
  meeting.here.look_again();  // notices it now
  meeting.here.ask(meeting.ana, request::Resign{first});
  meeting.here.ask(meeting.ana, request::Rematch{first, Answer::Offer});
  meeting.there.note(MatchNote{first, 3});
  meeting.there.ask(meeting.rui, request::Rematch{first, Answer::Accept});
  const MatchId second = meeting.match();
  meeting.here.note(MatchNote{first, 4});
  meeting.here.note(MatchNote{second, 1});
  meeting.here.ask(meeting.ana, request::Resign{second});
  meeting.here.news(meeting.ana);
  meeting.here.note(MatchNote{first, 1});
  CHECK(meeting.here.news(meeting.ana).empty());
}

TEST_CASE("waiting users are not told of earlier matches") {
  MissedNote meeting;
  const MatchId match = meeting.match();
  meeting.there.ask(meeting.rui, request::Resign{match});
  meeting.here.goes(meeting.ana);
  const auto ana = meeting.here.comes("Ana", meeting.here.token_of("Ana"));
  SUBCASE("while the wait lasts") {
    meeting.here.ask(ana, request::QueueJoin{Variant::Russian, {}});
  }
  SUBCASE("when it was forgotten for its age") {
    meeting.here.ask(ana, request::QueueJoin{Variant::Russian, {}});
    meeting.here.later(25h);
    meeting.here.storage().waiting().remove(meeting.here.user_of("Ana"));
  }
  SUBCASE("when it was ended") {
    meeting.here.ask(ana, request::QueueJoin{Variant::Russian, {}});
    meeting.here.ask(ana, request::QueueLeave{});
  }
  SUBCASE("when another process took it away") {
    meeting.here.pass(1s);
    meeting.here.ask(ana, request::QueueJoin{Variant::Russian, {}});
    meeting.here.storage().waiting().remove(meeting.here.user_of("Ana"));
  }
  SUBCASE("by a note that comes late") {
    meeting.here.note(MatchNote{match, 1});
  }
  meeting.here.look_again();
  CHECK(meeting.here.news(ana).empty());
}

TEST_CASE("rolled-back changes are not counted and not considered done" *
          doctest::skip(on_postgres())) {  // whose own clock cannot be changed
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.pass(1s);
  const UserId white = crowd.user_of(crowd.name_of(pair.white));
  crowd.storage().presence().set_present(white, false);  // as another process that thinks it dead
  Now later = crowd.now();
  later.steady += 20s;
  later.wall += 20'000;
  CHECK_THROWS_AS(crowd.transaction([&] {
    crowd.community().tick(later);
    crowd.community().receive(pair.white, {9, request::Move{pair.match, 1, {{2, 2}, {3, 3}}, {}}},
                              later);
    CHECK(crowd.community().counts().moves == 1);
    throw StoreError("disk full");
  }),
                  StoreError);
  CHECK(crowd.community().counts().moves == 0);
  CHECK_FALSE(crowd.storage().presence().is_present(white));
  crowd.transaction([&] { crowd.community().tick(later); });
  CHECK(crowd.storage().presence().is_present(white));
}

}  // namespace damas::net
