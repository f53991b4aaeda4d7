// The warning of a mistake, before the other side answers.
#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

// c3-d4 loses a man, c3-b4 does not.
constexpr const char* threatened = "W:Wc3,f2,h2:Be5,f8,h8";

// A person plays White.
struct Guarded : Stage {
  explicit Guarded(Guard guard, const Player& black = Computer{1}, const StageSetup& setup = {},
                   std::optional<int> takebacks = {}, TimeControl time = {})
      : Stage(setup) {
    app().change_preferences([&](Preferences& p) { p.guard = guard; });
    MatchSetup match;
    match.start = std::get<AnyPosition>(parse_fen(Variant::Brazilian, threatened));
    match.players = {Human{}, black};
    match.takebacks = takebacks;
    match.time = time;
    app().scenes().start(local_scene(Match(match, app().drive())));
    settle();
  }
  void play(const char* move) {
    type(move);
    wait(Milliseconds{2500});
  }
  void press(Key key) {
    this->key(key);
    wait(Milliseconds{100});
  }
  // By the first button, which the first arrow key finds.
  void take_back() {
    press(Key::Right);
    press(Key::Enter);
  }
  bool warns() { return checkers().walks_by_keys(); }
};

}  // namespace

TEST_CASE("The machine waits until the person has decided about a mistake") {
  Guarded stage(Guard::Man);
  stage.play("c3d4");
  REQUIRE(stage.warns());
  CHECK(stage.game().ply() == 1);
  CHECK(stage.checkers().coach_words().find("d4") != std::string::npos);
  SUBCASE("who takes the move back") {
    stage.take_back();
    CHECK(stage.game().ply() == 0);
  }
  SUBCASE("who keeps it") {
    stage.press(Key::Escape);
    stage.wait(Milliseconds{2000});
    CHECK(stage.game().ply() == 2);
  }
  SUBCASE("who takes it back by the usual key") {
    stage.press(Key::Z);
    CHECK(stage.warns());
    stage.key(Key::Z, with_ctrl);
    stage.wait(Milliseconds{100});
    CHECK(stage.game().ply() == 0);
  }
  CHECK_FALSE(stage.warns());
  CHECK(stage.checkers().coach_words().empty());
}

TEST_CASE("The loss by a mistake is shown on the board, and the match stays as it is") {
  Guarded stage(Guard::Man);
  stage.play("c3d4");
  REQUIRE(stage.warns());
  for (const Key key : {Key::Right, Key::Right, Key::Enter})
    stage.press(key);
  stage.wait(Milliseconds{5000});
  const GameController& controller = stage.checkers().controller();
  REQUIRE(controller.shown_ply() > 1);
  Game line = controller.shown_game();
  line.go_to(1);
  CHECK(to_text(line, line.move_from(1)) == "e5xc3");
  CHECK(stage.status().starts_with("The game could continue: e5xc3"));
  CHECK(stage.game().ply() == 1);
  CHECK(stage.warns());
  stage.press(Key::Escape);
  CHECK(controller.shown_ply() == 1);
  REQUIRE(stage.warns());
  stage.press(Key::Escape);
  stage.wait(Milliseconds{2000});
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("A warning may tell only what the move costs, and shows no moves then") {
  for (const Language language : languages) {
    StageSetup setup;
    setup.language = language;
    Guarded stage(Guard::Man, Computer{1}, setup);
    stage.app().change_preferences([](Preferences& p) { p.guard_says = GuardSays::Cost; });
    stage.play("c3d4");
    REQUIRE(stage.warns());
    const std::string words = stage.checkers().coach_words();
    CAPTURE(words);
    CHECK(words.find(language == Language::English ? "Take it back?" : "Desfazer?") !=
          std::string::npos);
    for (const char* square : {"d4", "e5", "c3"})
      CHECK(words.find(square) == std::string::npos);
    // The second button, which would show the moves, now keeps the move.
    for (const Key key : {Key::Right, Key::Right, Key::Enter})
      stage.press(key);
    CHECK_FALSE(stage.warns());
    stage.wait(Milliseconds{2000});
    CHECK(stage.game().ply() == 2);
  }
}

TEST_CASE("How much a warning tells is chosen in the settings, if there are warnings") {
  for (const Guard guard : {Guard::Off, Guard::Man}) {
    Stage stage;
    stage.app().change_preferences([&](Preferences& p) { p.guard = guard; });
    stage.app().scenes().push(std::make_unique<SettingsScene>());
    stage.wait(Milliseconds{160});
    const auto there = [&] {
      return stage.screen().gui().focus().words.starts_with("A warning tells: ");
    };
    const auto press = [&](Key key) {
      stage.key(key);
      stage.wait(Milliseconds{96});
    };
    for (int i = 0; i < 60 && !there(); ++i)
      press(Key::Tab);
    CHECK(there() == (guard != Guard::Off));
    if (!there()) continue;
    CHECK(stage.app().preferences().guard_says == GuardSays::Reason);
    for (const Key key : {Key::Space, Key::Up, Key::Enter})
      press(key);
    CHECK(stage.app().preferences().guard_says == GuardSays::Cost);
  }
}

TEST_CASE("A game goes on after a warning without further input") {
  Guarded stage(Guard::Man);
  stage.play("c3d4");
  REQUIRE(stage.warns());
  stage.key(Key::Escape);
  stage.wait_as_asked(Milliseconds{3000});
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("There is no warning of a good move, without the setting, nor where nothing helps") {
  Guarded good(Guard::Small);
  good.play("c3b4");
  CHECK_FALSE(good.warns());
  CHECK(good.game().ply() == 2);

  Guarded off(Guard::Off);
  off.play("c3d4");
  CHECK_FALSE(off.warns());
  CHECK(off.game().ply() == 2);

  Guarded final_moves(Guard::Man, Computer{1}, {}, 0);
  final_moves.play("c3d4");
  CHECK_FALSE(final_moves.warns());
  CHECK(final_moves.game().ply() == 2);
}

TEST_CASE("The guard also warns between two persons, and the clocks stand meanwhile") {
  TimeControl time;
  time.initial = std::chrono::minutes(5);
  Guarded stage(Guard::Man, Human{}, {}, std::nullopt, time);
  stage.play("c3d4");
  REQUIRE(stage.warns());
  const Clock& clock = stage.checkers().session().match().clock();
  CHECK(clock.remaining(Side::Black) == time.initial);
  SUBCASE("the move is taken back") {
    stage.take_back();
    CHECK(stage.game().ply() == 0);
    CHECK(stage.game().side_to_move() == Side::White);
  }
  SUBCASE("the other one plays on") {
    stage.play("e5c3");
    CHECK(stage.game().ply() == 2);
  }
  CHECK_FALSE(stage.warns());
  const auto before = clock.remaining(stage.game().side_to_move());
  stage.wait(Milliseconds{500});
  CHECK(clock.remaining(stage.game().side_to_move()) < before);
}

TEST_CASE("The warning matches its accepted pictures") {
  for (const Language language : languages) {
    for (const Size size : {Size{1000, 640}, Size{390, 760}, Size{360, 640}, Size{480, 360}}) {
      StageSetup setup;
      setup.size = size;
      setup.language = language;
      Guarded stage(Guard::Man, Computer{1}, setup);
      stage.play("c3d4");
      check_picture(stage.screen().picture(),
                    "window/guard_" + std::to_string(static_cast<int>(size.w)) + "_" +
                        std::string(code(language)),
                    with_text);
    }
  }
}

}  // namespace damas::test
