#include "net/server/storage/storage.hpp"

#include <algorithm>
#include <fstream>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "net/server/community/live_match.hpp"
#include "net/server/match_rows.hpp"
#include "net/server/storage/database.hpp"
#include "net/server/test_database.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};

record::Start start() {
  return start_of_match(Variant::Brazilian, {60s, 0s}, {{ana, "", {}, true}, {rui, "", {}, true}},
                        true);
}

}  // namespace

TEST_CASE("a database file that another server has open is refused with the reason" *
          doctest::skip(on_postgres())) {
  const test::Folder folder;
  const std::string path = folder.path("damas.sqlite");
  const auto first = open_storage(path, "p");
  try {
    open_storage(path, "q");
    FAIL("expected a refusal");
  } catch (const StoreError& error) {
    CHECK(std::string(error.what())
              .ends_with("another program has it open, perhaps another damas-server"));
  }
}

TEST_CASE("users are found by their token, which is not stored") {
  const auto store = open_storage(new_database(), "p");
  store->users().add({ana, "Ana"}, "secret", 1);
  REQUIRE(store->users().find_by_token("secret").has_value());
  CHECK(store->users().find_by_token("secret")->id == ana);
  CHECK_FALSE(store->users().find_by_token("Secret").has_value());
  CHECK_FALSE(store->users().find_by_token("").has_value());
  store->users().rename(ana, "Anna");
  CHECK(store->users().find(ana)->name == "Anna");
  CHECK_FALSE(store->users().find(rui).has_value());
}

TEST_CASE("only users who never played and stay away are deleted") {
  const auto store = open_storage(new_database(), "p");
  constexpr WallTime day = 24LL * 3600 * 1000;
  const auto user = [](char digit) {
    return UserId{"00000000-0000-4000-8000-00000000000" + std::string(1, digit)};
  };
  store->users().add({ana, "Ana"}, "a", 1);
  store->users().add({rui, ""}, "r", 1);
  for (const char digit : {'1', '2', '3', '4', '5'})
    store->users().add({user(digit), ""}, std::string(1, digit), 1);
  store->matches().add(name, start(), 5);
  store->presence().set_present(user('1'), true);
  store->waiting().add({user('2'), {}, {}, 1});
  store->users().seen(user('3'), 2 * day);
  store->users().seen(ana, 2 * day);
  store->users().drop_newcomers(1);
  CHECK(store->users().find(user('4')).has_value());
  store->users().drop_newcomers(2 * day);
  for (const UserId& kept : {ana, rui, user('1'), user('2'), user('3')})
    CHECK(store->users().find(kept).has_value());
  for (const UserId& forgotten : {user('4'), user('5')})
    CHECK_FALSE(store->users().find(forgotten).has_value());
  store->users().drop_newcomers(2 * day + 1);
  CHECK(store->users().find(ana).has_value());
  CHECK_FALSE(store->users().find(user('3')).has_value());
}

TEST_CASE("lists of matches tell the ratings, which are never below 0") {
  const auto store = open_storage(new_database(), "p");
  store->users().add({ana, "Ana"}, "a", 1);
  store->users().set_rating(ana, Variant::Brazilian, {{-3.5, 80, 0.06}, 9, 1});
  store->users().set_rating(ana, Variant::Thai, {{1700, 300, 0.06}, 1, 1});
  store->matches().add(name, start(), 5);
  CHECK(store->games().live(Variant::Brazilian, false, true, 10).empty());
  store->matches().list(name);
  const auto live = store->games().live(Variant::Brazilian, false, true, 10);
  REQUIRE(live.size() == 1);
  CHECK(live[0].players.white == Person{ana, "Ana", 0, false});
  CHECK(live[0].players.black == Person{rui, "", {}, true});
}

TEST_CASE("lists of matches tell how an opening was drawn") {
  const auto store = open_storage(new_database(), "p");
  store->users().add({ana, "Ana"}, "a", 1);
  record::Start drawn = start();
  drawn.opening = record::Opening{OpeningLot::Ballot};
  store->matches().add(name, drawn, 5);
  store->matches().list(name);
  CHECK(store->games().live({}, false, false, 10).empty());
  const auto live = store->games().live({}, false, true, 10);
  REQUIRE(live.size() == 1);
  CHECK(live[0].opening == OpeningLot::Ballot);
}

TEST_CASE("a rollback removes all changes, and statements work after a failure") {
  const auto store = open_storage(new_database(), "p");
  store->begin();
  store->users().add({ana, "Ana"}, "secret", 1);
  CHECK_THROWS_AS(store->users().add({ana, "Ana"}, "other", 1), StoreError);
  store->rollback();
  store->recover();
  CHECK_FALSE(store->users().find(ana).has_value());
  store->begin();
  store->users().add({ana, "Ana"}, "secret", 1);
  store->commit();
  CHECK(store->users().find(ana).has_value());
}

TEST_CASE("records are appended only after the match's current version") {
  const auto store = open_storage(new_database(), "p");
  store->matches().add(name, start(), 5);
  CHECK(store->matches().playing(ana) == name);
  CHECK(store->matches().playing(rui) == name);
  Progress progress{.match = name, .old_v = 1};
  progress.records = {record::Say{Side::White, Phrase::Hello}};
  CHECK(store->matches().append(progress));
  CHECK_FALSE(store->matches().append(progress));
  CHECK(store->matches().find(name)->v == 2);
  CHECK(store->matches().records(name, 0).size() == 2);
  CHECK(store->matches().records(name, 1) == progress.records);
  CHECK(store->matches().records(name, 2).empty());
}

TEST_CASE("a user cannot be in two running matches") {
  const auto store = open_storage(new_database(), "p");
  const MatchId second{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6c"};
  store->begin();
  store->matches().add(name, start(), 5);
  store->commit();
  store->begin();
  CHECK_THROWS_AS(store->matches().add(second, start(), 6), StoreError);
  store->rollback();
  store->recover();
  Progress progress{.match = name, .old_v = 1};
  progress.records = {record::End{Side::Black, EndReason::Time, {}, {}}};
  CHECK(store->matches().append(progress));
  store->matches().add(second, start(), 7);
  CHECK(store->matches().playing(ana) == second);
}

TEST_CASE("the end removes the pieces and keeps the game") {
  const RowsDatabase database;
  const auto store = open_storage(database.url(), "p");
  store->matches().add(name, start(), 5);
  const std::string begun = database.rows(name);
  CHECK(begun.find("match|1|white|0|60000|60000\nend|-|-|-|-\npiece|1|") == 0);
  CHECK(std::count(begun.begin(), begun.end(), '\n') == 2 + 24);
  record::Move move;
  move.piece = 9;
  move.path = {{2, 2}, {3, 3}};
  move.captured = {{13, {1, 1}}, {14, {2, 4}}};
  move.spent = 700;
  move.clock = ClockState{{59'300, 60'000}, Side::Black, {}};
  Progress progress{.match = name, .old_v = 1};
  progress.records = {move, record::End{Side::Black, EndReason::Time, {}, {}}};
  progress.plies = 1;
  progress.turn = Side::Black;
  progress.clock = ClockState{{59'300, 0}, {}, {}};
  progress.pdn = "[Result \"0-2\"]\n\n0-2\n";
  progress.now = 9;
  CHECK(store->matches().append(progress));
  CHECK(database.rows(name) == "match|3|black|1|59300|0\nend|9|black|time|" + *progress.pdn +
                                   "\nmove|1|white|9|c3 d4|13 14|0|700\nleft|59300|60000\n");
  CHECK_FALSE(store->matches().playing(ana).has_value());
  CHECK(store->games().pdn(name) == progress.pdn);
  const auto history = store->games().history(rui, {}, 10);
  REQUIRE(history.size() == 1);
  CHECK(history[0].ended == 9);
  CHECK(history[0].winner == Side::Black);
  CHECK(history[0].reason == EndReason::Time);
  CHECK(store->games().live({}, true, true, 10).empty());
}

TEST_CASE("a running turn is stored for its version only") {
  const auto store = open_storage(new_database(), "p");
  store->matches().add(name, start(), 5);
  store->matches().save_turn(name, 1, 4s, 10);
  CHECK(store->matches().find(name)->turn_spent == 4s);
  store->matches().save_turn(name, 2, 9s, 20);
  CHECK(store->matches().find(name)->turn_spent == 4s);
  CHECK(store->matches().forgotten(10, 1'000'000, 5).empty());
  CHECK(store->matches().forgotten(11, 1'000'000, 5) == std::vector<MatchId>{name});
  // Touched by a process with a wrong clock.
  CHECK(store->matches().forgotten(10, 9, 5) == std::vector<MatchId>{name});
  CHECK(store->matches().forgotten(10, 10, 5).empty());
}

TEST_CASE("ratings are kept for each variant") {
  const auto store = open_storage(new_database(), "p");
  store->users().add({ana, ""}, "t", 1);
  CHECK_FALSE(store->users().rating(ana, Variant::Russian).has_value());
  store->users().set_rating(ana, Variant::Russian, {{1612.5, 80.25, 0.0599}, 3, 7});
  store->users().set_rating(ana, Variant::Russian, {{1613.5, 79.25, 0.0598}, 4, 8});
  const auto row = store->users().rating(ana, Variant::Russian);
  REQUIRE(row.has_value());
  CHECK(row->rating.value == 1613.5);
  CHECK(row->games == 4);
  CHECK_FALSE(store->users().rating(ana, Variant::Thai).has_value());
}

TEST_CASE("users of a dead process are no longer present") {
  const auto store = open_storage(new_database(), "p");
  CHECK(store->presence().beat(1000).missed);
  store->presence().set_present(ana, true);
  CHECK(store->presence().is_present(ana));
  CHECK(store->presence().of(ana).at == Whereabouts::Here);
  CHECK(store->presence().beat(2000).lost.empty());
  CHECK_FALSE(store->presence().beat(2000).missed);
  store->presence().set_present(ana, false);
  CHECK_FALSE(store->presence().is_present(ana));
}

TEST_CASE("tables of a newer version are refused, and left alone") {
  const test::Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("x.sqlite");
  open_storage(url, "p")->users().add({ana, "Ana"}, "secret", 1);
  storage::Database(url).execute("UPDATE schema_version SET version = version + 1");
  CHECK_THROWS_WITH(open_storage(url, "p"), doctest::Contains("made by a newer damas-server"));
  storage::Database(url).execute("UPDATE schema_version SET version = version - 1");
  CHECK(open_storage(url, "p")->users().find_by_token("secret").has_value());
}

TEST_CASE("error messages do not contain the database's password") {
  for (const char* url :
       {"postgresql://damas:s3cret@127.0.0.1:1/x", "postgresql://damas:s3cret@[bad/x",
        "postgresql://damas@127.0.0.1:1/x?password=s3cret&connect_timeout=1",
        "host=127.0.0.1 port=1 password=s3cret dbname=x",
        "host=127.0.0.1 port=1 dbname=x password='s3cret'"}) {
    std::string said;
    try {
      open_storage(url, "p");
    } catch (const StoreError& error) {
      said = error.what();
    }
    CHECK(said.find("cannot use the database") == 0);
    CHECK(said.find("s3cret") == std::string::npos);
  }
}

TEST_CASE("an unusable database is refused with the reason") {
  const test::Folder folder;
  const std::string text = folder.path("text.sqlite");
  std::ofstream(text) << "this is a letter and no database, as anybody can see who reads it";
  CHECK_THROWS_AS(open_storage(text, "p"), StoreError);
  CHECK_THROWS_AS(open_storage(folder.path("none/x.sqlite"), "p"), StoreError);
}

}  // namespace damas::net
