#include "net/server/storage/storage.hpp"

#include <algorithm>
#include <fstream>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "net/server/community/live_match.hpp"
#include "net/server/match_rows.hpp"
#include "net/server/storage/database.hpp"
#include "net/server/test_database.hpp"

using namespace damas;
using namespace damas::net;
using namespace std::chrono_literals;

namespace {

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};

record::Start start() {
  return start_of_match(Variant::Brazilian, {60s, 0s}, {{ana, "", {}, true}, {rui, "", {}, true}},
                        true);
}

}  // namespace

TEST_SUITE("storage") {
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
    store->add_user({ana, "Ana"}, "secret", 1);
    REQUIRE(store->user_by_token("secret").has_value());
    CHECK(store->user_by_token("secret")->id == ana);
    CHECK_FALSE(store->user_by_token("Secret").has_value());
    CHECK_FALSE(store->user_by_token("").has_value());
    store->rename(ana, "Anna");
    CHECK(store->user(ana)->name == "Anna");
    CHECK_FALSE(store->user(rui).has_value());
  }

  TEST_CASE("only users who never played and stay away are deleted") {
    const auto store = open_storage(new_database(), "p");
    constexpr WallTime day = 24LL * 3600 * 1000;
    const auto user = [](char digit) {
      return UserId{"00000000-0000-4000-8000-00000000000" + std::string(1, digit)};
    };
    store->add_user({ana, "Ana"}, "a", 1);
    store->add_user({rui, ""}, "r", 1);
    for (const char digit : {'1', '2', '3', '4', '5'})
      store->add_user({user(digit), ""}, std::string(1, digit), 1);
    store->add_match(name, start(), 5);
    store->set_present(user('1'), true);
    store->wait({user('2'), {}, {}, 1});
    store->seen(user('3'), 2 * day);
    store->seen(ana, 2 * day);
    store->drop_newcomers(1);
    CHECK(store->user(user('4')).has_value());
    store->drop_newcomers(2 * day);
    for (const UserId& kept : {ana, rui, user('1'), user('2'), user('3')})
      CHECK(store->user(kept).has_value());
    for (const UserId& forgotten : {user('4'), user('5')})
      CHECK_FALSE(store->user(forgotten).has_value());
    store->drop_newcomers(2 * day + 1);
    CHECK(store->user(ana).has_value());
    CHECK_FALSE(store->user(user('3')).has_value());
  }

  TEST_CASE("lists of matches tell the ratings, which are never below 0") {
    const auto store = open_storage(new_database(), "p");
    store->add_user({ana, "Ana"}, "a", 1);
    store->set_rating(ana, Variant::Brazilian, {{-3.5, 80, 0.06}, 9, 1});
    store->set_rating(ana, Variant::Thai, {{1700, 300, 0.06}, 1, 1});
    store->add_match(name, start(), 5);
    CHECK(store->live(Variant::Brazilian, false, 10).empty());
    store->list_match(name);
    const auto live = store->live(Variant::Brazilian, false, 10);
    REQUIRE(live.size() == 1);
    CHECK(live[0].players.white == Person{ana, "Ana", 0, false});
    CHECK(live[0].players.black == Person{rui, "", {}, true});
  }

  TEST_CASE("a rollback removes all changes, and statements work after a failure") {
    const auto store = open_storage(new_database(), "p");
    store->begin();
    store->add_user({ana, "Ana"}, "secret", 1);
    CHECK_THROWS_AS(store->add_user({ana, "Ana"}, "other", 1), StoreError);
    store->rollback();
    store->recover();
    CHECK_FALSE(store->user(ana).has_value());
    store->begin();
    store->add_user({ana, "Ana"}, "secret", 1);
    store->commit();
    CHECK(store->user(ana).has_value());
  }

  TEST_CASE("records are appended only after the match's current version") {
    const auto store = open_storage(new_database(), "p");
    store->add_match(name, start(), 5);
    CHECK(store->playing(ana) == name);
    CHECK(store->playing(rui) == name);
    Progress progress{.match = name, .old_v = 1};
    progress.records = {record::Say{Side::White, Phrase::Hello}};
    CHECK(store->append(progress));
    CHECK_FALSE(store->append(progress));
    CHECK(store->match(name)->v == 2);
    CHECK(store->records(name, 0).size() == 2);
    CHECK(store->records(name, 1) == progress.records);
    CHECK(store->records(name, 2).empty());
  }

  TEST_CASE("a user cannot be in two running matches") {
    const auto store = open_storage(new_database(), "p");
    const MatchId second{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6c"};
    store->begin();
    store->add_match(name, start(), 5);
    store->commit();
    store->begin();
    CHECK_THROWS_AS(store->add_match(second, start(), 6), StoreError);
    store->rollback();
    store->recover();
    Progress progress{.match = name, .old_v = 1};
    progress.records = {record::End{Side::Black, EndReason::Time, {}, {}}};
    CHECK(store->append(progress));
    store->add_match(second, start(), 7);
    CHECK(store->playing(ana) == second);
  }

  TEST_CASE("the end removes the pieces and keeps the game") {
    const RowsDatabase database;
    const auto store = open_storage(database.url(), "p");
    store->add_match(name, start(), 5);
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
    CHECK(store->append(progress));
    CHECK(database.rows(name) == "match|3|black|1|59300|0\nend|9|black|time|" + *progress.pdn +
                                     "\nmove|1|white|9|c3 d4|13 14|0|700\nleft|59300|60000\n");
    CHECK_FALSE(store->playing(ana).has_value());
    CHECK(store->pdn(name) == progress.pdn);
    const auto history = store->history(rui, {}, 10);
    REQUIRE(history.size() == 1);
    CHECK(history[0].ended == 9);
    CHECK(history[0].winner == Side::Black);
    CHECK(history[0].reason == EndReason::Time);
    CHECK(store->live({}, true, 10).empty());
  }

  TEST_CASE("a running turn is stored for its version only") {
    const auto store = open_storage(new_database(), "p");
    store->add_match(name, start(), 5);
    store->save_turn(name, 1, 4s, 10);
    CHECK(store->match(name)->turn_spent == 4s);
    store->save_turn(name, 2, 9s, 20);
    CHECK(store->match(name)->turn_spent == 4s);
    CHECK(store->forgotten(10, 1'000'000, 5).empty());
    CHECK(store->forgotten(11, 1'000'000, 5) == std::vector<MatchId>{name});
    // Touched by a process with a wrong clock.
    CHECK(store->forgotten(10, 9, 5) == std::vector<MatchId>{name});
    CHECK(store->forgotten(10, 10, 5).empty());
  }

  TEST_CASE("ratings are kept for each variant") {
    const auto store = open_storage(new_database(), "p");
    store->add_user({ana, ""}, "t", 1);
    CHECK_FALSE(store->rating(ana, Variant::Russian).has_value());
    store->set_rating(ana, Variant::Russian, {{1612.5, 80.25, 0.0599}, 3, 7});
    store->set_rating(ana, Variant::Russian, {{1613.5, 79.25, 0.0598}, 4, 8});
    const auto row = store->rating(ana, Variant::Russian);
    REQUIRE(row.has_value());
    CHECK(row->rating.value == 1613.5);
    CHECK(row->games == 4);
    CHECK_FALSE(store->rating(ana, Variant::Thai).has_value());
  }

  TEST_CASE("users of a dead process are no longer present") {
    const auto store = open_storage(new_database(), "p");
    CHECK(store->beat(1000).missed);
    store->set_present(ana, true);
    CHECK(store->is_present(ana));
    CHECK(store->presence(ana).at == Whereabouts::Here);
    CHECK(store->beat(2000).lost.empty());
    CHECK_FALSE(store->beat(2000).missed);
    store->set_present(ana, false);
    CHECK_FALSE(store->is_present(ana));
  }

  TEST_CASE("tables of a newer version are refused, and left alone") {
    const test::Folder folder;
    const std::string url = on_postgres() ? new_database() : folder.path("x.sqlite");
    open_storage(url, "p")->add_user({ana, "Ana"}, "secret", 1);
    storage::Database(url).execute("UPDATE schema_version SET version = version + 1");
    CHECK_THROWS_WITH(open_storage(url, "p"), doctest::Contains("made by a newer damas-server"));
    storage::Database(url).execute("UPDATE schema_version SET version = version - 1");
    CHECK(open_storage(url, "p")->user_by_token("secret").has_value());
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
}
