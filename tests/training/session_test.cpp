#include "training/session.hpp"

#include <doctest/doctest.h>

#include "assets/problems.hpp"
#include "problems/made_problems.hpp"
#include "problems/packed_problems.hpp"

namespace damas::training {

namespace {

using Mode = Session::Mode;

std::shared_ptr<const Collection> shipped() {
  auto read = problems::problems_from(embedded_problems("brazilian"), Variant::Brazilian);
  return std::make_shared<Collection>(std::get<std::vector<problems::Problem>>(std::move(read)));
}

Session session(ChangeProgress change = progress_in_memory()) {
  return {shipped(), Drive::Caller, 1, std::move(change)};
}

// Plays the moves of the solution from here, and lets the defence answer.
void solve(Session& session) {
  const int turn = session.turn();
  while (session.turn() == turn && !session.attempt().over()) {
    const auto ply = static_cast<std::size_t>(session.attempt().game().ply());
    REQUIRE(session.play({session.problem().line[ply]}));
    if (!session.attempt().over()) session.advance(Attempt::answer_after);
  }
}

// Plays a wrong move; false if there is none.
bool blunder(Session& session) {
  const Game start = session.attempt().game();
  for (const Move& move : start.legal_moves()) {
    if (move == session.problem().line[0]) continue;
    session.play({move});
    session.advance(Session::Milliseconds{0});
    if (session.attempt().phase() == Attempt::Phase::Refuting) return true;
    return false;
  }
  return false;
}

}  // namespace

TEST_CASE("solving raises the rating once, and the next problem is another one") {
  Session s = session();
  const std::size_t first = s.place();
  CHECK(s.progress().tried.empty());
  solve(s);
  CHECK(s.tried() == 1);
  CHECK(s.solved() == 1);
  REQUIRE(s.rating_change());
  CHECK(*s.rating_change() > 0);
  CHECK(s.progress().streak == 1);
  CHECK(s.next());
  CHECK(s.place() != first);
  CHECK(s.turn() == 2);
  CHECK_FALSE(s.rating_change());
}

TEST_CASE("a mistake lowers the rating at once, and solving later does not mend it") {
  Session s = session();
  while (!blunder(s))
    REQUIRE(s.next());
  REQUIRE(s.rating_change());
  CHECK(*s.rating_change() < 0);
  const double low = s.progress().rating.value;
  while (s.attempt().phase() != Attempt::Phase::Solving)
    s.advance(Attempt::take_back_after);
  solve(s);
  CHECK(s.progress().rating.value == low);
  CHECK(s.progress().streak == 0);
}

TEST_CASE("a shown solution counts as not solved, but only before the first try is decided") {
  Session s = session();
  s.show_solution();
  CHECK(s.solved() == 0);
  CHECK(s.tried() == 1);
  s.next();
  solve(s);
  s.show_solution();
  CHECK(s.solved() == 1);
  CHECK(s.tried() == 2);
}

TEST_CASE("progress goes through the store, and another session continues it") {
  const ChangeProgress store = progress_in_memory();
  Session first = session(store);
  solve(first);
  first.toggle_favourite();
  Session second = session(store);
  CHECK(second.progress().solved() == 1);
  CHECK(second.progress().rating.value == first.progress().rating.value);
  CHECK(second.progress().favourites.contains(first.problems().id(first.place())));
  first.toggle_favourite();
  CHECK_FALSE(first.favourite());
}

TEST_CASE("a filter without problems changes nothing") {
  Session s = session();
  const std::size_t before = s.place();
  CHECK_FALSE(s.choose({Degree::Suited, std::nullopt, true}));
  CHECK(s.place() == before);
  CHECK(s.filter() == Filter{});
  CHECK(s.choose({Degree::Hard, problems::Theme::Shot, false}));
  CHECK(problems::themes_of(s.problem()).has(problems::Theme::Shot));
  CHECK(s.place() >= s.problems().size() * 2 / 3);
}

TEST_CASE("a problem is found by its identifier, and an unknown one changes nothing") {
  Session s = session();
  const ProblemId wanted = s.problems().id(7);
  CHECK(s.show(wanted));
  CHECK(s.place() == 7);
  CHECK_FALSE(s.show(wanted + 1));
  CHECK(s.place() == 7);
  CHECK(s.turn() == 2);
}

TEST_CASE("the problem of the day is noted when it is solved") {
  Session s = session();
  const puzzle::Date day{2026, 11, 24};
  s.start_daily(day);
  CHECK(s.mode() == Mode::Daily);
  CHECK(s.place() == s.problems().daily(day));
  CHECK_FALSE(s.progress().last_daily);
  solve(s);
  CHECK(s.progress().last_daily == day);
  s.next();
  CHECK(s.mode() == Mode::Training);
  CHECK_FALSE(s.day());
}

TEST_CASE(
    "the problem of the day counts as solved after mistakes and help, but not if it is shown") {
  const puzzle::Date day{2026, 11, 24};
  Session helped = session();
  helped.start_daily(day);
  helped.take_help();
  CHECK_FALSE(helped.has_done_daily(day));
  solve(helped);
  CHECK(helped.attempt().first_try() == false);
  CHECK(helped.has_done_daily(day));
  CHECK_FALSE(helped.has_done_daily({2026, 11, 25}));

  Session shown = session();
  shown.start_daily(day);
  shown.show_solution();
  shown.advance(Session::Milliseconds{50});
  CHECK_FALSE(shown.has_done_daily(day));
}

TEST_CASE("the problem of an earlier day does not replace that of a later one") {
  int changes = 0;
  const ChangeProgress kept = progress_in_memory();
  Session s = session([&](const std::function<void(Progress&)>& change) {
    ++changes;
    return kept(change);
  });
  s.start_daily({2026, 11, 24});
  solve(s);
  s.start_daily({2026, 11, 23});
  solve(s);
  CHECK(s.has_done_daily({2026, 11, 24}));
  // A problem that is over changes nothing any more.
  const int before = changes;
  s.advance(Session::Milliseconds{50});
  CHECK(changes == before);
  s.start_daily({2026, 11, 25});
  solve(s);
  CHECK(s.has_done_daily({2026, 11, 25}));
}

TEST_CASE("a rush counts solved problems until the time is up, and keeps the best") {
  Session s = session();
  s.start_rush();
  CHECK(s.rushing());
  CHECK(s.rush_left() == Session::rush_time);
  for (int i = 1; i <= 3; ++i) {
    solve(s);
    CHECK(s.rush_solved() == i);
    s.advance(Session::rush_look);
    CHECK(s.turn() == i + 2);
  }
  CHECK(s.rush_left() < Session::rush_time);
  CHECK(s.tried() == 0);  // a rush is not rated
  CHECK(s.progress().tried.empty());
  CHECK(s.advance(Session::rush_time));
  CHECK(s.rush_over());
  CHECK_FALSE(s.rushing());
  CHECK(s.progress().best_rush == 3);
  s.start_rush();
  s.end_rush();
  CHECK(s.rush_solved() == 0);
  CHECK(s.progress().best_rush == 3);
  s.next();
  CHECK(s.mode() == Mode::Training);
}

TEST_CASE("a mistake in a rush is refuted, and the next problem follows") {
  Session s = session();
  s.start_rush();
  for (int i = 0; i < 20 && !blunder(s); ++i)
    s.advance(Session::rush_look);
  REQUIRE(s.rush_mistakes() == 1);
  const int turn = s.turn();
  s.advance(Attempt::refute_after);
  CHECK(s.turn() == turn);
  s.advance(Attempt::take_back_after);
  CHECK(s.turn() == turn + 1);
}

TEST_CASE("the time of a rush is shown every second") {
  Session s = session();
  CHECK_FALSE(s.due());
  s.start_rush();
  REQUIRE(s.due());
  CHECK(*s.due() <= std::chrono::seconds(1) + Session::Milliseconds{1});
  s.end_rush();
  CHECK_FALSE(s.due());
}

}  // namespace damas::training
