// The words of the coach about moves in a review.
#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

// White gives a man away, and Black takes it.
constexpr const char* mistake =
    "[GameType \"26\"]\n[SetUp \"1\"]\n[FEN \"W:Wc3,f2,h2:Be5,f8,h8\"]\n1. c3-d4 e5xc3 *";

void press(ReviewStage& stage, const char* letter) {
  stage.type(letter);
  stage.wait(Milliseconds{1500});
}

}  // namespace

TEST_CASE("The current move is explained until another one is shown") {
  ReviewStage stage(mistake);
  press(stage, "y");
  CHECK(stage.review().coach_words().empty());
  REQUIRE(stage.app().notices().size() == 1);
  stage.key(Key::Right);
  stage.rest();
  press(stage, "y");
  CHECK(stage.review().coach_words().find("d4") != std::string::npos);
  CHECK(stage.announced.back() == stage.review().coach_words());
  CHECK_FALSE(stage.review().controller().marks(Preferences{}).arrows.empty());
  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().coach_words().empty());
}

TEST_CASE("In a review the third step of a hint is the reason, too") {
  ReviewStage stage(mistake);
  for (int i = 0; i < 3; ++i) {
    CHECK(stage.review().coach_words().empty());
    press(stage, "h");
    CHECK(stage.review().status().starts_with("Hint: "));
  }
  CHECK_FALSE(stage.review().coach_words().empty());
  CHECK(stage.announced.back() == stage.review().coach_words());
  stage.key(Key::Escape);
  stage.wait(Milliseconds{50});
  REQUIRE(stage.shows<ReviewScene>());
  CHECK(stage.review().coach_words().empty());
}

TEST_CASE("In a review each step of a hint is announced once") {
  ReviewStage stage(mistake);
  press(stage, "h");
  const std::string piece = stage.announced.back();
  CHECK(piece.starts_with("Hint: the piece on "));
  CHECK(piece == stage.review().status());
  press(stage, "h");
  CHECK(stage.announced.back() != piece);
  CHECK(stage.announced.back() == stage.review().status());
  CHECK(std::count(stage.announced.begin(), stage.announced.end(), piece) == 1);
}

TEST_CASE("The explanation in a review matches its accepted pictures") {
  for (const Size size : {Size{1000, 640}, Size{390, 760}}) {
    StageSetup setup;
    setup.size = size;
    ReviewStage stage(mistake, setup);
    stage.key(Key::Right);
    stage.rest();
    press(stage, "y");
    check_picture(stage.screen().picture(),
                  "window/coach_review_" + std::to_string(static_cast<int>(size.w)) + "_en",
                  with_text);
  }
}

}  // namespace damas::test
