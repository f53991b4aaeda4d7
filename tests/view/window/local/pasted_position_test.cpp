#include "view/window/local/pasted_position.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

TEST_CASE("A pasted position is read for the variant and the draw rules of the match") {
  Stage stage;
  MatchSetup setup;
  setup.variant = Variant::Russian;
  const std::string text = "B:Wc3,e3:Bd6,f6";
  const auto game = pasted_game(text, setup, stage.app());
  REQUIRE(game);
  CHECK(game->variant() == Variant::Russian);
  CHECK(game->draw_table() == setup.draw_table);
  CHECK(game->position() == std::get<AnyPosition>(parse_fen(Variant::Russian, text)));
  CHECK(stage.app().notices().empty());
}

TEST_CASE("A notice says why nothing can be pasted") {
  Stage stage;
  CHECK_FALSE(pasted_game("", MatchSetup{}, stage.app()));
  CHECK(stage.app().notices() == std::vector{std::string(stage.app().tr(Text::NothingToPaste))});
  CHECK_FALSE(pasted_game("W:Wz9:Bd6", MatchSetup{}, stage.app()));
  CHECK(stage.app().notices().size() == 2);
}

TEST_CASE("A position that was pasted into a match is announced, once it is on the board") {
  constexpr Stage::Milliseconds moment{100};
  const std::string text = "B:Wc3,e3:Bd6,f6";
  const std::string done = "Pasted. The game continues from this position.";
  Stage stage(Stage::two_persons());
  const auto times_said = [&] {
    return std::count(stage.announced.begin(), stage.announced.end(), done);
  };
  const auto paste = [&] {
    stage.clipboard = text;
    stage.key(Key::V, with_ctrl_shift);
    stage.wait(moment);
  };
  SUBCASE("at once over a match without moves") {
    paste();
    CHECK(times_said() == 1);
    CHECK(stage.app().notices() == std::vector{done});
  }
  SUBCASE("after a question over a match with moves") {
    stage.type("c3d4");
    stage.settle();
    paste();
    REQUIRE(stage.shows<ChoicesScene>());
    CHECK(times_said() == 0);
    REQUIRE(stage.reaches(Key::Down, "Yes"));
    stage.key(Key::Enter);
    stage.wait(moment);
    CHECK(times_said() == 1);
  }
  CHECK(to_fen(stage.game().position()) == text);
}

}  // namespace damas::test
