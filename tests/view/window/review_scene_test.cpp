#include "view/window/review/review_scene.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

const ReviewScene& open_review(Stage& stage, const std::string& pdn, SaveGame save = {}) {
  auto games = read_pdn(pdn);
  REQUIRE(games.size() == 1);
  stage.app().scenes().push(make_review(std::move(games.front()), std::move(save)));
  stage.wait(Stage::Milliseconds{50});
  const auto* scene = dynamic_cast<const ReviewScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

int ply(const ReviewScene& scene) {
  return scene.document().tree().ply_of(scene.document().node());
}

constexpr const char* short_game = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";

}  // namespace

TEST_CASE("a game is walked through by the keyboard") {
  Stage stage;
  const ReviewScene& scene = open_review(stage, short_game);
  CHECK(ply(scene) == 0);
  stage.key(Key::Right);
  stage.key(Key::PageDown);
  CHECK(ply(scene) == 2);
  stage.key(Key::Left);
  CHECK(ply(scene) == 1);
  stage.key(Key::End);
  CHECK(ply(scene) == 5);
  stage.key(Key::Right);
  CHECK(ply(scene) == 5);
  stage.key(Key::PageUp);
  CHECK(ply(scene) == 4);
  stage.key(Key::Home);
  stage.key(Key::Left);
  CHECK(ply(scene) == 0);
}

TEST_CASE("a review above another scene leads back to it") {
  Stage stage;
  open_review(stage, short_game);
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{50});
  CHECK(stage.shows<MenuScene>());
}

}  // namespace damas::test
