// The help, and the ways to open it.
#include "view/window/help/help_scene.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/variant_list.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/first_scene.hpp"

namespace damas::test {

namespace {

StageSetup with_scene(FirstScene scene, Variant variant = Variant::Brazilian) {
  StageSetup setup;
  setup.options.scene = scene;
  setup.options.variant = variant;
  return setup;
}

void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{80});
}

void press(Stage& stage, std::initializer_list<Key> keys) {
  for (const Key key : keys) {
    stage.key(key);
    rest(stage);
  }
}

Variant shown(Stage& stage) {
  REQUIRE(stage.shows<HelpScene>());
  return dynamic_cast<const HelpScene&>(stage.app().scenes().top()).variant();
}

}  // namespace

TEST_CASE("F1 in the new-game dialog opens the rules of the variant chosen there") {
  Stage stage(with_scene(FirstScene::Menu));
  stage.app().change_preferences([](Preferences& p) { p.new_game.variant = Variant::Frisian; });
  stage.app().scenes().push(std::make_unique<NewGameScene>(stage.app()));
  rest(stage);
  press(stage, {Key::F1});
  CHECK(shown(stage) == Variant::Frisian);
  press(stage, {Key::Escape});
  CHECK(stage.shows<NewGameScene>());
}

TEST_CASE("A button beside the variant opens its rules, by keyboard too") {
  Stage stage(with_scene(FirstScene::Menu));
  stage.app().change_preferences([](Preferences& p) { p.new_game.variant = Variant::Turkish; });
  stage.app().scenes().push(std::make_unique<NewGameScene>(stage.app()));
  rest(stage);
  press(stage, {Key::Down, Key::Down, Key::Enter});
  CHECK(shown(stage) == Variant::Turkish);
}

TEST_CASE("The help steps through all variants cyclically, forward and back") {
  Stage stage(with_scene(FirstScene::Rules));
  const std::vector<int> order = variants_by_family();
  REQUIRE(shown(stage) == Variant::Brazilian);
  const auto& dialog = dynamic_cast<const Overlay&>(stage.app().scenes().top());
  const Rect box = dialog.place();
  // Beside the list, below the header and the tabs.
  const Point next{box.right() - 24 - 30, box.y + 24 + 40 + 40 + 8 + 20};
  const Point previous{box.x + 24 + 22, next.y};
  std::set<Variant> seen;
  for (std::size_t i = 0; i < order.size(); ++i) {
    CHECK(shown(stage) == static_cast<Variant>(order[i]));
    seen.insert(shown(stage));
    stage.click(next);
    rest(stage);
  }
  CHECK(seen.size() == variants.size());
  CHECK(shown(stage) == Variant::Brazilian);
  stage.click(previous);
  rest(stage);
  CHECK(shown(stage) == static_cast<Variant>(order.back()));
}

TEST_CASE("The rules with their diagrams are drawn only when something has changed") {
  Stage stage(with_scene(FirstScene::Rules));
  stage.wait(Stage::Milliseconds{1000});
  const int before = stage.screen().frames_drawn();
  stage.wait(Stage::Milliseconds{1000});
  CHECK(stage.screen().frames_drawn() == before);
}

TEST_CASE("The arrow keys move through the rules, and the page scrolls along") {
  Stage stage(with_scene(FirstScene::Rules));
  const Image top = stage.screen().picture();
  press(stage, {Key::Down, Key::Down, Key::Down, Key::Down, Key::Down, Key::Down, Key::Down});
  CHECK(difference(top, stage.screen().picture()).mean > 2);
}

TEST_CASE("Page and end keys scroll through the rules") {
  Stage stage(with_scene(FirstScene::Rules));
  const auto view_after = [&](Key key) {
    press(stage, {key});
    return stage.screen().picture();
  };
  const Image top = stage.screen().picture();
  const Image second = view_after(Key::PageDown);
  CHECK(difference(top, second).mean > 2);
  const Image third = view_after(Key::PageDown);
  CHECK(difference(second, third).mean > 2);
  CHECK(difference(second, view_after(Key::PageUp)).mean < 1);
  const Image end = view_after(Key::End);
  CHECK(difference(end, top).mean > 2);
  CHECK(difference(end, third).mean > 2);
  CHECK(difference(end, view_after(Key::PageDown)).mean < 1);
  CHECK(difference(top, view_after(Key::Home)).mean < 1);
}

TEST_CASE("Every family of the list is contiguous, and has every variant once") {
  const std::vector<int> order = variants_by_family();
  REQUIRE(order.size() == variants.size());
  CHECK(std::set<int>(order.begin(), order.end()).size() == variants.size());
  CHECK(std::is_sorted(order.begin(), order.end(), [](int a, int b) {
    return family_of(info(static_cast<Variant>(a))) < family_of(info(static_cast<Variant>(b)));
  }));
  CHECK(family_of(info(Variant::Killer)) == VariantFamily::OtherGoals);
  CHECK(family_of(info(Variant::Spantsiretti)) == VariantFamily::LargeBoards);
  CHECK(family_of(info(Variant::Thai)) == VariantFamily::MenCaptureForward);
}

TEST_CASE("In the open list of variants a letter goes to the next name that begins with it") {
  Stage stage(with_scene(FirstScene::NewGame));
  press(stage, {Key::Down, Key::Enter});
  stage.type("t");
  rest(stage);
  press(stage, {Key::Enter});
  press(stage, {Key::F1});
  CHECK(shown(stage) == Variant::Thai);
}

TEST_CASE("In a list that was opened by a press a letter also goes to the next such name") {
  Stage stage(with_scene(FirstScene::NewGame));
  const Rect box = dynamic_cast<const Overlay&>(stage.app().scenes().top()).place();
  stage.click(Point{box.right() - 80, box.y + 24 + 40 + 20});
  rest(stage);
  stage.type("t");
  rest(stage);
  press(stage, {Key::Enter, Key::F1});
  CHECK(shown(stage) == Variant::Thai);
}

}  // namespace damas::test
