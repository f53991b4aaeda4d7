// Where fingers are used, everything that can be pressed is large enough for them, and no text
// names keys.
#include <cmath>

#include <doctest/doctest.h>

#include "view/text/names.hpp"
#include "view/text/text.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/finger_walk.hpp"
#include "view/window/games/my_games_steps.hpp"
#include "view/window/lab/lab_layout.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/lines_panel.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

constexpr Size phone{400, 800};
constexpr Size monitor{1200, 800};

StageSetup shown(FirstScene scene, Size size, Language language = Language::English) {
  StageSetup setup;
  setup.options.scene = scene;
  setup.size = size;
  setup.language = language;
  return setup;
}

// The focus of the Gui: the widget that has it.
const Gui::Focus& focus_in(Stage& stage) {
  return stage.screen().gui().focus();
}

void tab_to(Stage& stage, const std::string& words) {
  for (int i = 0; i < 40; ++i) {
    stage.key(Key::Tab);
    stage.wait(Stage::Milliseconds{96});
    if (focus_in(stage).words.starts_with(words)) return;
  }
  FAIL("the keyboard does not reach it");
}

// A game of two persons in which White offers a draw, with counters and a long name.
Stage with_draw_offer(Size size) {
  StageSetup setup = Stage::two_persons("W:WKa1,Kc1,c3:BKb8,h6", Variant::BrazilianLosing);
  setup.size = size;
  setup.language = Language::Portuguese;
  return Stage(setup);
}

// How many pixels are not as the one in the corner.
int drawn_pixels(const Rect& place, Stage& stage) {
  const Image picture = stage.screen().picture();
  const float size = stage.app().interface_size();
  const auto pixel = [&](Point p) {
    return picture.at(static_cast<int>(p.x * size), static_cast<int>(p.y * size));
  };
  int count = 0;
  for (float y = place.y + 1; y < place.bottom() - 1; ++y) {
    for (float x = place.x + 1; x < place.right() - 1; ++x) {
      if (!(pixel({x, y}) == pixel(place.origin() + Point{1, 1}))) ++count;
    }
  }
  return count;
}

Rect dialog_in(Stage& stage) {
  const auto* dialog = dynamic_cast<const Overlay*>(&stage.app().scenes().top());
  REQUIRE(dialog != nullptr);
  return dialog->place();
}

}  // namespace

TEST_CASE("Sizes suit fingers in small windows, and everywhere once a finger was used") {
  for (const Size size : {Size{360, 480}, Size{480, 360}, Size{412, 915}, Size{844, 390}})
    CHECK(is_as_small_as_phone(size));
  for (const Size size : {Size{640, 480}, Size{768, 1024}, monitor})
    CHECK_FALSE(is_as_small_as_phone(size));

  Stage small(shown(FirstScene::Menu, phone));
  CHECK(small.app().suits_fingers());
  CHECK_FALSE(small.app().uses_fingers());

  Stage large(shown(FirstScene::Settings, monitor));
  CHECK_FALSE(large.app().suits_fingers());
  const float by_mouse = dialog_in(large).h;
  large.feed(made::tap(dialog_in(large).origin() + Point{8, 8}));  // nothing is there
  large.wait(Stage::Milliseconds{200});
  CHECK(large.app().uses_fingers());
  CHECK(large.app().suits_fingers());
  CHECK(dialog_in(large).h >= by_mouse);
}

TEST_CASE("Where the system says that fingers are used, sizes suit them from the start") {
  StageSetup setup = shown(FirstScene::Menu, monitor);
  setup.connect = [](Desktop& desktop) { desktop.system_settings.fingers = true; };
  Stage stage(setup);
  CHECK(stage.app().uses_fingers());
  CHECK(stage.app().suits_fingers());
}

TEST_CASE("Nothing changes its size below a pressing finger") {
  Stage stage(shown(FirstScene::NewGame, monitor));
  const Rect before = dialog_in(stage);
  std::vector<Input> tap = made::tap(before.origin() + Point{8, 8});
  stage.feed(tap.front());
  Input held = tap.front();
  held.pointer.pressed.reset();
  for (int i = 0; i < 5; ++i) {
    CHECK(dialog_in(stage) == before);
    CHECK_FALSE(stage.app().suits_fingers());
    stage.feed(held);
  }
  CHECK(dialog_in(stage) == before);
  tap.erase(tap.begin());
  stage.feed(tap);
  stage.wait(Stage::Milliseconds{200});
  CHECK(stage.app().suits_fingers());
  CHECK(dialog_in(stage).h > before.h);
}

TEST_CASE("Nothing changes its size below a finger that presses a scene") {
  StageSetup setup;
  setup.size = monitor;
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 *", setup);
  stage.type("l");
  stage.rest();
  const Rect lines = stage.review().places().lines;
  std::vector<Input> tap = made::tap(stage.place("a5"));
  stage.feed(tap.front());
  Input held = tap.front();
  held.pointer.pressed.reset();
  for (int i = 0; i < 5; ++i)
    stage.feed(held);
  CHECK(stage.review().places().lines == lines);
  tap.erase(tap.begin());
  stage.feed(tap);
  stage.rest();
  CHECK(stage.review().places().lines.h > lines.h);
}

TEST_CASE("Every widget of a dialog is high enough for a finger, in small windows") {
  struct Seen {
    Size size;
    float least;  // the smallest page has no room for 44 pixels
  };
  for (const Seen& seen :
       {Seen{{280, 200}, 38}, Seen{{320, 256}, 44}, Seen{{568, 232}, 44}, Seen{{667, 280}, 44},
        Seen{{740, 300}, 44}, Seen{phone, 44}, Seen{{412, 915}, 44}}) {
    const Size size = seen.size;
    for (const FirstScene scene : {FirstScene::NewGame, FirstScene::Settings}) {
      CAPTURE(size.w);
      CAPTURE(static_cast<int>(scene));
      Stage stage(shown(scene, size, Language::Portuguese));
      const Rect place = dialog_in(stage);
      CHECK(place.x >= 0);
      CHECK(place.y >= 0);
      CHECK(place.right() <= stage.app().size().w);
      CHECK(place.bottom() <= stage.app().size().h);
      CHECK(check_heights_for_fingers(stage, seen.least).size() >= 5);
    }
  }
}

TEST_CASE("Choices of the menu are large enough for a finger on the smallest phones") {
  for (const Size size :
       {Size{740, 300}, Size{667, 280}, Size{568, 232}, Size{300, 600}, Size{320, 568}}) {
    for (const bool more : {false, true}) {
      Stage stage(shown(FirstScene::Menu, size, Language::Portuguese));
      CAPTURE(size.w);
      CAPTURE(more);
      stage.wait(Stage::Milliseconds{96});
      if (more) {
        tab_to(stage, tr(Language::Portuguese, Text::More));
        stage.key(Key::Space);
        stage.wait(Stage::Milliseconds{96});
      }
      CHECK(check_heights_for_fingers(stage).size() >= (more ? 6U : 7U));
      // All of it is in the window.
      const auto* menu = dynamic_cast<const MenuScene*>(&stage.app().scenes().top());
      REQUIRE(menu != nullptr);
      CHECK(menu->place_of(9).bottom() <= stage.app().size().h);
      CHECK(menu->place_of(9).y >= 0);
    }
  }
}

TEST_CASE("Buttons of a game are large enough for a finger on lying phones with browser bars") {
  for (const Size size : {Size{740, 300}, Size{667, 280}, Size{568, 232}, Size{300, 600}}) {
    Stage stage(shown(FirstScene::Checkers, size));
    CAPTURE(size.w);
    stage.wait(Stage::Milliseconds{200});
    const CheckersLayout places = stage.checkers().places();
    CHECK(places.compact());
    const float part = stage.app().interface_size();
    CHECK(part < 1);
    int buttons = 0;
    std::set<std::uint32_t> walked;
    for (int stop = 0; stop < 40; ++stop) {
      stage.key(Key::Tab);
      stage.wait(Stage::Milliseconds{64});
      const Gui::Focus& focus = focus_in(stage);
      if (focus.words.empty()) continue;
      if (!walked.insert(focus.id).second) break;
      if (!places.buttons.contains(focus.place.center())) continue;
      CAPTURE(focus.words);
      ++buttons;
      CHECK(std::round(seen_size(focus.place, stage).w) >= least_for_finger);
      CHECK(std::round(seen_size(focus.place, stage).h) >= least_for_finger);
      CHECK(focus.place.bottom() <= stage.app().size().h);
    }
    CHECK(buttons >= 4);
  }
}

TEST_CASE("Answers to an offer are large enough for a finger, and hide no moves and counters") {
  for (const Size size :
       {Size{844, 390}, Size{740, 300}, Size{667, 280}, Size{568, 232}, Size{300, 600}, phone}) {
    CAPTURE(size.w);
    Stage stage = with_draw_offer(size);
    for (const char* const move : {"a1b2", "b8a7"})
      stage.type(move);
    stage.settle();
    const CheckersLayout before = stage.checkers().places();
    CHECK((before.portrait || !before.title.empty()));
    say(stage, command::OfferDraw{});
    const CheckersLayout places = stage.checkers().places();
    for (const Text answer : {Text::AcceptDraw, Text::DeclineDraw}) {
      CAPTURE(static_cast<int>(answer));
      REQUIRE(stage.reaches(Key::Tab, tr(Language::Portuguese, answer)));
      const Rect button = focus_in(stage).place;
      CHECK(std::round(seen_size(button, stage).w) >= least_for_finger);
      CHECK(std::round(seen_size(button, stage).h) >= least_for_finger);
      CHECK(button.y >= places.answers.y);
      CHECK(button.bottom() <= places.answers.bottom());
      CHECK(button.bottom() <= stage.app().size().h);
    }
    CHECK(places.board == before.board);
    if (places.portrait) continue;
    CHECK(places.answers.bottom() <= places.buttons.y);
    CHECK(places.counters.bottom() <= places.answers.y);
    for (const Rect& place : {places.moves, places.counters})
      CHECK(drawn_pixels(place, stage) >= 50);
  }
}

TEST_CASE("Answers in the status line are large enough for a finger, and cover nothing") {
  for (const Size size : {Size{280, 200}, Size{320, 256}, Size{400, 280}}) {
    CAPTURE(size.w);
    const float least = size.h < 232 ? 38 : least_for_finger;  // there is no room for more
    Stage stage = with_draw_offer(size);
    for (const char* const move : {"a1b2", "b8a7"})
      stage.type(move);
    stage.settle();
    say(stage, command::OfferDraw{});
    const CheckersLayout places = stage.checkers().places();
    REQUIRE(places.has_room_for_answers());
    CHECK(places.board.bottom() <= places.status.y);
    CHECK(places.panel.bottom() <= places.status.y);
    for (const Text answer : {Text::AcceptDraw, Text::DeclineDraw}) {
      CAPTURE(static_cast<int>(answer));
      REQUIRE(stage.reaches(Key::Tab, tr(Language::Portuguese, answer)));
      const Rect button = focus_in(stage).place;
      CHECK(std::round(seen_size(button, stage).w) >= least);
      CHECK(std::round(seen_size(button, stage).h) >= least);
      CHECK(button.y >= places.status.y);
      CHECK(button.bottom() <= stage.app().size().h);
    }
  }
}

TEST_CASE("The names of an opened list are high enough for a finger") {
  Stage stage(shown(FirstScene::Editor, phone));
  tab_to(stage, tr(Language::English, Text::VariantLabel) + std::string(": "));
  stage.key(Key::Space);
  stage.wait(Stage::Milliseconds{96});
  REQUIRE(stage.screen().gui().has_popup());
  stage.key(Key::Down);
  stage.wait(Stage::Milliseconds{96});
  CHECK_FALSE(focus_in(stage).words.empty());
  CHECK(std::round(focus_in(stage).place.h) >= least_for_finger);
}

TEST_CASE("The cursor of an opened list is on what is chosen, which is visible") {
  struct List {
    FirstScene scene;
    Variant chosen;
  };
  for (const List& list :
       {List{FirstScene::Editor, Variant::Turkish}, List{FirstScene::Editor, Variant::Canadian},
        List{FirstScene::NewGame, Variant::Turkish}}) {
    for (const Size size : {phone, Size{844, 390}, monitor}) {
      CAPTURE(static_cast<int>(list.scene));
      CAPTURE(size.w);
      StageSetup setup = shown(FirstScene::Menu, size);
      if (list.scene == FirstScene::Editor) {
        setup.options.scene = list.scene;
        setup.options.variant = list.chosen;
      }
      Stage stage(setup);
      if (list.scene == FirstScene::NewGame) {
        stage.app().change_preferences([&](Preferences& p) { p.new_game.variant = list.chosen; });
        stage.app().open(destination::NewGame{std::nullopt, std::nullopt});
        stage.wait(Stage::Milliseconds{200});
      }
      tab_to(stage, tr(Language::English, Text::VariantLabel) + std::string(": "));
      stage.key(Key::Space);
      stage.wait(Stage::Milliseconds{160});
      REQUIRE(stage.screen().gui().has_popup());
      const Gui::Focus& focus = focus_in(stage);
      CHECK(focus.words.starts_with(name(Language::English, list.chosen)));
      CHECK(focus.place.y >= 0);
      CHECK(focus.place.bottom() <= size.h);
    }
  }
}

TEST_CASE("The engine's lines are high enough for a finger") {
  CHECK(lines_height(2, false, true) - lines_height(1, false, true) >= least_for_finger);
  CHECK(lines_height(2) - lines_height(1) < least_for_finger);
  StageSetup setup;
  setup.size = phone;
  // White wins with the only legal move, so that verdict and line stay the same.
  ReviewStage stage("[GameType \"26\"]\n[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 *", setup);
  stage.type("l");
  stage.rest();
  const Rect sheet = stage.review().places().sheet;
  stage.click(Point{sheet.center().x, sheet.y + 24});
  stage.rest();
  const std::set<std::string> words = check_heights_for_fingers(stage);
  CHECK(was_checked(words, "White wins in 1"));
  CHECK(was_checked(words, "#1: "));
}

TEST_CASE("The controls of the lab are high enough for a finger") {
  for (const Size size : {Size{360, 480}, Size{480, 360}, phone, monitor}) {
    CAPTURE(size.w);
    const LabLayout l = arrange_lab(size, true);
    CHECK(l.player.h >= least_for_finger);
    CHECK(l.palette.h / (8 / static_cast<float>(l.columns)) >= least_for_finger);
    CHECK(l.form.h >= 80);
    CHECK(arrange_lab(size, false).player.h < least_for_finger);
  }
}

TEST_CASE("Texts for fingers name no keys and no mouse, in all languages") {
  for (const Language language : languages) {
    for (const Text text : {Text::EditorHowToTouch, Text::PatternHowToTouch, Text::PuzzleHowToTouch,
                            Text::PuzzleNextDealTouch, Text::ProblemStepHintTouch}) {
      const std::string words = tr(language, text);
      CAPTURE(words);
      for (const char* const other :
           {"lick", "lique", "arrow", "seta", "Enter", "Tab", "Delete", "Keys", "Teclas", "N,"})
        CHECK(words.find(other) == std::string::npos);
    }
  }
}

}  // namespace damas::test
