#include "training/progress.hpp"

#include <doctest/doctest.h>

namespace damas::training {

namespace {

const rating::Rating average{1500, 60};

}  // namespace

TEST_CASE("a solved problem raises the rating and the streak, a failed one ends it") {
  VariantProgress progress;
  note_try(progress, 1, average, true);
  note_try(progress, 2, average, true);
  const double high = progress.rating.value;
  CHECK(high > rating_of_newcomer);
  CHECK(progress.streak == 2);
  note_try(progress, 3, average, false);
  CHECK(progress.rating.value < high);
  CHECK(progress.streak == 0);
  CHECK(progress.best_streak == 2);
  CHECK(progress.solved() == 2);
  CHECK(progress.tried.size() == 3);
  REQUIRE(progress.ratings.size() == 3);
  CHECK(progress.ratings[1] == rating::shown({high, 0}));
  CHECK(progress.ratings[2] < progress.ratings[1]);
}

TEST_CASE("a rating is told after some tries, first with its margin, then as a number") {
  VariantProgress progress;
  CHECK(tries_left_to_rating(progress) == tries_to_rating);
  ProblemId id = 0;
  for (; id < ProblemId{tries_to_rating}; ++id) {
    CHECK(told_rating(progress) == ToldRating::Later);
    // Problems that are far too hard tell little.
    note_try(progress, id, {progress.rating.value + 500, 60}, false);
  }
  CHECK(tries_left_to_rating(progress) == 0);
  CHECK(told_rating(progress) == ToldRating::Guess);
  CHECK(rating::shown_margin({1200, 148, 0.06}) == 150);
  CHECK(rating::shown_margin({1200, 144, 0.06}) == 140);
  for (; id < 60; ++id)
    note_try(progress, id, {progress.rating.value, 60}, id % 2 == 0);
  CHECK(told_rating(progress) == ToldRating::Certain);
}

TEST_CASE("a problem counts once") {
  VariantProgress progress;
  note_try(progress, 1, average, false);
  const double low = progress.rating.value;
  note_try(progress, 1, average, true);
  CHECK(progress.rating.value == low);
  CHECK(progress.streak == 0);
  CHECK(progress.solved() == 0);
  CHECK(progress.ratings.size() == 1);
}

TEST_CASE("a beginning that the person chose replaces a newcomer's, but no rating of tries") {
  VariantProgress progress;
  CHECK(progress.rating.value == rating_of_newcomer);
  begin_at(progress, 1200);
  CHECK(progress.rating.value == 1200);
  CHECK(progress.rating.deviation == rating::Rating{}.deviation);
  note_try(progress, 1, average, true);
  const double earned = progress.rating.value;
  begin_at(progress, 1050);
  CHECK(progress.rating.value == earned);
}

// Earlier versions began with 1500.
TEST_CASE("a rating in the file is kept, also one that no try has changed") {
  const auto read = progress_from_text(
      "Damas problems 1\nbrazilian rating 150000 35000 60000\nbrazilian rush 3\n");
  REQUIRE(read);
  CHECK(read->of(Variant::Brazilian).rating.value == 1500);
  CHECK(read->of(Variant::Russian).rating.value == rating_of_newcomer);
}

TEST_CASE("only the last ratings are kept") {
  VariantProgress progress;
  for (ProblemId id = 0; id < most_ratings + 3; ++id)
    note_try(progress, id, average, id < most_ratings);
  CHECK(progress.ratings.size() == most_ratings);
  CHECK(progress.ratings.back() == rating::shown(progress.rating));
  CHECK(progress.ratings.back() < progress.ratings[most_ratings - 4]);
}

TEST_CASE("the text form keeps everything") {
  Progress progress;
  VariantProgress& brazilian = progress.of(Variant::Brazilian);
  note_try(brazilian, 0xFEDCBA9876543210U, average, true);
  note_try(brazilian, 5, average, false);
  brazilian.favourites = {7, 0xFFFFFFFFFFFFFFFFU};
  brazilian.best_rush = 12;
  brazilian.best_named = 14;
  brazilian.best_found = 21;
  brazilian.last_daily = puzzle::Date{2026, 11, 24};
  progress.of(Variant::Russian).streak = 3;
  progress.of(Variant::Russian).best_streak = 4;
  const std::string text = text_of(progress);
  const auto read = progress_from_text(text);
  REQUIRE(read);
  CHECK(text_of(*read) == text);
  const VariantProgress& again = read->of(Variant::Brazilian);
  CHECK(again.tried == brazilian.tried);
  CHECK(again.favourites == brazilian.favourites);
  CHECK(again.ratings == brazilian.ratings);
  CHECK(again.best_rush == 12);
  CHECK(again.best_named == 14);
  CHECK(again.best_found == 21);
  CHECK(again.last_daily == brazilian.last_daily);
  CHECK(again.rating.value == doctest::Approx(brazilian.rating.value).epsilon(0.0001));
  CHECK(again.rating.volatility == doctest::Approx(brazilian.rating.volatility).epsilon(0.001));
  CHECK(read->of(Variant::Russian).best_streak == 4);
  CHECK(read->of(Variant::Italian).tried.empty());
}

TEST_CASE("an empty text has no progress, and an invalid one is refused") {
  CHECK(progress_from_text(""));
  CHECK(progress_from_text("Damas problems 1\r\nbrazilian streak 1 2\r\n"));
  for (const char* const wrong :
       {"x", "Damas problems 2\n", "Damas problems 1\nbrazilian\n",
        "Damas problems 1\nmartian streak 1 2\n", "Damas problems 1\nbrazilian streak 3 2\n",
        "Damas problems 1\nbrazilian streak 1\n", "Damas problems 1\nbrazilian rush -1\n",
        "Damas problems 1\nbrazilian rating 150000 0 60000\n",
        "Damas problems 1\nbrazilian ratings 1500 x\n",
        "Damas problems 1\nbrazilian ratings 1500\nbrazilian ratings 1600\n",
        "Damas problems 1\nbrazilian squares 3\n", "Damas problems 1\nbrazilian squares 3 -1\n",
        "Damas problems 1\nbrazilian solved xyz\n",
        "Damas problems 1\nbrazilian daily 2026-02-30\n",
        "Damas problems 1\nbrazilian solved 5\nbrazilian failed 5\n",
        "Damas problems 1\nbrazilian rush 99999999999999999999\n", "Damas problems 1\n\n"}) {
    CAPTURE(wrong);
    CHECK_FALSE(progress_from_text(wrong));
  }
}

}  // namespace damas::training
