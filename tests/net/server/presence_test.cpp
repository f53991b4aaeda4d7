// The presence of users who connect to two processes.
#include <doctest/doctest.h>

#include "net/server/crowd.hpp"

using namespace damas;
using namespace damas::net;
using namespace std::chrono_literals;

namespace {

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};

// Two processes, both alive, and a match at the first.
struct Town {
  Town() {
    here.pass(1s);
    there.pass(1s);
  }
  UserId white() const { return here.user_of(white_name); }
  UserId black() const { return here.user_of(black_name); }
  Crowd::Who comes_there(const std::string& name) { return there.comes(name, here.token_of(name)); }
  void pass(Milliseconds time) {
    here.pass(time);
    there.pass(time);
  }

  Crowd here;
  const Crowd::Pair pair = here.begin();
  Crowd there{here, 2};
  const std::string white_name = here.name_of(pair.white);
  const std::string black_name = here.name_of(pair.black);
};

// The waiting time in the answer to a claim.
std::optional<std::int64_t> wait_of_claim(Crowd& crowd, Crowd::Who who, const MatchId& match) {
  const auto refused = crowd.answer<reply::Err>(who, request::Claim{match});
  CHECK(refused.code == ErrorCode::NotNow);
  return refused.wait;
}

}  // namespace

TEST_SUITE("presence") {
  TEST_CASE(
      "a connected user stays present in the store after a tab at another process has closed") {
    Town town;
    town.here.goes(town.pair.white);
    const auto white = town.comes_there(town.white_name);
    town.there.ask(white, request::Sync{town.pair.match, 1});
    const auto tab = town.comes_there(town.black_name);
    town.there.goes(tab);
    CHECK_FALSE(town.here.storage().presence().is_present(town.black()));
    SUBCASE("by a note that came too late to find the tab") {
      town.here.note(UserNote{town.black(), {}});
    }
    SUBCASE("by looking again") {
      town.here.look_again();
    }
    SUBCASE("by playing on") {
      town.there.ask(white, request::Move{town.pair.match, 1, c3d4, {}});
      town.here.answer<reply::Ack>(town.pair.black, request::Move{town.pair.match, 2, f6e5, {}});
    }
    CHECK_FALSE(town.here.closed(town.pair.black));
    CHECK(town.here.storage().presence().is_present(town.black()));
    town.there.note(UserNote{town.black(), {}});
    town.pass(130s);
    CHECK_FALSE(wait_of_claim(town.there, white, town.pair.match).has_value());
  }

  TEST_CASE("a user who connects at another process is disconnected here, even if no note arrives" *
            doctest::skip(!on_postgres())) {  // with SQLite each process has its own database
    Town town;
    const auto tab = town.comes_there(town.black_name);
    town.here.look_again();
    CHECK(town.here.closed(town.pair.black));
    CHECK_FALSE(town.there.closed(tab));
    town.there.look_again();
    CHECK_FALSE(town.there.closed(tab));
    CHECK(town.there.storage().presence().is_present(town.black()));
  }

  TEST_CASE("a user in the queue is paired after a tab at another process has closed") {
    Crowd here;
    Crowd there(here, 2);
    here.pass(1s);
    there.pass(1s);
    const auto ana = here.comes("Ana");
    there.goes(there.comes("Ana", here.token_of("Ana")));
    here.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
    here.note(UserNote{here.user_of("Ana"), {}});
    const auto rui = there.comes("Rui");
    there.ask(rui, request::QueueJoin{Variant::Brazilian, {}});
    CHECK(there.news(rui).size() == 1);
  }

  TEST_CASE(
      "a search from before a tab at another process is resumed, or its user is disconnected") {
    std::optional<RequestBody> deed;
    SUBCASE("the tab did nothing") {}
    SUBCASE("the tab ended the search") {
      deed = request::QueueLeave{};
    }
    SUBCASE("the tab searched for something else") {
      deed = request::QueueJoin{Variant::Russian, {}};
    }
    for (const bool is_noted : {true, false}) {
      CAPTURE(is_noted);
      Crowd here;
      Crowd there(here, 2);
      here.pass(1s);
      there.pass(2s);
      const auto ana = here.comes("Ana");
      const UserId user = here.user_of("Ana");
      here.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
      const auto tab = there.comes("Ana", here.token_of("Ana"));
      if (deed) there.ask(tab, *deed);
      there.goes(tab);
      if (is_noted) here.note(UserNote{user, {}});  // after the tab has closed
      here.look_again();
      CHECK(here.closed(ana) == deed.has_value());
      CHECK(here.storage().presence().is_present(user) != deed.has_value());
      const auto rui = there.comes("Rui");
      there.ask(rui, request::QueueJoin{Variant::Brazilian, {}});
      CHECK(there.news(rui).empty() == deed.has_value());
    }
  }

  TEST_CASE(
      "a search begun while a tab at another process is open is paired after the tab closes") {
    Crowd here;
    Crowd there(here, 2);
    here.pass(1s);
    there.pass(1s);
    const auto ana = here.comes("Ana");
    here.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
    const auto tab = there.comes("Ana", here.token_of("Ana"));
    const auto rui = there.comes("Rui");
    there.ask(rui, request::QueueJoin{Variant::Brazilian, {}});
    CHECK(there.news(rui).empty());
    there.goes(tab);
    SUBCASE("by a note") {
      here.note(UserNote{here.user_of("Ana"), {}});
    }
    SUBCASE("by looking again") {
      here.look_again();
    }
    CHECK_FALSE(here.closed(ana));
    REQUIRE(here.news(ana).size() == 1);
    there.look_again();
    CHECK(there.news(rui).size() == 1);
    CHECK_FALSE(here.storage().waiting().find(here.user_of("Ana")).has_value());
    CHECK_FALSE(here.storage().waiting().find(there.user_of("Rui")).has_value());
  }

  TEST_CASE("leaving a queue that another process has already left succeeds") {
    Crowd here;
    Crowd there(here, 2);
    here.pass(1s);
    there.pass(1s);
    const auto ana = here.comes("Ana");
    RequestBody begin = request::QueueJoin{Variant::Brazilian, {}};
    RequestBody end = request::QueueLeave{};
    SUBCASE("in the queue") {}
    SUBCASE("in a room") {
      begin = request::RoomOpen{Variant::Brazilian, {}, {}};
      end = request::RoomClose{};
    }
    here.ask(ana, begin);
    const auto tab = there.comes("Ana", here.token_of("Ana"));
    there.ask(tab, end);
    there.goes(tab);
    CHECK(here.answer<reply::Ack>(ana, end).dup);
    here.note(UserNote{here.user_of("Ana"), {}});
    CHECK_FALSE(here.closed(ana));
    CHECK(here.storage().presence().is_present(here.user_of("Ana")));
  }

  TEST_CASE("leaving the queue does not close the user's room") {
    Crowd here;
    Crowd there(here, 2);
    here.pass(1s);
    there.pass(1s);
    const auto ana = here.comes("Ana");
    here.ask(ana, request::RoomOpen{Variant::Brazilian, {}, {}});
    CHECK(here.answer<reply::Ack>(ana, request::QueueLeave{}).dup);
    const auto tab = there.comes("Ana", here.token_of("Ana"));
    there.ask(tab, request::RoomClose{});
    there.goes(tab);
    here.note(UserNote{here.user_of("Ana"), {}});
    CHECK(here.closed(ana));
  }

  TEST_CASE("a user whose wait was deleted for its age stays connected") {
    Crowd here;
    const auto ana = here.comes("Ana");
    const UserId user = here.user_of("Ana");
    here.ask(ana, request::RoomOpen{Variant::Brazilian, {}, {}});
    here.later(25h);
    here.storage().waiting().remove(user);
    here.storage().presence().set_present(user, false);
    here.note(UserNote{user, {}});
    CHECK_FALSE(here.closed(ana));
    CHECK(here.storage().presence().is_present(user));
  }

  TEST_CASE("the owner of a room stays present after a tab at another process has closed") {
    Crowd here;
    Crowd there(here, 2);
    here.pass(1s);
    there.pass(1s);
    const auto ana = here.comes("Ana");
    const std::string code =
        here.answer<reply::Room>(ana, request::RoomOpen{Variant::Brazilian, {}, {}}).code;
    there.goes(there.comes("Ana", here.token_of("Ana")));
    here.note(UserNote{here.user_of("Ana"), {}});
    CHECK_FALSE(here.closed(ana));
    const auto rui = there.comes("Rui");
    there.answer<reply::Ack>(rui, request::RoomJoin{code});
    CHECK(there.news(rui).size() == 1);
  }

  TEST_CASE("a searching user may ask for an old match after a tab at another process has closed") {
    Town town;
    town.here.ask(town.pair.white, request::Resign{town.pair.match});
    town.here.ask(town.pair.black, request::QueueJoin{Variant::Russian, {}});
    const auto tab = town.comes_there(town.black_name);
    town.there.ask(tab, request::QueueLeave{});
    town.there.goes(tab);
    const auto v =
        town.here.answer<reply::Synced>(town.pair.black, request::Sync{town.pair.match, 2}).v;
    CHECK(v == 2);
    town.here.note(UserNote{town.black(), {}});
    CHECK(town.here.closed(town.pair.black));
  }

  TEST_CASE("a new absence has the full time even if this process has not seen the old one end") {
    Town town;
    town.here.goes(town.pair.black);
    town.pass(119s);
    const auto back = town.comes_there(town.black_name);
    town.there.ask(back, request::Sync{town.pair.match, 1});
    town.there.goes(back);
    SUBCASE("by notes") {
      town.here.note(UserNote{town.black(), {}});
    }
    SUBCASE("by looking again") {
      town.here.look_again();
    }
    SUBCASE("by the claim itself") {
      CHECK(wait_of_claim(town.here, town.pair.white, town.pair.match) == 120'000);
    }
    town.pass(2s);
    CHECK(wait_of_claim(town.here, town.pair.white, town.pair.match) == 118'000);
  }

  TEST_CASE("checking an absence does not restart it") {
    Town town;
    town.here.goes(town.pair.black);
    town.pass(60s);
    town.here.look_again();
    town.here.note(UserNote{town.black(), {}});
    CHECK(wait_of_claim(town.here, town.pair.white, town.pair.match) == 60'000);
  }

  TEST_CASE("a lost connection after a return counts as an absence, not as leaving") {
    Town town;
    town.here.goes(town.pair.white);
    const auto white = town.comes_there(town.white_name);
    town.there.ask(white, request::Sync{town.pair.match, 1});
    town.here.ask(town.pair.black, request::Leave{town.pair.match});
    town.there.note(UserNote{town.black(), town.pair.match});
    town.pass(9s);
    town.here.ask(town.pair.black, request::Sync{town.pair.match, 1});
    town.here.goes(town.pair.black);
    town.there.note(UserNote{town.black(), {}});
    town.there.note(UserNote{town.black(), {}});
    town.pass(2s);
    CHECK(wait_of_claim(town.there, white, town.pair.match) == 118'000);
  }

  TEST_CASE("disconnecting after leaving does not restart the absence") {
    Town town;
    town.here.goes(town.pair.white);
    SUBCASE("for who heard of both") {
      const auto white = town.comes_there(town.white_name);
      town.here.ask(town.pair.black, request::Leave{town.pair.match});
      town.there.note(UserNote{town.black(), town.pair.match});
      town.pass(4s);
      town.here.goes(town.pair.black);
      town.there.note(UserNote{town.black(), {}});
      CHECK(wait_of_claim(town.there, white, town.pair.match) == 6'000);
    }
    SUBCASE("for who reads the match afterwards") {
      town.here.ask(town.pair.black, request::Leave{town.pair.match});
      town.here.goes(town.pair.black);
      const auto white = town.comes_there(town.white_name);
      CHECK(wait_of_claim(town.there, white, town.pair.match) == 10'000);
    }
  }

  TEST_CASE("looking again does not store a turn that another process measures") {
    Town town;
    town.here.goes(town.pair.white);
    const auto white = town.comes_there(town.white_name);
    town.here.note(UserNote{town.white(), {}});
    town.there.ask(white, request::Sync{town.pair.match, 1});
    town.there.ask(white, request::Move{town.pair.match, 1, c3d4, {}});
    SUBCASE("whose player it knew to be elsewhere") {
      town.here.goes(town.pair.black);
      town.comes_there(town.black_name);
    }
    SUBCASE("whose player it took for its own") {
      town.comes_there(town.black_name);
    }
    town.there.pass(11s);
    const auto stored = town.here.storage().matches().find(town.pair.match)->turn_spent;
    CHECK(stored == 10s);
    town.here.look_again();
    CHECK(town.here.storage().matches().find(town.pair.match)->turn_spent == stored);
  }
}
