#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

// c3 goes round over four men and back to c3, one way or the other.
constexpr const char* round = "W:Wc3:Bd4,f4,d2,f2,h8";

Path named(const BoardShape& shape, const std::vector<const char*>& names) {
  Path path;
  for (const char* name : names)
    path.push_back(*parse_square(name, shape));
  return path;
}

struct Way {
  const char* typed;
  std::vector<const char*> squares;
};
const std::vector<Way> ways = {{"c3xe5xg3xe1xc3", {"c3", "e5", "g3", "e1", "c3"}},
                               {"c3xe1xg3xe5xc3", {"c3", "e1", "g3", "e5", "c3"}}};

}  // namespace

TEST_CASE("the last move's arrow goes over the squares that the piece visited") {
  for (const Way& way : ways) {
    CAPTURE(way.typed);
    Stage stage(Stage::two_persons(round));
    stage.type(way.typed);
    stage.settle();
    REQUIRE(stage.game().ply() == 1);
    const Path visited = named(stage.game().shape(), way.squares);
    const auto shown = [&] { return stage.checkers().controller().marks(Preferences{}).last_move; };
    CHECK(shown() == visited);
    // Also after undoing back to it.
    stage.key(Key::Z, with_ctrl);
    stage.settle();
    CHECK(shown().empty());
    stage.key(Key::Y, with_ctrl);
    stage.settle();
    CHECK(shown() == visited);
    stage.type("h8g7");
    stage.settle();
    CHECK(shown() == named(stage.game().shape(), {"h8", "g7"}));
    stage.key(Key::PageUp);
    stage.settle();
    CHECK(shown() == visited);
  }
}

TEST_CASE("in a review, too, the last move's arrow goes over the squares that the piece visited") {
  for (const Way& way : ways) {
    CAPTURE(way.typed);
    ReviewStage stage("[GameType \"26\"]\n[FEN \"" + std::string(round) + "\"]\n*");
    stage.type(way.typed);
    stage.wait(Stage::Milliseconds{1200});
    REQUIRE(stage.ply() == 1);
    const Path visited = named(stage.review().controller().game().shape(), way.squares);
    const auto shown = [&] { return stage.review().controller().marks(Preferences{}).last_move; };
    CHECK(shown() == visited);
    stage.key(Key::Left);
    stage.wait(Stage::Milliseconds{1200});
    stage.key(Key::Right);
    stage.wait(Stage::Milliseconds{1200});
    CHECK(shown() == visited);
  }
}

}  // namespace damas::test
