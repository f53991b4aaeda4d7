#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shape {
  const char* name;
  Size size;
};
constexpr Shape shapes[] = {{"landscape", {1000, 640}}, {"portrait", {400, 800}}};

struct Shown {
  const char* name;
  FirstScene scene;
};
constexpr Shown scenes[] = {
    {"menu", FirstScene::Menu},        {"checkers", FirstScene::Checkers},
    {"new-game", FirstScene::NewGame}, {"settings", FirstScene::Settings},
    {"rules", FirstScene::Rules},      {"keys", FirstScene::Keys},
};

std::string picture_name(const char* scene, const char* shape, Language language) {
  return std::string("window/") + scene + "_" + shape + "_" + std::string(code(language));
}

}  // namespace

TEST_CASE("Every scene matches its accepted picture") {
  for (const Shown& shown : scenes) {
    for (const Shape& shape : shapes) {
      for (const Language language : languages) {
        StageSetup setup;
        setup.size = shape.size;
        setup.language = language;
        setup.options.scene = shown.scene;
        Stage stage(setup);
        stage.wait(Stage::Milliseconds{200});
        check_picture(stage.screen().picture(), picture_name(shown.name, shape.name, language),
                      with_text);
      }
    }
  }
}

TEST_CASE("A running game matches its accepted pictures") {
  for (const Shape& shape : shapes) {
    for (const Language language : languages) {
      StageSetup setup = Stage::two_persons();
      setup.size = shape.size;
      setup.language = language;
      Stage stage(setup);
      for (const char* move : {"c3d4", "b6c5", "d4b6", "a7c5", "b2c3", "f6g5"})
        stage.type(move);
      stage.settle();
      stage.click("c3");
      stage.wait(Stage::Milliseconds{100});
      check_picture(stage.screen().picture(), picture_name("playing", shape.name, language),
                    with_text);
    }
  }
}

TEST_CASE("A refusal and the end of a game match their accepted pictures") {
  for (const Shape& shape : shapes) {
    StageSetup setup = Stage::two_persons("W:Wc3,KH2:Bd4,h8");
    setup.size = shape.size;
    setup.language = Language::Portuguese;
    Stage refused(setup);
    refused.click("h2");
    refused.settle();
    check_picture(refused.screen().picture(),
                  picture_name("refused", shape.name, Language::Portuguese), with_text);

    setup.options.start = std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3:Bd4"));
    Stage over(setup);
    over.type("c3e5");
    over.settle();
    over.wait(Stage::Milliseconds{300});
    check_picture(over.screen().picture(), picture_name("over", shape.name, Language::Portuguese),
                  with_text);
  }
}

TEST_CASE("Draw counters, a pause and typed text match their accepted pictures") {
  for (const Shape& shape : shapes) {
    StageSetup setup = Stage::two_persons("W:WKa1,Kc1,c3:BKb8,h6");
    setup.size = shape.size;
    setup.language = Language::Portuguese;
    Stage stage(setup);
    for (const char* move : {"a1b2", "b8a7", "b2a1", "a7b8"})
      stage.type(move);
    stage.type("c1");
    stage.settle();
    check_picture(stage.screen().picture(),
                  picture_name("counters", shape.name, Language::Portuguese), with_text);
    stage.key(Key::Escape);
    stage.key(Key::P);
    stage.settle();
    check_picture(stage.screen().picture(),
                  picture_name("paused", shape.name, Language::Portuguese), with_text);
  }
}

TEST_CASE("Other themes, dense screens and small windows match their accepted pictures") {
  StageSetup setup = Stage::two_persons();
  setup.theme = "high-contrast";
  setup.size = {640, 480};
  Stage small(setup);
  small.wait(Stage::Milliseconds{200});
  check_picture(small.screen().picture(), "window/small_high-contrast", with_text);

  setup.theme = "slate";
  setup.size = {400, 640};
  setup.scale = 1.5F;
  Stage dense(setup);
  dense.wait(Stage::Milliseconds{200});
  check_picture(dense.screen().picture(), "window/dense_slate", with_text);
}

TEST_CASE("The smallest and the largest windows match their accepted pictures") {
  struct Sized {
    const char* name;
    Size size;
    Variant variant;
  };
  constexpr Sized all[] = {{"smallest-landscape", {480, 360}, Variant::Brazilian},
                           {"smallest-numbered", {480, 360}, Variant::International},
                           {"phone", {360, 640}, Variant::Brazilian},
                           {"folded", {1000, 800}, Variant::Spantsiretti},
                           {"middle", {1000, 700}, Variant::Brazilian},
                           {"large", {2560, 1440}, Variant::Brazilian}};
  for (const Sized& sized : all) {
    CAPTURE(std::string(sized.name));
    StageSetup setup = Stage::two_persons({}, sized.variant);
    setup.size = sized.size;
    setup.language = Language::Portuguese;
    Stage stage(setup);
    if (sized.variant == Variant::Brazilian) {
      for (const char* move : {"c3d4", "b6c5", "d4b6", "a7c5"})
        stage.type(move);
      stage.settle();
    }
    stage.wait(Stage::Milliseconds{200});
    check_picture(stage.screen().picture(), std::string("window/sized_") + sized.name + "_pt",
                  with_text);
  }
}

}  // namespace damas::test
