#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/chaos.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr FirstScene first_scenes[] = {
    FirstScene::Menu,     FirstScene::Checkers, FirstScene::NewGame, FirstScene::Settings,
    FirstScene::Checkers, FirstScene::Keys,     FirstScene::Editor};

// Strong levels and endless hints would make the test slow, not harder.
void keep_it_easy(Stage& stage, bool hints) {
  stage.app().change_preferences([hints](Preferences& p) {
    p.new_game.hints = hints;
    p.new_game.level = 1;
    p.new_game.second_level = 1;
  });
}

void check_match(const Stage&, const Session& session) {
  const Match& match = session.match();
  CHECK((match.state() == Match::State::Over) == match.outcome().has_value());
  CHECK(match.game().ply() <= match.game().last_ply());
}

}  // namespace

TEST_CASE("Random input from keyboard, pointer, clock and clipboard never breaks the window") {
  int games = 0;
  for (std::uint64_t seed = 1; seed <= 14; ++seed) {
    CAPTURE(seed);
    Chaos chaos(seed);
    StageSetup setup;
    setup.options.scene = first_scenes[seed % std::size(first_scenes)];
    setup.seed = seed;
    setup.size = {640, 480};
    auto stage = std::make_unique<Stage>(setup);
    for (int frame = 0; frame < 200; ++frame) {
      CAPTURE(frame);
      keep_it_easy(*stage, frame < 40);
      if (chaos.one_in(20)) stage->clipboard = chaos.one_in(2) ? "W:WKa1:Bh8" : "1. c3-d4 \xff{";
      stage->feed(chaos.frame());
      if (chaos.one_in(200)) stage->resize(chaos.size());
      if (stage->has_quit()) stage = std::make_unique<Stage>(setup);
      const auto* scene = dynamic_cast<const CheckersScene*>(&stage->app().scenes().top());
      if (scene == nullptr) continue;
      ++games;
      check_match(*stage, scene->controller().session());
    }
  }
  // Otherwise the input contained no games.
  CHECK(games > 200);
}

}  // namespace damas::test
