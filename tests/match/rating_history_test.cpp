#include "match/rating_history.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("A history is written and read again") {
  RatingHistory history;
  history.note({"2026.11.24", 1, 1200});
  history.note({"", 2, -20});
  const std::string text = text_of(history);
  CHECK(text == "Damas ratings 1\n2026.11.24 1 1200\n? 2 -20\n");
  const auto read = rating_history_from_text(text);
  REQUIRE(read);
  CHECK(read->entries() == history.entries());
}

TEST_CASE("A result that was taken back is replaced") {
  RatingHistory history;
  history.note({"2026.11.24", 1, 1200});
  history.note({"2026.11.24", 2, 1300});
  history.note({"2026.11.25", 2, 1150});
  REQUIRE(history.entries().size() == 2);
  CHECK(history.entries().back() == RatingHistory::Entry{"2026.11.25", 2, 1150});
}

TEST_CASE("A count that begins anew leaves the earlier entries") {
  RatingHistory history;
  history.note({"2026.11.24", 41, 1200});
  history.note({"2026.11.24", 42, 1300});
  history.note({"2026.11.25", 1, 1000});
  REQUIRE(history.entries().size() == 3);
  const auto read = rating_history_from_text(text_of(history));
  REQUIRE(read);
  CHECK(read->entries() == history.entries());
}

TEST_CASE("The oldest entries go when there are too many") {
  RatingHistory history;
  const int all = static_cast<int>(RatingHistory::most) + 5;
  for (int games = 1; games <= all; ++games)
    history.note({"2026.11.24", games, 1000});
  CHECK(history.entries().size() == RatingHistory::most);
  CHECK(history.entries().front().games == 6);
}

TEST_CASE("A text that is not a history is refused, and an empty one has no entries") {
  CHECK(rating_history_from_text("")->entries().empty());
  for (const char* text :
       {"x", "Damas ratings 2\n", "Damas ratings 1\n2026.11.24 1\n", "Damas ratings 1\n 1 1000\n",
        "Damas ratings 1\n2026.11.24 -1 1000\n", "Damas ratings 1\n2026.11.24 1 10x\n",
        "Damas ratings 1\na-date-that-is-far-too-long 1 1000\n", "Damas ratings 1\n\n"}) {
    CAPTURE(text);
    CHECK_FALSE(rating_history_from_text(text));
  }
}

}  // namespace damas
