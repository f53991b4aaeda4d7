#include "training/own_mistakes.hpp"

#include <doctest/doctest.h>

#include "core/typed_game.hpp"

namespace damas::training {

namespace {

using test::game_from;
using test::legal_move;

constexpr Day today = 20'782;  // 2026-11-25

Game threatened() {
  return game_from("W:Wc3,f2,h2:Be5,f8,h8");
}

OwnMistake gives_a_man() {
  const Game game = threatened();
  OwnMistake mistake =
      mistake_in(game, legal_move(game, "c3-d4"), legal_move(game, "c3-b4"), today);
  mistake.white = "Ana";
  mistake.black = "Computer, level 4";
  mistake.date = "2026.11.25";
  return mistake;
}

// A mistake in another position for each number up to a thousand and more.
OwnMistake another(int number, Day due) {
  const std::string king = std::to_string(46 + number % 5);
  const std::string man = std::to_string(1 + number / 5 % 20);
  const std::string other = std::to_string(21 + number / 100);
  const std::string fen = "W:WK" + king + ":B" + man + "," + other;
  const Game game = game_from(fen.c_str(), Variant::International);
  return mistake_in(game, game.legal_moves().front(), game.legal_moves().back(), due);
}

OwnMistakes one() {
  OwnMistakes mistakes;
  REQUIRE(mistakes.add(gives_a_man()));
  return mistakes;
}

std::string text_of_one() {
  return "Damas mistakes 1\n"
         "\n"
         "variant brazilian\n"
         "draws 0\n"
         "position " +
         to_fen(threatened().position()) +
         "\n"
         "played c3-d4\n"
         "better c3-b4\n"
         "white Ana\n"
         "black Computer, level 4\n"
         "date 2026.11.25\n"
         "card due 2026-11-25\n";
}

// The text with another line in the place of the one that begins with the same word.
std::string with_line(const std::string& line) {
  std::string text = text_of_one();
  const std::size_t begin = text.find("\n" + line.substr(0, line.find(' '))) + 1;
  return text.replace(begin, text.find('\n', begin) - begin, line);
}

}  // namespace

TEST_CASE("a mistake is an exercise in its position") {
  const OwnMistake mistake = gives_a_man();
  CHECK(mistake.played == "c3-d4");
  CHECK(mistake.better == "c3-b4");
  const auto exercise = exercise_of(mistake);
  REQUIRE(exercise);
  CHECK(exercise->before.position() == threatened().position());
  CHECK(exercise->before.side_to_move() == Side::White);
  CHECK(to_text(exercise->before, exercise->played) == "c3-d4");
  CHECK(to_text(exercise->before, exercise->better) == "c3-b4");
  OwnMistake no_position = mistake;
  no_position.position = "scribbled";
  CHECK_FALSE(exercise_of(no_position));
  OwnMistake no_move = mistake;
  no_move.played = "c3-c4";
  CHECK_FALSE(exercise_of(no_move));
  OwnMistake no_draw_table = mistake;
  no_draw_table.draw_table = 99;
  CHECK_FALSE(exercise_of(no_draw_table));
}

TEST_CASE("a position is kept once, in each variant") {
  OwnMistakes mistakes = one();
  OwnMistake again = gives_a_man();
  again.played = "f2-g3";
  again.date = "2026.12.01";
  CHECK_FALSE(mistakes.add(again));
  CHECK(mistakes == one());
  const Game russian = game_from("W:Wc3,f2,h2:Be5,f8,h8", Variant::Russian);
  CHECK(mistakes.add(
      mistake_in(russian, russian.legal_moves().front(), russian.legal_moves().back(), today)));
  CHECK(mistakes.all().size() == 2);
}

TEST_CASE("a mistake that is no exercise is not kept") {
  OwnMistakes mistakes;
  OwnMistake wrong = gives_a_man();
  wrong.better = "c3-c4";
  CHECK_FALSE(mistakes.add(wrong));
  CHECK(mistakes.all().empty());
}

TEST_CASE("a new mistake is due at once, and comes back when its grade says") {
  OwnMistakes mistakes = one();
  CHECK(mistakes.due(today - 1).empty());
  REQUIRE(mistakes.due(today).size() == 1);
  CHECK(mistakes.next_due() == today);
  // Solved at the first review: S = w2 = 2.3, so it comes back in two days.
  mistakes.grade(threatened(), Grade::Good, today);
  CHECK(mistakes.due(today + 1).empty());
  CHECK(mistakes.due(today + 2).size() == 1);
  CHECK(mistakes.next_due() == today + 2);
  mistakes.grade(threatened(), Grade::Again, today + 2);
  CHECK(mistakes.next_due() == today + 3);
  CHECK_FALSE(OwnMistakes().next_due());
}

TEST_CASE("a review of another position changes nothing") {
  OwnMistakes mistakes = one();
  mistakes.grade(Game(Variant::Brazilian), Grade::Good, today);
  CHECK(mistakes == one());
}

TEST_CASE("the longest overdue comes first") {
  OwnMistakes mistakes;
  for (const Day due : {today, today - 3, today + 1, today - 3})
    REQUIRE(mistakes.add(another(static_cast<int>(mistakes.all().size()), due)));
  const auto due = mistakes.due(today);
  REQUIRE(due.size() == 3);
  CHECK(due[0].card.due == today - 3);
  CHECK(due[0].position == mistakes.all()[1].position);
  CHECK(due[1].position == mistakes.all()[3].position);
  CHECK(due[2].card.due == today);
}

namespace {

// As many as there may be. The one at 7 is known well, the one at 3 was missed yesterday.
OwnMistakes full() {
  OwnMistakes mistakes;
  for (int number = 0; mistakes.all().size() < OwnMistakes::most; ++number) {
    OwnMistake next = another(number, today);
    if (number == 7) next.card = {today + 90, Memory{90, 5, today}};
    if (number == 3) next.card = {today, Memory{0.2, 5, today - 1}};
    REQUIRE(mistakes.add(next));
  }
  return mistakes;
}

}  // namespace

TEST_CASE("when there are too many, the one that is remembered longest goes, then the oldest") {
  OwnMistakes mistakes = full();
  const std::vector<OwnMistake> before = mistakes.all();
  REQUIRE(mistakes.add(gives_a_man()));
  CHECK(mistakes.all().size() == OwnMistakes::most);
  CHECK(mistakes.all()[7] == before[8]);
  CHECK(mistakes.all().back() == gives_a_man());
  const Game other = game_from("W:Wc3,f2,h2:Be5,f8,h8", Variant::Russian);
  REQUIRE(mistakes.add(
      mistake_in(other, other.legal_moves().front(), other.legal_moves().back(), today)));
  CHECK(mistakes.all()[0] == before[1]);
  CHECK(mistakes.all()[2] == before[3]);
}

TEST_CASE("a mistake that was let go does not come back from its game, but from another one") {
  OwnMistakes mistakes = full();
  const OwnMistake known = mistakes.all()[7];
  REQUIRE(mistakes.add(gives_a_man()));
  const OwnMistakes before = mistakes;
  CHECK_FALSE(mistakes.add(known));
  CHECK(mistakes == before);
  const ReadMistakes read = mistakes_from_text(text_of(mistakes));
  CHECK(read.errors.empty());
  CHECK(read.mistakes == mistakes);
  OwnMistake again = known;
  again.date = "2027.01.01";
  CHECK(mistakes.add(again));
}

TEST_CASE("two collections become one") {
  OwnMistakes mistakes = one();
  OwnMistakes other;
  REQUIRE(other.add(gives_a_man()));
  REQUIRE(other.add(another(3, today)));
  other.note_let_go(0xabc);
  mistakes.merge(other);
  CHECK(mistakes.all() == other.all());
  CHECK(mistakes.let_go() == other.let_go());
  CHECK(text_of(mistakes).ends_with("\n\ngone abc\n"));
}

TEST_CASE("the text form keeps everything") {
  CHECK(text_of(OwnMistakes()) == "Damas mistakes 1\n");
  CHECK(text_of(one()) == text_of_one());
  OwnMistakes mistakes = one();
  mistakes.grade(threatened(), Grade::Hard, today);
  REQUIRE(mistakes.add(another(3, today)));
  const ReadMistakes read = mistakes_from_text(text_of(mistakes));
  CHECK(read.errors.empty());
  CHECK(text_of(read.mistakes) == text_of(mistakes));
  CHECK(read.mistakes.all().front().card.due == today + 1);
}

TEST_CASE("a name with line breaks stays on its line") {
  OwnMistake mistake = gives_a_man();
  mistake.white = "Ana\nvariant\r\n";
  OwnMistakes mistakes;
  REQUIRE(mistakes.add(mistake));
  const ReadMistakes read = mistakes_from_text(text_of(mistakes));
  CHECK(read.errors.empty());
  REQUIRE(read.mistakes.all().size() == 1);
  CHECK(read.mistakes.all()[0].white == "Ana variant  ");
}

TEST_CASE("an empty text has none, and other ends of lines are understood") {
  CHECK(mistakes_from_text("").mistakes == OwnMistakes());
  CHECK(mistakes_from_text("").errors.empty());
  std::string windows;
  for (const char c : text_of_one())
    windows += c == '\n' ? "\r\n" : std::string(1, c);
  CHECK(mistakes_from_text(windows).errors.empty());
  CHECK(mistakes_from_text(windows).mistakes == one());
}

TEST_CASE("an invalid line is refused with what was expected, and where") {
  const auto error = [](const std::string& text) {
    const ReadMistakes read = mistakes_from_text(text);
    CHECK(read.mistakes.all().empty());
    REQUIRE(read.errors.size() == 1);
    return read.errors[0];
  };
  CHECK(error("scribbled") == MistakesError{1, "'Damas mistakes 1'"});
  CHECK(error("Damas mistakes 2\n") == MistakesError{1, "'Damas mistakes 1'"});
  CHECK(error(with_line("variant martian")) ==
        MistakesError{3, "the name of a variant, such as 'brazilian'"});
  CHECK(error(with_line("draws x")).line == 4);
  CHECK(error(with_line("draws -1")).expected.find("the number of a draw table, from 0 to ") == 0);
  CHECK(error(with_line("position W:Wz9:Be5")).line == 5);
  CHECK(error(with_line("position W:Wa1:Bb2,c3")) ==
        MistakesError{5, "a position in which the game goes on"});
  CHECK(error(with_line("played c3-c4")) == MistakesError{6, "a legal move of the position"});
  CHECK(error(with_line("better ")) == MistakesError{7, "a legal move of the position"});
  CHECK(error(with_line("card due never")) ==
        MistakesError{11, "a date like 2026-11-25 after 'due'"});
  CHECK(error("Damas mistakes 1\n\ngone x\n") ==
        MistakesError{3, "a hexadecimal number after 'gone'"});
  CHECK(error("Damas mistakes 1\n\ngone\n").line == 3);
  CHECK(error(text_of_one().substr(0, text_of_one().find("date"))) ==
        MistakesError{9, "a line that begins with 'date'"});
}

TEST_CASE("mistakes beside an invalid one are read all the same") {
  OwnMistakes two;
  REQUIRE(two.add(another(1, today)));
  REQUIRE(two.add(another(2, today)));
  const std::string second = text_of(two).substr(text_of(two).find("\n\nvariant"));
  for (const char* const line : {"played c3-c4", "variant martian", "card due never"}) {
    const ReadMistakes read = mistakes_from_text(with_line(line) + second);
    CHECK(read.errors.size() == 1);
    CHECK(read.mistakes == two);
  }
  const ReadMistakes twice =
      mistakes_from_text(text_of_one() + text_of_one().substr(text_of_one().find("\nvariant")));
  CHECK(twice.mistakes == one());
  CHECK(twice.errors ==
        std::vector{MistakesError{21, "another position than that of an earlier mistake"}});
}

}  // namespace damas::training
