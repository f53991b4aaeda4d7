// The expected values are computed by hand from the formulas of FSRS-6 and its default parameters:
//
//   w0..w20 = 0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835
//             0.0614 0.2629 1.6483 0.6014 1.8729 0.5425 0.0912 0.0658 0.1542
//
// Grades count 1 (again), 2 (hard), 3 (good), 4 (easy).
#include "training/repetition.hpp"

#include <doctest/doctest.h>

namespace damas::training {

namespace {

// Results are rounded to thousandths.
doctest::Approx about(double value) {
  return doctest::Approx(value).epsilon(0.001);
}

constexpr Day first = 20'000;

Card once(Grade grade) {
  return reviewed(Card{first, std::nullopt}, grade, first);
}

// Returns what was expected; empty if the text is valid.
std::string refused(const char* text) {
  const auto read = card_from_text(text);
  const auto* const expected = std::get_if<std::string>(&read);
  return expected != nullptr ? *expected : std::string{};
}

}  // namespace

TEST_CASE("the first review gives stability and difficulty of its grade") {
  // Stability: S0(G) = w[G-1], that is w0, w1, w2, w3.
  // Difficulty: D0(G) = w4 - e^(w5 (G - 1)) + 1, from 1 to 10.
  //   D0(1) = 6.4133 - e^0      + 1 = 6.4133 -  1.0000 + 1 =  6.4133
  //   D0(2) = 6.4133 - e^0.8334 + 1 = 6.4133 -  2.3011 + 1 =  5.1122
  //   D0(3) = 6.4133 - e^1.6668 + 1 = 6.4133 -  5.2952 + 1 =  2.1181
  //   D0(4) = 6.4133 - e^2.5002 + 1 = 6.4133 - 12.1849 + 1 = -4.7716, which is below 1
  // The next review is after S days, rounded, at least 1: 0.212 -> 1, 1.293 -> 1, 2.307 -> 2,
  // 8.296 -> 8.
  struct Row {
    Grade grade;
    double stability;
    double difficulty;
    Day days;
  };
  for (const Row& row : {Row{Grade::Again, 0.212, 6.4133, 1}, Row{Grade::Hard, 1.2931, 5.1122, 1},
                         Row{Grade::Good, 2.3065, 2.1181, 2}, Row{Grade::Easy, 8.2956, 1, 8}}) {
    const Card card = once(row.grade);
    REQUIRE(card.memory);
    CHECK(card.memory->stability == about(row.stability));
    CHECK(card.memory->difficulty == about(row.difficulty));
    CHECK(card.memory->last == first);
    CHECK(card.due == first + row.days);
  }
}

TEST_CASE("memory fades, and after one stability the chance is 90 %") {
  // R(t) = (1 + F t / S)^-w20 with F = 0.9^(-1 / w20) - 1.
  //   F = e^(0.105361 / 0.1542) - 1 = e^0.683272 - 1 = 0.980346
  // With S = 10:
  //   t =   0: 1
  //   t =  10: 1.980346^-0.1542 = e^(-0.1542 * 0.683272) = e^-0.105361 = 0.9
  //   t = 100: (1 + 9.80346)^-0.1542 = e^(-0.1542 * 2.379867) = e^-0.366976 = 0.692826
  const Memory memory{10, 5, first};
  CHECK(recall(memory, first) == doctest::Approx(1));
  CHECK(recall(memory, first + 10) == doctest::Approx(0.9));
  CHECK(recall(memory, first + 100) == doctest::Approx(0.692826).epsilon(0.0001));
  CHECK(recall(memory, first - 5) == doctest::Approx(1));
}

TEST_CASE("a success makes the memory more stable, the more the better the grade") {
  // A card with S = 2.307 and D = 2.118 is reviewed after 2 days.
  //   R = (1 + 0.980346 * 2 / 2.307)^-0.1542 = 1.849888^-0.1542 = e^(-0.1542 * 0.615125) = 0.909507
  //   growth = e^w8 (11 - D) S^-w9 (e^(w10 (1 - R)) - 1)
  //          = 6.502586 * 8.882 * 0.869994 * (e^(0.796 * 0.090493) - 1)
  //          = 50.247226 * 0.074690 = 3.752965
  //   good: S' = 2.307 * (1 + 3.752965)          = 10.965, so 11 days
  //   hard: S' = 2.307 * (1 + 3.752965 * 0.6014) =  7.514, so 8 days
  //   easy: S' = 2.307 * (1 + 3.752965 * 1.8729) = 18.523, so 19 days
  const Card card{first + 2, Memory{2.307, 2.118, first}};
  const Card good = reviewed(card, Grade::Good, first + 2);
  CHECK(good.memory->stability == about(10.965));
  CHECK(good.due == first + 2 + 11);
  const Card hard = reviewed(card, Grade::Hard, first + 2);
  CHECK(hard.memory->stability == about(7.514));
  CHECK(hard.due == first + 2 + 8);
  const Card easy = reviewed(card, Grade::Easy, first + 2);
  CHECK(easy.memory->stability == about(18.523));
  CHECK(easy.due == first + 2 + 19);
}

TEST_CASE("a failure makes it less stable") {
  // A card with S = 20 and D = 5 is failed after 20 days, where R = 0.9.
  //   S' = w11 D^-w12 ((S + 1)^w13 - 1) e^(w14 (1 - R))
  //      = 1.4835 * 5^-0.0614 * (21^0.2629 - 1) * e^0.16483
  //      = 1.4835 * 0.905906 * 1.226442 * 1.179193 = 1.943581
  // It is at most S / e^(w17 w18) = 20 / e^0.049476 = 19.03, which does not matter here.
  const Card long_known{first + 20, Memory{20, 5, first}};
  const Card failed = reviewed(long_known, Grade::Again, first + 20);
  CHECK(failed.memory->stability == about(1.9436));
  CHECK(failed.due == first + 20 + 2);
  // With S = 0.1 and D = 1 after 100 days the bound matters:
  //   R = (1 + 0.980346 * 1000)^-0.1542 = 981.346^-0.1542 = 0.34567
  //   1.4835 * 1 * (1.1^0.2629 - 1) * e^(1.6483 * 0.65433)
  //      = 1.4835 * 0.025374 * 2.94036 = 0.1107, which is more than 0.1 / 1.050720 = 0.095173
  const Card hardly_known{first + 1, Memory{0.1, 1, first}};
  const Card again = reviewed(hardly_known, Grade::Again, first + 100);
  CHECK(again.memory->stability == about(0.0952));
  CHECK(again.due == first + 101);
}

TEST_CASE("the difficulty changes with the grade, less near its end, and returns slowly") {
  // D' = w7 D0(4) + (1 - w7) (D - w6 (G - 3) (10 - D) / 9), from 1 to 10, with D0(4) = -4.771631.
  // With D = 5, and with 0.001 * -4.771631 = -0.004772:
  //   again: -0.004772 + 0.999 * (5 + 6.0388 * 5 / 9) = -0.004772 + 0.999 * 8.354889 = 8.3418
  //   hard:  -0.004772 + 0.999 * (5 + 3.0194 * 5 / 9) = -0.004772 + 0.999 * 6.677444 = 6.6660
  //   good:  -0.004772 + 0.999 * 5                                                   = 4.9902
  //   easy:  -0.004772 + 0.999 * (5 - 3.0194 * 5 / 9) = -0.004772 + 0.999 * 3.322556 = 3.3145
  const Card card{first + 3, Memory{3, 5, first}};
  const auto difficulty = [&](Grade grade) {
    return reviewed(card, grade, first + 3).memory->difficulty;
  };
  CHECK(difficulty(Grade::Again) == about(8.3418));
  CHECK(difficulty(Grade::Hard) == about(6.6660));
  CHECK(difficulty(Grade::Good) == about(4.9902));
  CHECK(difficulty(Grade::Easy) == about(3.3145));
  const Card easiest{first + 3, Memory{3, 1, first}};
  CHECK(reviewed(easiest, Grade::Easy, first + 3).memory->difficulty == 1);
}

TEST_CASE("a second review on the same day has its own formula, also if the clock was set back") {
  // S' = S e^(w17 (G - 3 + w18)) S^-w19; the factor is at least 1 for good and easy.
  // With S = 2.307:
  //   again: e^(0.5425 * (-2 + 0.0912)) * 2.307^-0.0658 = 0.355040 * 0.946480 = 0.336039
  //          S' = 2.307 * 0.336039 = 0.775
  //   good:  e^(0.5425 * 0.0912) * 0.946480 = 1.050720 * 0.946480 = 0.994486, so the factor is 1
  // With S = 0.212:
  //   good:  1.050720 * 0.212^-0.0658 = 1.050720 * 1.107458 = 1.163628
  //          S' = 0.212 * 1.163628 = 0.2467
  const Card card = once(Grade::Good);
  for (const Day day : {first, first - 3}) {
    const Card failed = reviewed(card, Grade::Again, day);
    CHECK(failed.memory->stability == about(0.775));
    CHECK(failed.memory->last == first);
    CHECK(failed.due == first + 1);
    CHECK(reviewed(card, Grade::Good, day).memory->stability == about(2.307));
  }
  CHECK(reviewed(once(Grade::Again), Grade::Good, first).memory->stability == about(0.2467));
}

TEST_CASE("an exercise that is always known comes back more and more seldom") {
  // Each on the day on which it is due, by the formulas above: S = 2.307, 10.965, 46.28, 162.9.
  Card card{first, std::nullopt};
  Day day = first;
  for (const Day days : {2, 11, 46, 163}) {
    card = reviewed(card, Grade::Good, day);
    CHECK(card.due == day + days);
    day = card.due;
  }
  for (int i = 0; i < 12; ++i)
    card = reviewed(card, Grade::Easy, card.due);
  CHECK(card.due - card.memory->last == 36'500);
}

TEST_CASE("the text form keeps a card") {
  const Card fresh{20'782, std::nullopt};
  CHECK(text_of(fresh) == "due 2026-11-25");
  CHECK(std::get<Card>(card_from_text(text_of(fresh))) == fresh);
  const Card known{20'784, Memory{2.307, 2.118, 20'782}};
  CHECK(text_of(known) == "due 2026-11-27 last 2026-11-25 stability 2.307 difficulty 2.118");
  const Card read = std::get<Card>(card_from_text(text_of(known)));
  CHECK(text_of(read) == text_of(known));
  CHECK(read.memory->stability == doctest::Approx(2.307));
  Card long_known = fresh;
  for (int i = 0; i < 12; ++i)
    long_known = reviewed(long_known, Grade::Easy, long_known.due);
  CHECK(refused(text_of(long_known).c_str()).empty());
}

TEST_CASE("an invalid text is refused with what was expected") {
  CHECK(refused("").find("'due DATE'") == 0);
  CHECK(refused("2026-11-25").find("'due DATE'") == 0);
  CHECK(refused("due 2026-11-25 last 2026-11-25").find("'due DATE'") == 0);
  CHECK(refused("due 2026-13-25") == "a date like 2026-11-25 after 'due'");
  CHECK(refused("due 2026-11-27 last today stability 2.307 difficulty 2.118") ==
        "a date like 2026-11-25 after 'last'");
  CHECK(refused("due 2026-11-27 last 2026-11-28 stability 2.307 difficulty 2.118") ==
        "a due date that is not before the last review");
  for (const char* const stability : {"2.3", "2", "0.000", "-2.307", "2.30x", "99999.000"}) {
    const std::string text =
        std::string("due 2026-11-27 last 2026-11-25 stability ") + stability + " difficulty 2.118";
    CHECK(refused(text.c_str()).find("'stability'") != std::string::npos);
  }
  for (const char* const difficulty : {"0.999", "10.001", "x", "5"}) {
    const std::string text =
        std::string("due 2026-11-27 last 2026-11-25 stability 2.307 difficulty ") + difficulty;
    CHECK(refused(text.c_str()).find("'difficulty'") != std::string::npos);
  }
}

}  // namespace damas::training
