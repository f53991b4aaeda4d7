// Owns spaced repetition by FSRS-6: when an exercise comes back, as its earlier results tell.
//
// FSRS is the Free Spaced Repetition Scheduler of Jarrett Ye and others. Its formulas and the 21
// default parameters of version 6 are published at
// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm and in
// https://github.com/open-spaced-repetition/py-fsrs (version 6). There are no steps within a day:
// an exercise that was failed comes back on the next day.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace damas::training {

// Days since 1970-01-01. Nothing here reads a clock.
using Day = std::int64_t;

enum class Grade : std::uint8_t {
  Again = 1,  // failed
  Hard = 2,   // solved with help
  Good = 3,
  Easy = 4,
};

// The state of a person's memory of an exercise, estimated from the results so far.
struct Memory {
  double stability = 1;   // days until the exercise is still remembered with a chance of 90 %
  double difficulty = 1;  // from 1 to 10
  Day last = 0;           // the last review

  friend bool operator==(const Memory&, const Memory&) = default;
};

struct Card {
  Day due = 0;
  std::optional<Memory> memory = {};  // unset before the first review

  friend bool operator==(const Card&, const Card&) = default;
};

// The chance that the exercise is remembered on that day, from 0 to 1.
double recall(const Memory& memory, Day day);

// The card after a review on that day. A day before the last review counts as that of the last
// review. Stability and difficulty are rounded to thousandths, as in the text form.
Card reviewed(const Card& card, Grade grade, Day day);

// "due 2026-11-25" of a new card; "due 2026-11-27 last 2026-11-25 stability 2.307 difficulty 2.118"
// after a review.
std::string text_of(const Card& card);
// The card, or what was expected instead of the text.
std::variant<Card, std::string> card_from_text(std::string_view text);

}  // namespace damas::training
