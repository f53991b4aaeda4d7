// Pictures of the rules with their diagrams, and of the list of variants.
#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{200});
}

}  // namespace

TEST_CASE(
    "Diagrams of priorities, straight captures and other themes match their accepted pictures") {
  StageSetup setup;
  setup.options.scene = FirstScene::Rules;
  setup.options.variant = Variant::Italian;
  setup.size = {700, 2600};
  Stage italian(setup);
  rest(italian);
  check_picture(italian.screen().picture(), "window/rules_italian", with_text);

  setup.options.variant = Variant::Frisian;
  setup.language = Language::Portuguese;
  setup.theme = "high-contrast";
  Stage frisian(setup);
  rest(frisian);
  check_picture(frisian.screen().picture(), "window/rules_frisian_high-contrast", with_text);

  setup.options.variant = Variant::Turkish;
  setup.theme = "slate";
  setup.size = {400, 700};
  setup.scale = 1.5F;
  Stage turkish(setup);
  rest(turkish);
  check_picture(turkish.screen().picture(), "window/rules_turkish_dense_slate", with_text);
}

TEST_CASE("The open list of variants matches its accepted picture") {
  for (const Language language : languages) {
    StageSetup setup;
    setup.options.scene = FirstScene::NewGame;
    setup.language = language;
    setup.size = language == Language::English ? Size{1000, 640} : Size{400, 800};
    Stage stage(setup);
    rest(stage);
    stage.key(Key::Down);
    rest(stage);
    stage.key(Key::Enter);
    rest(stage);
    check_picture(stage.screen().picture(), "window/variants_" + std::string(code(language)),
                  with_text);
  }
}

TEST_CASE("A board with numbered squares matches its accepted picture") {
  StageSetup setup = Stage::two_persons({}, Variant::International);
  setup.size = {400, 640};
  Stage stage(setup);
  rest(stage);
  check_picture(stage.screen().picture(), "window/numbered", with_text);
}

}  // namespace damas::test
