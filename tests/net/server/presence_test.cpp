// The presence of users who connect to two processes.
#include <doctest/doctest.h>

#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};

// Two processes, both alive, and a match at the first.
struct TwoProcesses {
  TwoProcesses() {
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

TEST_CASE("a connected user stays present in the store after a tab at another process has closed") {
  TwoProcesses processes;
  processes.here.goes(processes.pair.white);
  const auto white = processes.comes_there(processes.white_name);
  processes.there.ask(white, request::Sync{processes.pair.match, 1});
  const auto tab = processes.comes_there(processes.black_name);
  processes.there.goes(tab);
  CHECK_FALSE(processes.here.storage().presence().is_present(processes.black()));
  SUBCASE("by a note that came too late to find the tab") {
    processes.here.note(UserNote{processes.black(), {}});
  }
  SUBCASE("by looking again") {
    processes.here.look_again();
  }
  SUBCASE("by playing on") {
    processes.there.ask(white, request::Move{processes.pair.match, 1, c3d4, {}});
    processes.here.answer<reply::Ack>(processes.pair.black,
                                      request::Move{processes.pair.match, 2, f6e5, {}});
  }
  CHECK_FALSE(processes.here.closed(processes.pair.black));
  CHECK(processes.here.storage().presence().is_present(processes.black()));
  processes.there.note(UserNote{processes.black(), {}});
  processes.pass(130s);
  CHECK_FALSE(wait_of_claim(processes.there, white, processes.pair.match).has_value());
}

TEST_CASE("a user who connects at another process is disconnected here, even if no note arrives" *
          doctest::skip(!on_postgres())) {  // with SQLite each process has its own database
  TwoProcesses processes;
  const auto tab = processes.comes_there(processes.black_name);
  processes.here.look_again();
  CHECK(processes.here.closed(processes.pair.black));
  CHECK_FALSE(processes.there.closed(tab));
  processes.there.look_again();
  CHECK_FALSE(processes.there.closed(tab));
  CHECK(processes.there.storage().presence().is_present(processes.black()));
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

TEST_CASE("a search from before a tab at another process is resumed, or its user is disconnected") {
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

TEST_CASE("a search begun while a tab at another process is open is paired after the tab closes") {
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
  TwoProcesses processes;
  processes.here.ask(processes.pair.white, request::Resign{processes.pair.match});
  processes.here.ask(processes.pair.black, request::QueueJoin{Variant::Russian, {}});
  const auto tab = processes.comes_there(processes.black_name);
  processes.there.ask(tab, request::QueueLeave{});
  processes.there.goes(tab);
  const auto v =
      processes.here
          .answer<reply::Synced>(processes.pair.black, request::Sync{processes.pair.match, 2})
          .v;
  CHECK(v == 2);
  processes.here.note(UserNote{processes.black(), {}});
  CHECK(processes.here.closed(processes.pair.black));
}

TEST_CASE("a new absence has the full time even if this process has not seen the old one end") {
  TwoProcesses processes;
  processes.here.goes(processes.pair.black);
  processes.pass(119s);
  const auto back = processes.comes_there(processes.black_name);
  processes.there.ask(back, request::Sync{processes.pair.match, 1});
  processes.there.goes(back);
  SUBCASE("by notes") {
    processes.here.note(UserNote{processes.black(), {}});
  }
  SUBCASE("by looking again") {
    processes.here.look_again();
  }
  SUBCASE("by the claim itself") {
    CHECK(wait_of_claim(processes.here, processes.pair.white, processes.pair.match) == 120'000);
  }
  processes.pass(2s);
  CHECK(wait_of_claim(processes.here, processes.pair.white, processes.pair.match) == 118'000);
}

TEST_CASE("checking an absence does not restart it") {
  TwoProcesses processes;
  processes.here.goes(processes.pair.black);
  processes.pass(60s);
  processes.here.look_again();
  processes.here.note(UserNote{processes.black(), {}});
  CHECK(wait_of_claim(processes.here, processes.pair.white, processes.pair.match) == 60'000);
}

TEST_CASE("a lost connection after a return counts as an absence, not as leaving") {
  TwoProcesses processes;
  processes.here.goes(processes.pair.white);
  const auto white = processes.comes_there(processes.white_name);
  processes.there.ask(white, request::Sync{processes.pair.match, 1});
  processes.here.ask(processes.pair.black, request::Leave{processes.pair.match});
  processes.there.note(UserNote{processes.black(), processes.pair.match});
  processes.pass(9s);
  processes.here.ask(processes.pair.black, request::Sync{processes.pair.match, 1});
  processes.here.goes(processes.pair.black);
  processes.there.note(UserNote{processes.black(), {}});
  processes.there.note(UserNote{processes.black(), {}});
  processes.pass(2s);
  CHECK(wait_of_claim(processes.there, white, processes.pair.match) == 118'000);
}

TEST_CASE("disconnecting after leaving does not restart the absence") {
  TwoProcesses processes;
  processes.here.goes(processes.pair.white);
  SUBCASE("for who heard of both") {
    const auto white = processes.comes_there(processes.white_name);
    processes.here.ask(processes.pair.black, request::Leave{processes.pair.match});
    processes.there.note(UserNote{processes.black(), processes.pair.match});
    processes.pass(4s);
    processes.here.goes(processes.pair.black);
    processes.there.note(UserNote{processes.black(), {}});
    CHECK(wait_of_claim(processes.there, white, processes.pair.match) == 6'000);
  }
  SUBCASE("for who reads the match afterwards") {
    processes.here.ask(processes.pair.black, request::Leave{processes.pair.match});
    processes.here.goes(processes.pair.black);
    const auto white = processes.comes_there(processes.white_name);
    CHECK(wait_of_claim(processes.there, white, processes.pair.match) == 10'000);
  }
}

TEST_CASE("looking again does not store a turn that another process measures") {
  TwoProcesses processes;
  processes.here.goes(processes.pair.white);
  const auto white = processes.comes_there(processes.white_name);
  processes.here.note(UserNote{processes.white(), {}});
  processes.there.ask(white, request::Sync{processes.pair.match, 1});
  processes.there.ask(white, request::Move{processes.pair.match, 1, c3d4, {}});
  SUBCASE("whose player it knew to be elsewhere") {
    processes.here.goes(processes.pair.black);
    processes.comes_there(processes.black_name);
  }
  SUBCASE("whose player it took for its own") {
    processes.comes_there(processes.black_name);
  }
  processes.there.pass(11s);
  const auto stored = processes.here.storage().matches().find(processes.pair.match)->turn_spent;
  CHECK(stored == 10s);
  processes.here.look_again();
  CHECK(processes.here.storage().matches().find(processes.pair.match)->turn_spent == stored);
}

}  // namespace damas::net
