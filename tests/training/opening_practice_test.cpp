#include "training/opening_practice.hpp"

#include <set>

#include <doctest/doctest.h>

#include "training/small_book.hpp"

namespace damas::training {

namespace {

using test::fen_after;
using test::game_after;
using test::legal_move;
using Kind = OpeningPractice::Remark::Kind;
using Phase = OpeningPractice::Phase;

constexpr Day today = 20'782;  // 2026-11-25

OpeningTask task(Side side = Side::White) {
  return {start_of(Variant::Brazilian), side, 8};
}

OpeningPractice practice(const OpeningTask& of = task(),
                         ChangeOpeningCards change = opening_cards_in_memory(), Day day = today,
                         std::uint64_t seed = 1) {
  return {std::make_shared<const Book>(test::small_book()), of, std::move(change), day, seed};
}

bool play(OpeningPractice& practice, std::string_view move) {
  return practice.play({legal_move(practice.game(), move), std::nullopt});
}

OpeningCards cards_of(const ChangeOpeningCards& change) {
  return change([](OpeningCards&) {});
}

// The person plays the best move until the line ends.
void play_line(OpeningPractice& practice, std::string_view first = "c3-d4") {
  REQUIRE(practice.phase() == Phase::Moving);
  REQUIRE(play(practice, first));
  REQUIRE(practice.hurry());
  const auto entry = test::small_book().find(practice.game());
  REQUIRE(entry);
  REQUIRE(practice.play({entry->moves.front().move, std::nullopt}));
  REQUIRE(practice.phase() == Phase::Over);
}

}  // namespace

TEST_CASE("A move of the book is right, the book answers after a moment, and the line ends") {
  OpeningPractice at = practice();
  CHECK(at.turn() == 1);
  CHECK(at.phase() == Phase::Moving);
  CHECK_FALSE(at.due());
  REQUIRE(play(at, "c3-d4"));
  CHECK(at.remark() == OpeningPractice::Remark{Kind::Right, "c3-d4", "c3-d4"});
  CHECK(at.phase() == Phase::Answering);
  CHECK(at.due() == OpeningPractice::answer_after);
  CHECK_FALSE(play(at, "b6-a5"));
  CHECK_FALSE(at.advance(OpeningPractice::answer_after / 2));
  CHECK(at.advance(OpeningPractice::answer_after));
  CHECK(at.phase() == Phase::Moving);
  CHECK(at.game().ply() == 2);
  CHECK(at.take_events().size() == 2);
  CHECK(at.take_events().empty());
  CHECK_FALSE(at.hurry());
}

TEST_CASE("Another move of the book is right, too") {
  OpeningPractice at = practice();
  REQUIRE(play(at, "c3-b4"));
  CHECK(at.remark() == OpeningPractice::Remark{Kind::AlsoRight, "c3-b4", "c3-d4"});
  CHECK(at.mistakes() == 0);
  // From now on that is the person's move, so other positions come up.
  CHECK(at.progress().all == 2);
  CHECK(at.progress().fresh == 1);
}

TEST_CASE("A move that the book does not have stays off the board, and the moves are told") {
  OpeningPractice at = practice();
  CHECK(at.told().empty());
  REQUIRE(play(at, "e3-f4"));
  CHECK(at.remark() == OpeningPractice::Remark{Kind::Wrong, "e3-f4", "c3-d4"});
  CHECK(at.phase() == Phase::Moving);
  CHECK(at.game().ply() == 0);
  REQUIRE(at.told().size() == 2);
  CHECK(at.told()[0].move == legal_move(at.game(), "c3-d4"));
  CHECK(at.mistakes() == 1);
  REQUIRE(play(at, "g3-f4"));
  CHECK(at.mistakes() == 2);
  REQUIRE(play(at, "c3-d4"));
  CHECK(at.remark().kind == Kind::Right);
  CHECK(at.told().empty());
}

TEST_CASE("A first try that is right keeps the position away, a wrong one until tomorrow") {
  const ChangeOpeningCards change = opening_cards_in_memory();
  OpeningPractice at = practice(task(), change);
  REQUIRE(play(at, "e3-f4"));
  REQUIRE(play(at, "c3-d4"));
  REQUIRE(at.hurry());
  const std::string second = to_fen(at.game().position());
  REQUIRE(at.play({test::small_book().find(at.game())->moves.front().move, std::nullopt}));
  const OpeningCards cards = cards_of(change);
  const OpeningCard* const failed = cards.find(Variant::Brazilian, fen_after({}));
  REQUIRE(failed != nullptr);
  CHECK(failed->card == reviewed(Card{}, Grade::Again, today));
  CHECK(failed->move == "c3-d4");
  const OpeningCard* const known = cards.find(Variant::Brazilian, second);
  REQUIRE(known != nullptr);
  CHECK(known->card == reviewed(Card{}, Grade::Good, today));
  CHECK(at.progress() == OpeningProgress{3, 1, 0, 1, today + 1});
}

TEST_CASE("Asking for the moves counts like a wrong move, and only once") {
  const ChangeOpeningCards change = opening_cards_in_memory();
  OpeningPractice at = practice(task(), change);
  at.show();
  CHECK(at.remark() == OpeningPractice::Remark{Kind::Shown, "", "c3-d4"});
  CHECK(at.told().size() == 2);
  at.show();
  REQUIRE(play(at, "e3-f4"));
  const OpeningCards cards = cards_of(change);
  CHECK(cards.find(Variant::Brazilian, fen_after({}))->card ==
        reviewed(Card{}, Grade::Again, today));
}

TEST_CASE("A hint tells the piece, then the moves, and counts like a wrong move") {
  const ChangeOpeningCards change = opening_cards_in_memory();
  OpeningPractice at = practice(task(), change);
  at.hint();
  CHECK(at.remark() == OpeningPractice::Remark{Kind::Hinted, "", "c3-d4", "c3"});
  CHECK(at.hinted() == legal_move(at.game(), "c3-d4").from);
  CHECK(at.told().empty());
  CHECK(at.mistakes() == 1);
  CHECK(cards_of(change).find(Variant::Brazilian, fen_after({}))->card ==
        reviewed(Card{}, Grade::Again, today));
  at.hint();
  CHECK(at.remark().kind == Kind::Shown);
  CHECK_FALSE(at.hinted());
  CHECK(at.told().size() == 2);
  REQUIRE(play(at, "c3-d4"));
  CHECK(cards_of(change).find(Variant::Brazilian, fen_after({}))->card ==
        reviewed(Card{}, Grade::Again, today));
  REQUIRE(at.hurry());
  CHECK_FALSE(at.hinted());
  CHECK(at.told().empty());
}

TEST_CASE("A right move after the first hint does not count as a first try") {
  const ChangeOpeningCards change = opening_cards_in_memory();
  OpeningPractice at = practice(task(), change);
  at.hint();
  REQUIRE(play(at, "c3-d4"));
  CHECK(cards_of(change).find(Variant::Brazilian, fen_after({}))->card ==
        reviewed(Card{}, Grade::Again, today));
}

TEST_CASE("After the first hint, a wrong move shows the moves") {
  OpeningPractice at = practice();
  at.hint();
  REQUIRE(play(at, "e3-f4"));
  CHECK(at.remark().kind == Kind::Wrong);
  CHECK_FALSE(at.hinted());
  CHECK(at.told().size() == 2);
}

TEST_CASE("A position that is not due keeps its day, however often it comes up") {
  const ChangeOpeningCards change = opening_cards_in_memory();
  OpeningPractice at = practice(task(), change);
  for (int i = 0; i < 3; ++i) {
    play_line(at);
    at.next();
  }
  CHECK(cards_of(change).find(Variant::Brazilian, fen_after({}))->card ==
        reviewed(Card{}, Grade::Good, today));
}

TEST_CASE("New positions come up before known ones, until all are learned") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    OpeningPractice at = practice(task(), opening_cards_in_memory(), today, seed);
    CHECK(at.progress() == OpeningProgress{3, 0, 0, 3, std::nullopt});
    play_line(at);
    at.next();
    CHECK(at.turn() == 2);
    play_line(at);
    CHECK(at.progress() == OpeningProgress{3, 3, 0, 0, today + 2});
  }
}

TEST_CASE("A line leads to a position that is due rather than to others") {
  for (const char* due : {"b6-a5", "f6-e5"}) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const ChangeOpeningCards change = opening_cards_in_memory();
      change([&](OpeningCards& all) {
        all.grade(game_after({"c3-d4", due}), Grade::Good, today - 10);
      });
      OpeningPractice at = practice(task(), change, today, seed);
      CHECK(at.progress().due == 1);
      REQUIRE(play(at, "c3-d4"));
      REQUIRE(at.hurry());
      CHECK(to_fen(at.game().position()) == fen_after({"c3-d4", due}));
    }
  }
}

TEST_CASE("A position that was missed comes up again until it is known") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    OpeningPractice at = practice(task(), opening_cards_in_memory(), today, seed);
    REQUIRE(play(at, "c3-d4"));
    REQUIRE(at.hurry());
    const std::string missed = to_fen(at.game().position());
    at.show();
    at.next();
    REQUIRE(play(at, "c3-d4"));
    REQUIRE(at.hurry());
    CHECK(to_fen(at.game().position()) == missed);
    REQUIRE(at.play({test::small_book().find(at.game())->moves.front().move, std::nullopt}));
    at.next();
    REQUIRE(play(at, "c3-d4"));
    REQUIRE(at.hurry());
    CHECK(to_fen(at.game().position()) != missed);
  }
}

TEST_CASE("The book varies its moves, the better ones more often") {
  std::multiset<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    OpeningPractice at = practice(task(), opening_cards_in_memory(), today, seed);
    REQUIRE(play(at, "c3-d4"));
    REQUIRE(at.hurry());
    seen.insert(to_fen(at.game().position()));
  }
  const std::size_t better = seen.count(fen_after({"c3-d4", "b6-a5"}));
  const std::size_t other = seen.count(fen_after({"c3-d4", "f6-e5"}));
  CHECK(better + other == 100);
  CHECK(other > 5);
  CHECK(better > other);
}

TEST_CASE("As long as it can, the book plays on to a position of the person") {
  Book book(Variant::Brazilian);
  test::add_to(book, {}, {{"e3-f4", 0}, {"c3-d4", 15}});
  test::add_to(book, {"c3-d4"}, {{"b6-a5", 0}});
  const auto shared = std::make_shared<const Book>(std::move(book));
  OpeningPractice at(shared, task(Side::Black), opening_cards_in_memory(), today, 1);
  for (int i = 0; i < 8; ++i) {
    REQUIRE(at.hurry());
    REQUIRE(at.phase() == Phase::Moving);
    REQUIRE(play(at, "b6-a5"));
    CHECK(at.phase() == Phase::Over);
    at.next();
  }
}

TEST_CASE("As Black the book begins") {
  OpeningPractice at = practice(task(Side::Black));
  CHECK(at.phase() == Phase::Answering);
  REQUIRE(at.hurry());
  CHECK(at.phase() == Phase::Moving);
  CHECK(at.game().side_to_move() == Side::Black);
  CHECK(at.progress().all == 2);
}

TEST_CASE("Without a move of the book there is nothing to practise") {
  OpeningPractice at =
      practice({game_after({"e3-f4"}).position(), Side::Black, 8}, opening_cards_in_memory());
  CHECK(at.phase() == Phase::None);
  CHECK(at.progress() == OpeningProgress{});
  CHECK_FALSE(at.hurry());
  at.show();
  at.next();
  CHECK(at.phase() == Phase::None);
}

TEST_CASE("A line is as long as the person wants") {
  OpeningPractice at = practice({start_of(Variant::Brazilian), Side::White, 1});
  REQUIRE(play(at, "c3-d4"));
  CHECK(at.phase() == Phase::Over);
  CHECK(at.progress().all == 1);
}

}  // namespace damas::training
