#include "view/window/puzzle/pictures.hpp"

#include <doctest/doctest.h>

#include "assets/assets.hpp"
#include "platform/image.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/puzzle/layout.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/puzzle_play.hpp"

namespace damas::test {

namespace {

using namespace std::chrono_literals;

// There is less text in them than in most, and a lost button must be noticed.
constexpr test::Tolerance mostly_pictures{0.3, 0.003};

constexpr Size landscape{800, 520};
constexpr Size portrait{375, 667};
constexpr Size low{480, 360};
constexpr Size narrow{360, 480};

void play_some(PuzzlePlay& play) {
  play.key(Key::Up);
  play.wait(67s);
  play.settle();
}

void win(PuzzlePlay& play) {
  play_some(play);
  play.key(Key::Left);
  play.settle();
}

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";

}  // namespace

TEST_CASE("The puzzle in play matches its accepted pictures, wide and high, in both languages") {
  PuzzlePlay wide(two_moves_left, {landscape});
  play_some(wide);
  check_picture(wide.picture(), "puzzle/playing_landscape_en", mostly_pictures);
  PuzzlePlay high("8 1 3 / 4 0 2 / 7 6 5", {portrait, 1, Language::Portuguese});
  play_some(high);
  check_picture(high.picture(), "puzzle/playing_portrait_pt", mostly_pictures);
}

TEST_CASE("Tiles need not be enlarged in a large window, nor on a dense screen") {
  const Expected<Image> tile = decode_image(asset("puzzle/tile_1.png"), "tile_1.png");
  REQUIRE(tile.ok());
  const auto side = static_cast<float>(tile->width());
  CHECK(side >= puzzle_layout({2560, 1440}, 3).cell);
  CHECK(side >= 2 * puzzle_layout({1200, 800}, 3).cell);
}

TEST_CASE("A win matches its accepted pictures, wide and high, in both languages") {
  PuzzlePlay wide(two_moves_left, {landscape, 1, Language::Portuguese, "slate"});
  win(wide);
  check_picture(wide.picture(), "puzzle/won_landscape_pt", mostly_pictures);
  PuzzlePlay high(two_moves_left, {portrait});
  win(high);
  check_picture(high.picture(), "puzzle/won_portrait_en", mostly_pictures);
}

TEST_CASE("A dragged tile, a sliding tile and a refusal match their accepted pictures") {
  PuzzlePlay play("0 1 2 / 4 5 3 / 7 8 6", {low});
  std::vector<Input> frames = made::drag(play.middle(0, 2), play.middle(0, 1));
  frames.resize(frames.size() - 2);
  play.feed(frames);
  check_picture(play.picture(), "puzzle/dragged", mostly_pictures);
  PuzzlePlay other("8 1 3 / 4 0 2 / 7 6 5", {low, 1, Language::English, "high-contrast"});
  other.key(Key::Down);
  other.wait(puzzle_time::slide / 3);
  check_picture(other.picture(), "puzzle/sliding_high_contrast", mostly_pictures);
  other.feed(made::click(other.middle(1, 0)));
  other.settle();
  check_picture(other.picture(), "puzzle/refused_high_contrast", mostly_pictures);
}

TEST_CASE("On a dense display the picture is the same, with more pixels") {
  PuzzlePlay dense(two_moves_left, {narrow, 1.5F, Language::Portuguese, "tournament"});
  check_picture(dense.picture(), "puzzle/dense_portrait_pt", mostly_pictures);
}

TEST_CASE("The smallest windows hold all of it") {
  PuzzlePlay high(two_moves_left, {narrow, 1, Language::Portuguese});
  check_picture(high.picture(), "puzzle/smallest_portrait_pt", mostly_pictures);
  PuzzlePlay wide(two_moves_left, {low});
  check_picture(wide.picture(), "puzzle/smallest_landscape_en", mostly_pictures);
}

TEST_CASE("The help of the puzzle matches its accepted pictures in both languages") {
  PuzzlePlay wide(two_moves_left, {landscape});
  wide.key(Key::F1);
  wide.settle();
  check_picture(wide.picture(), "puzzle/help_landscape_en", mostly_pictures);
  PuzzlePlay high(two_moves_left, {narrow, 1, Language::Portuguese});
  high.key(Key::F1);
  high.settle();
  check_picture(high.picture(), "puzzle/help_portrait_pt", mostly_pictures);
}

TEST_CASE("Larger puzzles match their accepted pictures, with numbers and with pictures") {
  PuzzleStage stage{portrait};
  stage.choice = {4, puzzle::Difficulty::Any, PuzzleFace::Bay, true};
  PuzzlePlay high("1 2 3 4 / 5 6 7 8 / 9 10 0 12 / 13 14 11 15", stage);
  check_picture(high.picture(), "puzzle/bay_portrait_en", mostly_pictures);
  stage = {landscape, 1, Language::Portuguese};
  stage.choice = {4, puzzle::Difficulty::Any, PuzzleFace::Numbers, true};
  PuzzlePlay wide("1 2 3 4 / 5 6 7 8 / 9 10 0 12 / 13 14 11 15", stage);
  check_picture(wide.picture(), "puzzle/fifteen_landscape_pt", mostly_pictures);
  stage = {low, 1, Language::Portuguese, "high-contrast"};
  stage.choice = {3, puzzle::Difficulty::Any, PuzzleFace::Houses, false};
  PuzzlePlay small("1 2 3 / 4 0 6 / 7 5 8", stage);
  check_picture(small.picture(), "puzzle/houses_smallest_high_contrast", mostly_pictures);
}

TEST_CASE("The assembled picture is shown as a whole") {
  PuzzleStage stage{{1200, 800}};
  stage.choice = {3, puzzle::Difficulty::Any, PuzzleFace::Toucan, true};
  PuzzlePlay play(two_moves_left, stage);
  check_picture(play.picture(), "puzzle/toucan_large_en", mostly_pictures);
  win(play);
  check_picture(play.picture(), "puzzle/toucan_won_en", mostly_pictures);
}

TEST_CASE("A hint and the playback of a solution match their accepted pictures") {
  PuzzlePlay play(two_moves_left, {landscape});
  play.key(Key::H);
  play.settle();
  check_picture(play.picture(), "puzzle/hint_landscape_en", mostly_pictures);
  PuzzlePlay high("8 6 7 / 2 5 4 / 3 0 1", {narrow, 1, Language::Portuguese, "slate"});
  high.key(Key::P);
  high.settle();
  high.key(Key::P);
  high.settle();
  check_picture(high.picture(), "puzzle/shown_portrait_pt", mostly_pictures);
}

TEST_CASE("The options match their accepted pictures, wide and high, in both languages") {
  PuzzlePlay wide(two_moves_left, {landscape});
  wide.key(Key::O);
  wide.settle();
  check_picture(wide.picture(), "puzzle/options_landscape_en", mostly_pictures);
  PuzzlePlay high(two_moves_left, {portrait, 1, Language::Portuguese});
  high.key(Key::O);
  high.settle();
  check_picture(high.picture(), "puzzle/options_portrait_pt", mostly_pictures);
}

}  // namespace damas::test
