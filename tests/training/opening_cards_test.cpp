#include "training/opening_cards.hpp"

#include <doctest/doctest.h>

#include "training/small_book.hpp"

namespace damas::training {

namespace {

using test::fen_after;
using test::game_after;
using test::legal_move;

constexpr Day today = 20'782;  // 2026-11-25

std::string line_of_start(const std::string& move, const std::string& card) {
  return "Damas openings 1\nbrazilian " + fen_after({}) + " " + move + " " + card + "\n";
}

}  // namespace

TEST_CASE("A review makes a card, and a right move becomes the person's own") {
  OpeningCards cards;
  const Game start = game_after({});
  cards.choose(start, legal_move(start, "c3-d4"));
  CHECK(cards.all().empty());
  cards.grade(start, Grade::Good, today);
  cards.choose(start, legal_move(start, "c3-d4"));
  const OpeningCard* const card = cards.find(Variant::Brazilian, fen_after({}));
  REQUIRE(card != nullptr);
  CHECK(card->move == "c3-d4");
  CHECK(card->card == reviewed(Card{}, Grade::Good, today));
  CHECK(cards.find(Variant::Russian, fen_after({})) == nullptr);
  CHECK(cards.due(today) == 0);
  CHECK(cards.due(card->card.due) == 1);
}

TEST_CASE("A position is learned until it is due, but not right after a failure") {
  CHECK_FALSE(is_learned(Card{}, today));
  const Card good = reviewed(Card{}, Grade::Good, today);
  CHECK(is_learned(good, today));
  CHECK_FALSE(is_learned(good, good.due));
  const Card failed = reviewed(good, Grade::Again, good.due);
  CHECK_FALSE(is_learned(failed, good.due));
}

TEST_CASE("The text form of cards is read again") {
  OpeningCards cards;
  CHECK(text_of(cards) == "Damas openings 1\n");
  const Game start = game_after({});
  const Game later = game_after({"c3-d4", "b6-a5"});
  cards.grade(start, Grade::Good, today);
  cards.choose(start, legal_move(start, "c3-d4"));
  cards.grade(later, Grade::Again, today);
  const ReadOpeningCards read = opening_cards_from_text(text_of(cards));
  CHECK(read.errors.empty());
  CHECK(read.cards == cards);
  CHECK(opening_cards_from_text("").cards.all().empty());
  CHECK(opening_cards_from_text("").errors.empty());
}

TEST_CASE("A mistake is named with its line, and the other lines are read") {
  CHECK(opening_cards_from_text("scribbled").errors ==
        std::vector<CardsError>{{1, "'Damas openings 1'"}});
  const std::string good = line_of_start("c3-d4", "due 2026-11-25");
  const auto wrong = [&](const std::string& line) {
    const ReadOpeningCards read = opening_cards_from_text(good + line + "\n");
    CHECK(read.cards.all().size() == 1);
    REQUIRE(read.errors.size() == 1);
    CHECK(read.errors[0].line == 3);
    return read.errors[0].expected;
  };
  const std::string fen = fen_after({"c3-d4"});
  CHECK(wrong("chess " + fen + " - due 2026-11-25") ==
        "the name of a variant, such as 'brazilian'");
  CHECK_FALSE(wrong("brazilian W:Wz9 - due 2026-11-25").empty());
  CHECK(wrong("brazilian " + fen + " c3-d4 due 2026-11-25") ==
        "a legal move of the position, or '-'");
  CHECK_FALSE(wrong("brazilian " + fen + " - due soon").empty());
  CHECK(wrong("brazilian " + fen_after({}) + " - due 2026-11-25") ==
        "another position than that of an earlier line");
}

TEST_CASE("There is no second card of a position, and none of a wrong move") {
  OpeningCards cards;
  CHECK(cards.add(Variant::Brazilian, fen_after({}), {"c3-d4", {}}));
  CHECK_FALSE(cards.add(Variant::Brazilian, fen_after({}), {"c3-b4", {}}));
  CHECK_FALSE(cards.add(Variant::Brazilian, fen_after({"c3-d4"}), {"c3-d4", {}}));
  CHECK_FALSE(cards.add(Variant::Brazilian, "nothing", {}));
  CHECK(cards.all().size() == 1);
}

TEST_CASE("When there are too many cards, the one that comes back last goes") {
  OpeningCards cards;
  // A king and a man of White and a man of Black on other squares for each number.
  const auto fen = [](int number) {
    const std::string king = std::to_string(46 + number % 5);
    const std::string man = std::to_string(6 + number / 5 % 35);
    const std::string other = std::to_string(6 + number / 175 % 35);
    return "W:WK" + king + "," + man + ":B1," + other;
  };
  Day due = 1;
  for (int number = 0; cards.all().size() < OpeningCards::most; ++number) {
    REQUIRE(number < 2 * static_cast<int>(OpeningCards::most));
    if (cards.add(Variant::International, fen(number), {"", {due, {}}})) ++due;
  }
  cards.grade(game_after({}), Grade::Good, today);
  CHECK(cards.all().size() == OpeningCards::most);
  CHECK(cards.find(Variant::Brazilian, fen_after({})) != nullptr);
  CHECK(cards.due(due - 2) == static_cast<int>(OpeningCards::most) - 1);
}

}  // namespace damas::training
