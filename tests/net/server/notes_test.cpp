// Features of PostgreSQL only: notifications between processes, concurrent changes of rows, lost
// connections. Run by scripts/postgres.sh.
#include <chrono>
#include <future>

#include <doctest/doctest.h>

#include "net/server/community/live_match.hpp"
#include "net/server/crowd.hpp"
#include "net/server/storage/database.hpp"
#include "net/server/storage/notes_listener.hpp"
#include "net/server/storage/storage.hpp"
#include "net/server/test_database.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};

// Receives the notes of processes other than "a", until one is "end".
class NoteReceiver {
 public:
  explicit NoteReceiver(const std::string& url)
      : listener_(
            url, "a",
            [this](const std::string& note) {
              notes_.push_back(note);
              if (note == "end") ended_.set_value();
            },
            [this] { connected_.set_value(); }) {
    wait(connected_);
  }

  std::vector<std::string> notes() {
    wait(ended_);
    return notes_;
  }

 private:
  static void wait(std::promise<void>& promise) {
    if (promise.get_future().wait_for(20s) != std::future_status::ready)
      throw std::runtime_error("nothing was heard");
  }

  std::promise<void> connected_;
  std::promise<void> ended_;
  std::vector<std::string> notes_;
  NotesListener listener_;
};

void await_waiter(const std::string& url) {
  storage::Database database(url);
  const auto until = std::chrono::steady_clock::now() + 20s;
  while (*std::get<0>(
             database.select<storage::Integer>("SELECT COUNT(*) FROM pg_locks WHERE NOT granted")
                 .front()) == 0) {
    if (std::chrono::steady_clock::now() > until) throw std::runtime_error("nobody waits");
  }
}

// Commits in any case, so that a transaction waiting for the store's changes can continue.
void commit_awaited(Storage& store, const std::string& url) {
  try {
    await_waiter(url);
  } catch (...) {
    store.rollback();
    throw;
  }
  store.commit();
}

// Repeats after conflicts like the worker, because waiting for rows has a short limit.
std::optional<WaitRow> take_patiently(Storage& store) {
  for (;;) {
    try {
      store.begin();
      auto row = store.waiting().take({Variant::Brazilian, {}, {}}, rui);
      store.commit();
      return row;
    } catch (const Conflict&) {
      store.rollback();
      store.recover();
    }
  }
}

void note_patiently(Crowd& crowd, const Note& note) {
  for (;;) {
    try {
      return crowd.note(note);
    } catch (const Conflict&) {
      crowd.storage().recover();
    }
  }
}

// The row that Rui takes from the queue at b while a changes Ana's wait.
template <typename Change>
std::optional<WaitRow> taken_during(const std::string& url, Change change) {
  const auto a = open_storage(url, "a");
  const auto b = open_storage(url, "b");
  a->begin();
  a->users().add({ana, "Ana"}, "token", 1);
  a->presence().set_present(ana, true);
  a->waiting().add({ana, {Variant::Brazilian, {}, {}}, {}, 1});
  a->commit();
  a->begin();
  change(*a);
  auto taken = std::async(std::launch::async, [&] { return take_patiently(*b); });
  commit_awaited(*a, url);
  return taken.get();
}

void say(Storage& store, const std::vector<std::string>& notes) {
  store.begin();
  for (const std::string& note : notes)
    store.notify(note);
  store.commit();
}

}  // namespace

TEST_CASE("notes of other processes arrive completely and in order" *
          doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  const auto own = open_storage(url, "a");
  const auto other = open_storage(url, "b");
  NoteReceiver ear(url);
  std::vector<std::string> notes;
  for (int i = 0; i < 500; ++i)  // more than fit into one notification
    notes.push_back("m:0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b:" + std::to_string(i + 1));
  say(*own, {"own"});
  say(*other, notes);
  other->begin();
  other->notify("rolled back");
  other->rollback();
  say(*other, {"end"});
  notes.push_back("end");
  CHECK(ear.notes() == notes);
}

TEST_CASE("a transaction waiting for another process's rows gives up soon" *
          doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  const auto one = open_storage(url, "a");
  const auto two = open_storage(url, "b");
  one->matches().add(name,
                     start_of_match(Variant::Brazilian, {60s, 0s},
                                    {{ana, "", {}, true}, {rui, "", {}, true}}, true),
                     5);
  Progress progress{.match = name, .old_v = 1};
  progress.records = {record::Say{Side::White, Phrase::Hello}};
  one->begin();
  CHECK(one->matches().append(progress));
  two->begin();
  CHECK_THROWS_AS(two->matches().append(progress), Conflict);
  two->rollback();
  two->recover();
  one->commit();
  two->begin();
  CHECK_FALSE(two->matches().append(progress));
  two->commit();
  CHECK(two->matches().find(name)->v == 2);
}

TEST_CASE("users of a dead process are absent until it beats again" *
          doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  const auto one = open_storage(url, "a");
  const auto two = open_storage(url, "b");
  one->presence().beat(0);
  two->presence().beat(0);
  one->presence().set_present(ana, true);
  two->presence().set_present(rui, true);
  CHECK(two->presence().beat(0).lost.empty());
  run_on_postgres(url, "UPDATE process SET beat = beat - 20000 WHERE id = 'a'");
  CHECK(two->presence().beat(0).lost == std::vector<UserId>{ana});
  CHECK_FALSE(two->presence().is_present(ana));
  CHECK(two->presence().is_present(rui));
  CHECK(one->presence().beat(0).missed);
  CHECK_FALSE(one->presence().beat(0).missed);
}

TEST_CASE("a third process is told of users that the first one finds lost" *
          doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  Crowd here(url);
  Crowd there(here, 2);
  const auto pair = here.begin();
  const auto start = std::get<record::Start>(here.storage().matches().records(pair.match, 0)[0]);
  const bool ana_is_white = start.players.white.user == here.user_of("Ana");
  const auto guest =
      there.comes(ana_is_white ? "Rui" : "Ana", here.token_of(ana_is_white ? "Rui" : "Ana"));
  here.note(UserNote{start.players.black.user, {}});  // now plays there
  there.ask(guest, request::Sync{pair.match, 1});
  NoteReceiver ear(url);
  // White's process has died, and a third process notices it.
  const auto third = open_storage(url, "third");
  Community other(*third, [] { return std::uint64_t{1}; });
  run_on_postgres(url, "UPDATE process SET beat = 0 WHERE id = 'test'");
  run_on_postgres(url, "UPDATE presence SET process = 'test' WHERE player = '" +
                           start.players.white.user.text + "'");
  third->begin();
  other.tick({1s, 0});
  third->commit();
  say(*third, {"end"});
  there.told(guest);
  for (const std::string& note : ear.notes()) {
    if (const auto read = read_note(note)) there.note(*read);
  }
  const auto told = there.told(guest);
  REQUIRE(told.size() == 1);
  CHECK_FALSE(std::get<reply::SeatPresence>(told[0].body).presence.on);
}

TEST_CASE("a broken connection is replaced" * doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  const auto store = open_storage(url + "&application_name=victim", "a");
  run_on_postgres(url,
                  "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE "
                  "application_name = 'victim'");
  CHECK_THROWS_AS(store->begin(), StoreError);
  store->rollback();
  store->recover();
  store->begin();
  store->users().add({ana, "Ana"}, "secret", 1);
  store->commit();
  CHECK(store->users().find(ana)->name == "Ana");
}

TEST_CASE("processes that start together agree on the tables" * doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  std::vector<std::future<bool>> opened;
  for (int i = 0; i < 4; ++i) {
    opened.push_back(std::async(std::launch::async, [&url, i] {
      return open_storage(url, std::to_string(i))->is_shared();
    }));
  }
  for (auto& open : opened)
    CHECK(open.get());
}

TEST_CASE("a user who changes the search is not paired by the old one" *
          doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  SUBCASE("who waits no more for now") {
    CHECK_FALSE(taken_during(url, [](Storage& s) { s.waiting().suspend_search(ana); }).has_value());
  }
  SUBCASE("who waits in another queue") {
    const auto change = [](Storage& s) {
      s.waiting().add({ana, {Variant::Russian, {}, {}}, {}, 2});
    };
    CHECK_FALSE(taken_during(url, change).has_value());
  }
  SUBCASE("who waits in a room") {
    const auto change = [](Storage& s) {
      s.waiting().add({ana, {Variant::Brazilian, {}, "ABCDEF"}, {}, 2});
    };
    CHECK_FALSE(taken_during(url, change).has_value());
  }
  CHECK(open_storage(url, "c")->waiting().find(ana).has_value());
}

TEST_CASE("a user held here is not re-added to the queue when another process takes them out" *
          doctest::skip(!on_postgres())) {
  const std::string url = new_database();
  Crowd here(url);
  here.pass(1s);
  const auto searcher = here.comes("Ana");
  const UserId user = here.user_of("Ana");
  here.ask(searcher, request::QueueJoin{Variant::Brazilian, {}});
  const auto other = open_storage(url, "b");
  other->begin();
  REQUIRE(other->waiting().take({Variant::Brazilian, {}, {}}, rui).has_value());
  here.storage().presence().set_present(user, false);
  auto held = std::async(std::launch::async, [&] { note_patiently(here, UserNote{user, {}}); });
  commit_awaited(*other, url);
  held.get();
  CHECK_FALSE(other->waiting().find(user).has_value());
  CHECK(here.closed(searcher));
}

}  // namespace damas::net
