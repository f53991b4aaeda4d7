#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

constexpr const char* annotated = R"([Event "Club championship"]
[Site "Vitória"]
[Date "2024.05.31"]
[White "Ana Paula"]
[Black "Benedito"]
[Result "2-0"]
[GameType "26"]
{A quiet opening.}
1. c3-d4 b6-a5 {Black goes to the edge.} (1... f6-g5 2. b2-c3 g5-h4?! 3. g3-f4
(3. d4-c5! b6xb2 4. a1xc3 {and White is well off}) 3... e7-f6) 2. d4-c5! d6xb4 3. a3xc5 {takes back} *)";

// As an analysis of the whole game writes it: Black's second move gives a man away.
constexpr const char* analysed =
    "[GameType \"26\"]\n[White \"Ana Paula\"]\n[Black \"Benedito\"]\n{[%eval 0.00]} 1. c3-d4 "
    "{[%eval 0.15]} b6-a5 {[%eval 0.00]} 2. b2-c3 {[%eval -0.30]} f6-g5?? {[%eval 2.00] [%damas "
    "??]} (2... "
    "f6-e5 {[%eval -0.30] [%damas line]}) *";

constexpr Size landscape{1000, 640};
constexpr Size desktop{1280, 800};
constexpr Size portrait{400, 800};

StageSetup setup_of(Size size, Language language, const std::string& theme = {}) {
  StageSetup setup;
  setup.size = size;
  setup.language = language;
  setup.theme = theme;
  return setup;
}

void check(ReviewStage& stage, const std::string& name) {
  check_picture(stage.screen().picture(), "window/" + name, with_text);
}

}  // namespace

TEST_CASE("The game of the pictures has no errors") {
  CHECK(game_in(annotated).is_whole());
}

TEST_CASE("A game under review matches its accepted pictures") {
  for (const Language language : languages) {
    for (const Size size : {landscape, portrait}) {
      const std::string shape = size == landscape ? "landscape_" : "portrait_";
      ReviewStage stage(annotated, setup_of(size, language));
      stage.key(Key::Right);
      stage.rest();
      check(stage, "review_" + shape + std::string(code(language)));
      stage.key(Key::Right);
      stage.rest();
      if (size == portrait) {
        const Rect sheet = stage.review().places().sheet;
        stage.click(Point{sheet.center().x, sheet.y + 24});
        stage.rest();
        check(stage, "review_sheet_" + std::string(code(language)));
      }
    }
  }
}

TEST_CASE("A broken game, small windows and other themes match their accepted pictures") {
  StageSetup setup;
  setup.size = landscape;
  setup.theme = "high-contrast";
  setup.language = Language::Portuguese;
  ReviewStage broken("[White \"Ana\"]\n[GameType \"20\"]\n1. 32-28 19-23 2. 28x20 14x23 *", setup);
  broken.key(Key::End);
  broken.rest();
  check(broken, "review_broken_high-contrast");

  ReviewStage small(annotated, setup_of({640, 480}, Language::English, "slate"));
  small.key(Key::Right);
  small.rest();
  check(small, "review_small_slate");
}

TEST_CASE("Lines, arrows, bar and graph of an analysed game match their accepted pictures") {
  const auto show = [](Size size, Language language, const std::string& theme) {
    ReviewStage stage(analysed, setup_of(size, language, theme));
    stage.type("l");
    for (int i = 0; i < 3; ++i)
      stage.key(Key::Right);
    stage.rest();
    const std::string shape = size == desktop ? "desktop_" : "portrait_";
    const std::string suffix = theme.empty() ? std::string(code(language)) : theme;
    check(stage, "review_analysis_" + shape + suffix);
  };
  for (const Size size : {desktop, portrait}) {
    show(size, Language::English, {});
    show(size, Language::Portuguese, {});
    show(size, Language::English, "high-contrast");
    show(size, Language::English, "slate");
  }
}

}  // namespace damas::test
