// Databases of earlier versions with running matches.
#include <map>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "net/server/community/live_match.hpp"
#include "net/server/crowd.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};
const TimeControl rapid{300s, 0s};

// A database that outlives its user.
class Rows {
 public:
  const std::string& url() const { return url_; }
  void execute(const std::string& statement) { storage::Database(url_).execute(statement); }
  // Restores version 1, without the tables of players in matches and of users who never played.
  void become_version_1() {
    execute("DROP TABLE playing");
    execute("DROP INDEX player_unplayed");
    execute("ALTER TABLE player DROP COLUMN unplayed");
    execute("ALTER TABLE presence DROP COLUMN left_match");
    execute("ALTER TABLE presence DROP COLUMN absences");
    execute("ALTER TABLE waiting DROP COLUMN asleep");
    execute("ALTER TABLE match DROP COLUMN listed");
    drop_later_wishes();
    execute("UPDATE schema_version SET version = 1");
  }
  // Restores version 4, of which there are two kinds.
  void become_version_4(bool counts_absences) {
    if (!counts_absences) execute("ALTER TABLE presence DROP COLUMN absences");
    execute("ALTER TABLE match DROP COLUMN listed");
    drop_later_wishes();
    execute("UPDATE schema_version SET version = 4");
  }
  void become_version_6() {
    drop_later_wishes();
    execute("UPDATE schema_version SET version = 6");
  }
  void become_version_7() {
    drop_openings();
    execute("UPDATE schema_version SET version = 7");
  }

 private:
  void drop_later_wishes() {
    execute("ALTER TABLE match DROP COLUMN adjudication");
    execute("ALTER TABLE waiting DROP COLUMN adjudication");
    drop_openings();
  }
  void drop_openings() {
    execute("ALTER TABLE match DROP COLUMN opening");
    execute("ALTER TABLE waiting DROP COLUMN opening");
  }

  test::Folder folder_;
  std::string url_ = on_postgres() ? new_database() : folder_.path("old.sqlite");
};

std::map<std::string, std::string> tokens_of(const Crowd& crowd,
                                             std::initializer_list<const char*> names) {
  std::map<std::string, std::string> tokens;
  for (const char* name : names)
    tokens[name] = crowd.token_of(name);
  return tokens;
}

// The board and the clocks, without the presence of players.
reply::Snap without_presence(reply::Snap snap) {
  snap.presence = {};
  return snap;
}

}  // namespace

TEST_CASE("from version 1 every match continues, and its players may not begin another") {
  Rows rows;
  reply::Snap before;
  std::vector<GameLine> history;
  std::map<std::string, std::string> tokens;
  bool ana_is_white = false;
  {
    Crowd crowd(rows.url());
    const auto ended = crowd.begin("Eva", "Leo", Variant::Thai, rapid);
    crowd.ask(ended.white, request::Resign{ended.match});
    history = crowd.answer<reply::Games>(ended.black, request::History{}).games;
    crowd.ask(ended.white, request::QueueJoin{Variant::Russian, rapid});
    crowd.goes(crowd.comes("Zoe"));
    const auto pair = crowd.begin();
    crowd.pass(5s);
    crowd.ask(pair.white, request::Move{pair.match, 1, c3d4, {}});
    crowd.ask(pair.white, request::Draw{pair.match, Answer::Offer});
    crowd.pass(3s);
    before = crowd.answer<reply::Snap>(pair.white, request::Sync{pair.match, 0});
    ana_is_white = before.start.players.white.user == crowd.user_of("Ana");
    tokens = tokens_of(crowd, {"Ana", "Rui", "Eva", "Leo", "Zoe"});
    for (const auto who : {pair.white, pair.black, ended.white, ended.black})
      crowd.goes(who);
  }
  rows.become_version_1();
  Crowd crowd(rows.url(), 3);
  const auto white =
      crowd.comes(ana_is_white ? "Ana" : "Rui", tokens[ana_is_white ? "Ana" : "Rui"]);
  const auto black =
      crowd.comes(ana_is_white ? "Rui" : "Ana", tokens[ana_is_white ? "Rui" : "Ana"]);
  for (const auto who : {white, black}) {
    const auto snap = crowd.answer<reply::Snap>(who, request::Sync{before.match, 0});
    CHECK(without_presence(snap) == without_presence(before));
    CHECK(crowd.refusal(who, request::QueueJoin{}) == ErrorCode::Busy);
  }
  CHECK(crowd.storage().matches().playing(crowd.user_of("Ana")) == before.match);
  CHECK(crowd.storage().matches().playing(crowd.user_of("Rui")) == before.match);
  CHECK(crowd.answer<reply::Ack>(black, request::Move{before.match, 2, f6e5, {}}).ply == 2);

  // Absent users who have played are kept for ever.
  CHECK(crowd.storage().users().find_by_token(tokens["Zoe"]).has_value());
  crowd.storage().users().drop_newcomers(crowd.now().wall + 1);
  CHECK_FALSE(crowd.storage().users().find_by_token(tokens["Zoe"]).has_value());
  const auto eva = crowd.comes("Eva", tokens["Eva"]);
  const auto leo = crowd.comes("Leo", tokens["Leo"]);
  for (const auto who : {eva, leo})
    CHECK(crowd.answer<reply::Games>(who, request::History{}).games == history);
  // One of them still has a place in the queue, and resumes the search.
  const bool eva_waits = crowd.storage().waiting().find(crowd.user_of("Eva")).has_value();
  CHECK(crowd.storage().waiting().find(crowd.user_of("Leo")).has_value() != eva_waits);
  const request::QueueJoin join{Variant::Russian, rapid};
  CHECK(crowd.answer<reply::Ack>(eva_waits ? eva : leo, join).dup);
  crowd.ask(eva_waits ? leo : eva, join);
  CHECK(crowd.storage().matches().playing(crowd.user_of("Eva")).has_value());
}

TEST_CASE("a user in two matches of version 1 plays the newer one, then the older one") {
  Rows rows;
  MatchId older;
  const MatchId newer{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
  std::map<std::string, std::string> tokens;
  {
    Crowd crowd(rows.url());
    const auto pair = crowd.begin();
    older = pair.match;
    crowd.goes(crowd.comes("Eva"));
    crowd.goes(pair.white);
    crowd.goes(pair.black);
    tokens = tokens_of(crowd, {"Ana", "Rui", "Eva"});
  }
  rows.execute("DELETE FROM playing");
  {
    Crowd crowd(rows.url(), 2);
    const UserId ana = crowd.storage().users().find_by_token(tokens["Ana"])->id;
    const UserId eva = crowd.storage().users().find_by_token(tokens["Eva"])->id;
    crowd.storage().matches().add(
        newer,
        start_of_match(Variant::Brazilian, rapid, {{ana, "Ana", {}, true}, {eva, "Eva", {}, true}},
                       true),
        crowd.now().wall + 1);
    crowd.storage().waiting().add(
        {ana, {Variant::Brazilian, rapid, "ABCDEF"}, {}, crowd.now().wall});
  }
  rows.become_version_1();
  Crowd crowd(rows.url(), 3);
  const auto welcome = [&](Crowd::Who who, const char* name) {
    return crowd.answer<reply::Welcome>(who, request::Hello{1, tokens[name], {}});
  };
  const auto ana = welcome(51, "Ana");
  CHECK(ana.match == newer);
  CHECK_FALSE(crowd.storage().waiting().find(ana.user).has_value());
  CHECK(welcome(52, "Rui").match == older);
  CHECK(welcome(53, "Eva").match == newer);
  for (const Crowd::Who who : {51U, 52U, 53U})
    CHECK(crowd.refusal(who, request::RoomOpen{}) == ErrorCode::Busy);
  CHECK(crowd.answer<reply::Ack>(51, request::Move{newer, 1, c3d4, {}}).ply == 1);
  CHECK(crowd.answer<reply::Moves>(52, request::Moves{older, {}}).ply == 1);

  crowd.ask(53, request::Resign{newer});
  CHECK(welcome(54, "Ana").match == older);
  CHECK(crowd.refusal(54, request::RoomOpen{}) == ErrorCode::Busy);
  crowd.answer<reply::Room>(53, request::RoomOpen{});
  crowd.ask(52, request::Resign{older});
  crowd.answer<reply::Room>(54, request::RoomOpen{});
  crowd.answer<reply::Room>(52, request::RoomOpen{});
}

TEST_CASE("from version 4 every match continues, with and without counted absences") {
  Rows rows;
  MatchId match;
  std::map<std::string, std::string> tokens;
  {
    Crowd crowd(rows.url());
    const auto pair = crowd.begin();
    match = pair.match;
    tokens = tokens_of(crowd, {"Ana", "Rui"});
    crowd.goes(pair.white);
    crowd.goes(pair.black);
  }
  SUBCASE("counted") {
    rows.become_version_4(true);
  }
  SUBCASE("not counted") {
    rows.become_version_4(false);
  }
  { const Crowd changed_and_gone(rows.url(), 2); }
  Crowd crowd(rows.url(), 3);  // which finds the current version
  // All rated matches are listed publicly.
  const auto live = crowd.answer<reply::Games>(crowd.comes("Eva"), request::Live{});
  CHECK(live.games.size() == 1);
  const auto ana = crowd.comes("Ana", tokens["Ana"]);
  CHECK(crowd.answer<reply::Synced>(ana, request::Sync{match, 1}).v == 1);
  const auto before = crowd.storage().presence().of(crowd.user_of("Ana")).absences;
  crowd.goes(ana);
  CHECK(crowd.storage().presence().of(crowd.user_of("Ana")).absences == before + 1);
}

TEST_CASE("from version 6 who waits goes on, without a wish for adjudication") {
  Rows rows;
  std::map<std::string, std::string> tokens;
  {
    Crowd crowd(rows.url());
    const auto ana = crowd.comes("Ana");
    crowd.answer<reply::Room>(ana, request::RoomOpen{Variant::Russian, rapid, {}});
    tokens = tokens_of(crowd, {"Ana"});
    crowd.goes(ana);
  }
  rows.become_version_6();
  Crowd crowd(rows.url(), 2);
  const auto welcome = crowd.answer<reply::Welcome>(50, request::Hello{1, tokens["Ana"], {}, true});
  REQUIRE(welcome.waiting.has_value());
  CHECK(welcome.waiting->variant == Variant::Russian);
  CHECK_FALSE(welcome.waiting->adjudication);
}

TEST_CASE("from version 7 matches and waits go on without an opening") {
  Rows rows;
  std::map<std::string, std::string> tokens;
  MatchId match;
  {
    Crowd crowd(rows.url());
    match = crowd.begin().match;
    const auto eva = crowd.comes("Eva");
    crowd.ask(eva, request::QueueJoin{Variant::Russian, rapid});
    tokens = tokens_of(crowd, {"Ana", "Eva"});
  }
  rows.become_version_7();
  Crowd crowd(rows.url(), 2);
  const auto welcome = [&](Crowd::Who who, const char* name) {
    return crowd.answer<reply::Welcome>(who, request::Hello{1, tokens[name], {}, true, true});
  };
  CHECK(welcome(50, "Ana").match == match);
  const auto eva = welcome(51, "Eva");
  REQUIRE(eva.waiting.has_value());
  CHECK_FALSE(eva.waiting->opening.has_value());
  CHECK_FALSE(crowd.answer<reply::Snap>(50, request::Sync{match, 0}).start.opening.has_value());
}

}  // namespace damas::net
